#pragma once
// Facts about Foundation, for type-checking on Linux: what Usher uses and UIKit's declarations name.
#include "ObjectiveC.h"
#include "CoreGraphics.h"
NS_ASSUME_NONNULL_BEGIN
extern const NSInteger NSNotFound;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef NS_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending } NS_SWIFT_NAME(ComparisonResult);
// Of Darwin, which Foundation exports.
int sysctlbyname(const char * _Nonnull, void * _Nullable, __SIZE_TYPE__ * _Nullable, void * _Nullable, __SIZE_TYPE__);
@class NSCoder, NSZone, NSDictionary<K, V>, NSAttributedString, NSError, NSURL, NSDate, NSIndexPath;

@protocol NSCopying
- (id)copyWithZone:(void * _Nullable)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(void * _Nullable)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSItemProviderReading
@end
@protocol NSItemProviderWriting
@end

@interface NSCoder : NSObject
@property (readonly) BOOL allowsKeyedCoding;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
@end
@interface NSKeyedUnarchiver : NSCoder
@end
NS_SWIFT_BRIDGED("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)aString;
- (NSString *)substringWithRange:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)searchString;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
@end
@interface NSMutableString : NSString
@end
NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
NS_SWIFT_BRIDGED("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.Data")
@interface NSData : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.Date")
@interface NSDate : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.URL")
@interface NSURL : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.IndexPath")
@interface NSIndexPath : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.Locale")
@interface NSLocale : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.Calendar")
@interface NSCalendar : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.TimeZone")
@interface NSTimeZone : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.UUID")
@interface NSUUID : NSObject
@end
NS_SWIFT_BRIDGED("FoundationEssentials.DateComponents")
@interface NSDateComponents : NSObject
@end
NS_SWIFT_BRIDGED("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying>
@end
NS_SWIFT_BRIDGED("Foundation.IndexSet")
@interface NSIndexSet : NSObject
@end
@interface NSValue : NSObject
@property (readonly) CGRect CGRectValue NS_SWIFT_NAME(cgRectValue);
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
@end
@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@end
NS_SWIFT_SENDABLE @interface NSNull : NSObject
@end
typedef NSString *NSErrorDomain;
@interface NSError : NSObject
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@end
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common);
NS_SWIFT_SENDABLE @interface NSLock : NSObject
@end
@class NSOperationQueue;
NS_SWIFT_NAME(OperationQueue) NS_SWIFT_SENDABLE
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end
NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)aUserInfo;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (^ NS_SWIFT_SENDABLE)(NSNotification *notification))block;
@end
NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ NS_SWIFT_SENDABLE)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ NS_SWIFT_SENDABLE)(NSTimer *timer))block;
- (void)invalidate;
@end
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
@end
NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass NS_SWIFT_NAME(init(for:));
- (nullable instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithURL:(NSURL *)url;
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy, nullable) NSURL *resourceURL;
@property (readonly, copy) NSString *bundlePath;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *infoDictionary;
@property (readonly, copy, nullable) NSString *developmentLocalization;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key NS_SWIFT_NAME(object(forInfoDictionaryKey:));
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)tableName;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
@end
@interface NSCache<KeyType, ObjectType> : NSObject
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)obj forKey:(KeyType)key;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
@property NSUInteger totalCostLimit;
@property NSUInteger countLimit;
@end
NS_SWIFT_NAME(FileHandle) NS_SWIFT_SENDABLE
@interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError NS_SWIFT_NAME(standardError);
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput NS_SWIFT_NAME(standardOutput);
- (void)writeData:(NSData *)data NS_SWIFT_NAME(write(_:));
@end
NS_SWIFT_NAME(Progress) NS_SWIFT_SENDABLE
@interface NSProgress : NSObject
@end
NS_SWIFT_NAME(UndoManager) NS_SWIFT_UI_ACTOR
@interface NSUndoManager : NSObject
@end
@interface NSUserActivity : NSObject
@end
@interface NSItemProvider : NSObject
@end
@interface NSPredicate : NSObject
@end
NS_SWIFT_NAME(Formatter)
@interface NSFormatter : NSObject
@end
@interface NSInvocation : NSObject
@end
@interface NSMethodSignature : NSObject
@end

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);
typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) { NSAttributedStringEnumerationReverse = 2, NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1048576 } NS_SWIFT_NAME(NSAttributedString.EnumerationOptions);
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location effectiveRange:(NSRange * _Nullable)range;
- (nullable id)attribute:(NSAttributedStringKey)attrName atIndex:(NSUInteger)location effectiveRange:(NSRange * _Nullable)range;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (void)enumerateAttributesInRange:(NSRange)enumerationRange options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attrs, NSRange range, BOOL *stop))block;
- (void)enumerateAttribute:(NSAttributedStringKey)attrName inRange:(NSRange)enumerationRange options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
@end
NS_ASSUME_NONNULL_END
