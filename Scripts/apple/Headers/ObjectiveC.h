#pragma once
// Facts about the Objective-C runtime, for type-checking on Linux, and the macros of all headers here.

// A target on Linux knows nothing of iOS, so that what Apple's headers say about availability is said
// with marks for deprecated declarations; Scripts/check-apple decides which of them are mistakes.
#define SINCE(version) __attribute__((deprecated("since iOS " #version)))
#define DEPRECATED(version) __attribute__((deprecated("deprecated in iOS " #version)))
#define SINCE_UNTIL(first, last) \
  __attribute__((deprecated("since iOS " #first ", deprecated in iOS " #last)))
#define NO_EXTENSIONS __attribute__((deprecated("unavailable in app extensions")))

// Macros with the names and the meaning that Apple documents.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; enum name : type
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_NOESCAPE __attribute__((noescape))
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_BRIDGED(name) __attribute__((swift_bridge(name)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_UNAVAILABLE __attribute__((unavailable))

typedef signed char BOOL;
typedef struct objc_selector *SEL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
NS_ASSUME_NONNULL_BEGIN
@class NSString, NSMethodSignature, NSInvocation;
NS_SWIFT_NAME(NSObjectProtocol)
@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class NS_SWIFT_NAME(type(_:)) NS_UNAVAILABLE;
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(id)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (instancetype)retain NS_UNAVAILABLE;
- (oneway void)release NS_UNAVAILABLE;
- (instancetype)autorelease NS_UNAVAILABLE;
- (NSUInteger)retainCount NS_UNAVAILABLE;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_UNAVAILABLE;
+ (instancetype)alloc NS_UNAVAILABLE;
- (void)dealloc NS_UNAVAILABLE;
- (void)finalize NS_UNAVAILABLE;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
- (void)doesNotRecognizeSelector:(SEL)aSelector;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (NSUInteger)hash;
+ (Class)superclass;
+ (Class)class NS_UNAVAILABLE;
+ (NSString *)description;
@end
extern Class _Nullable class_getSuperclass(Class _Nullable cls);
extern id _Nullable objc_getAssociatedObject(id object, const void *key);
typedef NS_ENUM(NSUInteger, objc_AssociationPolicy) { OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 769, OBJC_ASSOCIATION_COPY = 771 };
extern void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
NS_ASSUME_NONNULL_END
