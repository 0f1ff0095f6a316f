#pragma once
// Facts about QuartzCore's public API, for type-checking on Linux. See ../Sources.md.
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN

@class CAAnimation, CABasicAnimation, CAGradientLayer, CALayer, CAMediaTimingFunction, CAPropertyAnimation, CAShapeLayer, CASpringAnimation, CATransaction;
@protocol CALayerDelegate, CAMediaTiming;

// MARK: Types

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM NS_SWIFT_NAME(CALayer.CornerCurve);
typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM NS_SWIFT_NAME(CAMediaTimingFunction.Name);
typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM NS_SWIFT_NAME(CAShapeLayer.LineJoin);
typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM NS_SWIFT_NAME(CAShapeLayer.LineCap);
typedef struct CATransform3D { CGFloat m11; CGFloat m12; CGFloat m13; CGFloat m14; CGFloat m21; CGFloat m22; CGFloat m23; CGFloat m24; CGFloat m31; CGFloat m32; CGFloat m33; CGFloat m34; CGFloat m41; CGFloat m42; CGFloat m43; CGFloat m44; } CATransform3D;
typedef NS_OPTIONS(NSUInteger, CACornerMask) { kCALayerMinXMinYCorner = 1<<0, kCALayerMaxXMinYCorner = 1<<1, kCALayerMinXMaxYCorner = 1<<2,
  kCALayerMaxXMaxYCorner = 1<<3 };

// MARK: Protocols

@protocol CALayerDelegate <NSObject>
@end
@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property CAMediaTimingFillMode fillMode;
@end

// MARK: Classes

@interface CAAnimation : NSObject <CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nullable) CAMediaTimingFunction *timingFunction;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path NS_SWIFT_NAME(init(keyPath:));
@end
@interface CABasicAnimation : CAPropertyAnimation
@property (nullable) id fromValue;
@property (nullable) id toValue;
@end
@interface CALayer : NSObject <CAMediaTiming, NSCoding, NSSecureCoding>
- (instancetype)init;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
- (CGAffineTransform)affineTransform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
- (void)removeFromSuperlayer;
@property (nullable) CALayer *mask;
- (void)addSublayer:(CALayer *)layer NS_SWIFT_NAME(addSublayer(_:));
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property (nullable) CGPathRef shadowPath;
@property CGFloat shadowRadius;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key NS_SWIFT_NAME(add(_:forKey:));
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key NS_SWIFT_NAME(removeAnimation(forKey:));
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable CAAnimation *)animationForKey:(NSString *)key NS_SWIFT_NAME(animation(forKey:));
- (void)renderInContext:(CGContextRef)ctx;
@end
@interface CAMediaTimingFunction : NSObject <NSCoding, NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name NS_SWIFT_NAME(init(name:));
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
@end
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CAShapeLayerLineCap lineCap;
@property CAShapeLayerLineJoin lineJoin;
@property CGFloat strokeStart;
@end
@interface CASpringAnimation : CABasicAnimation
@property CGFloat stiffness;
@property CGFloat damping;
@property (readonly) CFTimeInterval settlingDuration;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)flag;
@end

// MARK: Constants and functions

extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous NS_SWIFT_NAME(CALayerCornerCurve.continuous);
extern CAGradientLayerType const kCAGradientLayerRadial NS_SWIFT_NAME(CAGradientLayerType.radial);
extern CAMediaTimingFillMode const kCAFillModeForwards NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode const kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear NS_SWIFT_NAME(CAMediaTimingFunctionName.linear);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn NS_SWIFT_NAME(CAMediaTimingFunctionName.easeIn);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut NS_SWIFT_NAME(CAMediaTimingFunctionName.easeOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut NS_SWIFT_NAME(CAMediaTimingFunctionName.easeInEaseOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault NS_SWIFT_NAME(CAMediaTimingFunctionName.default);
extern CAShapeLayerLineJoin const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern CAShapeLayerLineCap const kCALineCapSquare NS_SWIFT_NAME(CAShapeLayerLineCap.square);
extern CATransform3D const CATransform3DIdentity;
#pragma clang arc_cf_code_audited begin
extern CFTimeInterval CACurrentMediaTime(void);
#pragma clang arc_cf_code_audited end
NS_ASSUME_NONNULL_END
