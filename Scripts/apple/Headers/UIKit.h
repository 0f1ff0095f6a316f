#pragma once
// Facts about UIKit's public API, for type-checking on Linux. See ../Sources.md.
#include "Foundation.h"
#include "QuartzCore.h"
NS_ASSUME_NONNULL_BEGIN

@class NSExtensionContext, NSLayoutAnchor<AnchorType>, NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor,
  NSMutableParagraphStyle, NSParagraphStyle, NSTextContainer, UIAccessibilityCustomAction, UIAccessibilityCustomRotor, UIAccessibilityLocationDescriptor,
  UIAction, UIActivityIndicatorView, UIAlertAction, UIAlertController, UIApplication, UIBarAppearance, UIBarButtonItem, UIBarItem, UIBezierPath, UIBlurEffect,
  UIButton, UICellConfigurationState, UICollectionReusableView, UICollectionView, UICollectionViewCell, UICollectionViewFlowLayout, UICollectionViewLayout,
  UICollectionViewLayoutAttributes, UIColor, UICommand, UIContentUnavailableConfigurationState, UIContextMenuConfiguration, UIContextMenuInteraction,
  UIContextualAction, UIControl, UICornerConfiguration, UICubicTimingParameters, UIDatePicker, UIDeferredMenuElement, UIDeferredMenuElementProvider, UIDevice,
  UIEvent, UIFeedbackGenerator, UIFocusAnimationCoordinator, UIFocusEffect, UIFocusUpdateContext, UIFont, UIFontMetrics, UIGestureRecognizer,
  UIGlassContainerEffect, UIGlassEffect,
  UIGraphicsImageRenderer, UIGraphicsImageRendererContext, UIGraphicsImageRendererFormat, UIGraphicsRenderer, UIGraphicsRendererContext,
  UIGraphicsRendererFormat, UIHoverStyle, UIImage, UIImageConfiguration, UIImageSymbolConfiguration, UIImageView, UIInputViewController, UIKey, UIKeyCommand,
  UIKeyboardLayoutGuide, UILabel, UILayoutGuide, UIListContentView, UILongPressGestureRecognizer, UIMenu, UIMenuElement, UIMotionEffect, UINavigationBar,
  UINavigationBarAppearance, UINavigationController, UINavigationItem, UINib, UINotificationFeedbackGenerator, UIPageControl, UIPageViewController,
  UIPanGestureRecognizer, UIPasteConfiguration, UIPasteboard, UIPercentDrivenInteractiveTransition, UIPickerView, UIPopoverPresentationController,
  UIPresentationController, UIPress, UIPressesEvent, UIProgressView, UIRefreshControl, UIResponder, UIScene, UISceneConnectionOptions,
  UISceneDestructionRequestOptions, UISceneSession, UISceneSessionActivationRequest, UISceneWindowingControlStyle, UIScreen, UIScreenEdgePanGestureRecognizer,
  UIScrollEdgeEffect, UIScrollEdgeEffectStyle,
  UIScrollView, UISearchBar, UISearchController, UISearchTextField, UISegmentedControl, UISheetPresentationController, UISheetPresentationControllerDetent,
  UISlider, UISplitViewController, UISpringTimingParameters, UIStackView, UIStatusBarManager, UIStepper, UIStoryboard, UIStoryboardSegue,
  UIStoryboardUnwindSegueSource, UISwipeActionsConfiguration, UISwipeGestureRecognizer, UISwitch, UITab, UITabBar, UITabBarAppearance, UITabBarController,
  UITabBarItem, UITabBarItemAppearance, UITabBarItemStateAppearance, UITableView, UITableViewCell, UITableViewController, UITableViewHeaderFooterView,
  UITapGestureRecognizer, UITextField, UITextInputAssistantItem, UITextInputMode, UITextPosition, UITextRange, UITextSelectionRect, UITextView,
  UIToolTipInteraction, UIToolbar, UITouch, UITrackingLayoutGuide, UITraitCollection, UIView, UIViewConfigurationState, UIViewController,
  UIViewControllerTransition, UIViewLayoutRegion, UIViewPrintFormatter, UIViewPropertyAnimator, UIVisualEffect, UIVisualEffectView, UIWindow, UIWindowScene,
  UIWindowSceneGeometry, UIWindowSceneGeometryPreferences, UIWindowSceneGeometryPreferencesIOS, UIZoomTransitionOptions,
  UIZoomTransitionSourceViewProviderContext;
@protocol UIAccessibilityIdentification, UIActivityItemsConfigurationProviding, UIActivityItemsConfigurationReading, UIAdaptivePresentationControllerDelegate,
  UIAppearance, UIAppearanceContainer, UIApplicationDelegate, UIBarPositioningDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDelegateFlowLayout, UIContentContainer, UIContentSizeCategoryAdjusting, UIContextMenuInteractionAnimating, UIContextMenuInteractionDelegate,
  UICoordinateSpace, UIDataSourceTranslating, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIGestureRecognizerDelegate,
  UIInteraction, UIKeyInput, UILargeContentViewerItem, UIMenuBuilder, UIMutableTraits, UINavigationControllerDelegate, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UIPasteConfigurationSupporting, UIPopoverPresentationControllerDelegate, UIPopoverPresentationControllerSourceItem,
  UIResponderStandardEditActions, UISceneDelegate, UIScrollViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating,
  UISheetPresentationControllerDelegate, UISheetPresentationControllerDetentResolutionContext, UISplitViewControllerDelegate, UIStateRestoring,
  UITabBarControllerDelegate, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextInput, UITextInputDelegate, UITextInputTokenizer,
  UITextInputTraits, UITextViewDelegate, UITimingCurveProvider, UITraitChangeObservable, UITraitChangeRegistration, UITraitEnvironment, UITraitOverrides,
  UIUserActivityRestoring, UIViewAnimating, UIViewControllerAnimatedTransitioning, UIViewControllerContextTransitioning,
  UIViewControllerInteractiveTransitioning, UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext,
  UIViewControllerTransitioningDelegate, UIWindowSceneDelegate;

// MARK: Types

typedef NS_OPTIONS(NSUInteger, UIAxis) { UIAxisNeither = 0, UIAxisHorizontal = 1, UIAxisVertical = 2, UIAxisBoth = 3 };

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef unsigned long long UIAccessibilityTraits NS_TYPED_ENUM;
typedef unsigned int UIAccessibilityNotifications NS_TYPED_ENUM NS_SWIFT_NAME(UIAccessibility.Notification);
typedef NSString *UIAccessibilityAssistiveTechnologyIdentifier NS_TYPED_ENUM;
typedef NSString *UIAccessibilityTextualContext NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);
typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
typedef NSInteger UIFocusGroupPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);
typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role);
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_ENUM NS_SWIFT_NAME(UIScrollView.DecelerationRate);
typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier);
typedef NSString *UITextContentType NS_TYPED_ENUM;
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_ENUM;
typedef NSString *UITransitionContextViewKey NS_TYPED_ENUM;
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
typedef struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top; CGFloat leading; CGFloat bottom; CGFloat trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal; CGFloat vertical; } UIOffset;
struct UIAccessibility {}; typedef struct UIAccessibility UIAccessibility;
typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) { NSUnderlineStyleNone = 0x00, NSUnderlineStyleSingle = 0x01, NSUnderlineStyleThick = 0x02,
  NSUnderlineStyleDouble = 0x09, NSUnderlineStylePatternSolid = 0x0000, NSUnderlineStylePatternDot = 0x0100, NSUnderlineStylePatternDash = 0x0200,
  NSUnderlineStylePatternDashDot = 0x0300, NSUnderlineStylePatternDashDotDot = 0x0400, NSUnderlineStyleByWord = 0x8000 };
typedef NS_ENUM(NSInteger, NSLineBreakMode) { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle };
typedef NS_ENUM(NSInteger, NSWritingDirection) { NSWritingDirectionNatural = -1, NSWritingDirectionLeftToRight, NSWritingDirectionRightToLeft };
typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft, NSTextAlignmentJustified = 3, NSTextAlignmentNatural, NSTextAlignmentCenter = 1,
  NSTextAlignmentRight };
typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) { UIAccessibilityScrollDirectionRight = 1, UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp, UIAccessibilityScrollDirectionDown, UIAccessibilityScrollDirectionNext, UIAccessibilityScrollDirectionPrevious };
typedef NS_ENUM(NSInteger, UIAccessibilityNavigationStyle) { UIAccessibilityNavigationStyleAutomatic, UIAccessibilityNavigationStyleSeparate,
  UIAccessibilityNavigationStyleCombined };
typedef NS_ENUM(NSInteger, UIAccessibilityContainerType) { UIAccessibilityContainerTypeNone, UIAccessibilityContainerTypeDataTable,
  UIAccessibilityContainerTypeList, UIAccessibilityContainerTypeLandmark, UIAccessibilityContainerTypeSemanticGroup };
typedef NS_OPTIONS(NSUInteger, UIAccessibilityDirectTouchOptions) { UIAccessibilityDirectTouchOptionNone = 0, UIAccessibilityDirectTouchOptionSilentOnTouch =
  1<<0, UIAccessibilityDirectTouchOptionRequiresActivation = 1<<1 };
typedef NS_ENUM(NSInteger, UIAccessibilityExpandedStatus) { UIAccessibilityExpandedStatusUnsupported, UIAccessibilityExpandedStatusExpanded,
  UIAccessibilityExpandedStatusCollapsed };
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) { UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge,
  UIActivityIndicatorViewStyleWhiteLarge = 0, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray }
  NS_SWIFT_NAME(UIActivityIndicatorView.Style);
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive }
  NS_SWIFT_NAME(UIAlertAction.Style);
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert } NS_SWIFT_NAME(UIAlertController.Style);
typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent = 3,
  UIStatusBarStyleBlackTranslucent = 1, UIStatusBarStyleBlackOpaque };
typedef NS_ENUM(NSInteger, UIStatusBarAnimation) { UIStatusBarAnimationNone, UIStatusBarAnimationFade, UIStatusBarAnimationSlide };
typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground }
  NS_SWIFT_NAME(UIApplication.State);
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose,
  UIBarButtonSystemItemReply, UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch,
  UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward, UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo,
  UIBarButtonSystemItemPageCurl, UIBarButtonSystemItemClose, UIBarButtonSystemItemWritingTools } NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
typedef NS_ENUM(NSInteger, UIBarMetrics) { UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101, UIBarMetricsCompactPrompt,
  UIBarMetricsLandscapePhone = UIBarMetricsCompact, UIBarMetricsLandscapePhonePrompt = UIBarMetricsCompactPrompt };
typedef NS_ENUM(NSInteger, UIBlurEffectStyle) { UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark, UIBlurEffectStyleExtraDark,
  UIBlurEffectStyleRegular, UIBlurEffectStyleProminent, UIBlurEffectStyleSystemUltraThinMaterial, UIBlurEffectStyleSystemThinMaterial,
  UIBlurEffectStyleSystemMaterial, UIBlurEffectStyleSystemThickMaterial, UIBlurEffectStyleSystemChromeMaterial, UIBlurEffectStyleSystemUltraThinMaterialLight,
  UIBlurEffectStyleSystemThinMaterialLight, UIBlurEffectStyleSystemMaterialLight, UIBlurEffectStyleSystemThickMaterialLight,
  UIBlurEffectStyleSystemChromeMaterialLight, UIBlurEffectStyleSystemUltraThinMaterialDark, UIBlurEffectStyleSystemThinMaterialDark,
  UIBlurEffectStyleSystemMaterialDark, UIBlurEffectStyleSystemThickMaterialDark, UIBlurEffectStyleSystemChromeMaterialDark }
  NS_SWIFT_NAME(UIBlurEffect.Style);
typedef NS_ENUM(NSInteger, UIGlassEffectStyle) { UIGlassEffectStyleRegular, UIGlassEffectStyleClear } NS_SWIFT_NAME(UIGlassEffect.Style);
typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark,
  UIButtonTypeContactAdd, UIButtonTypePlain, UIButtonTypeClose, UIButtonTypeRoundedRect = UIButtonTypeSystem } NS_SWIFT_NAME(UIButton.ButtonType);
typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) { UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1<<0,
  UICollectionViewScrollPositionCenteredVertically = 1<<1, UICollectionViewScrollPositionBottom = 1<<2, UICollectionViewScrollPositionLeft = 1<<3,
  UICollectionViewScrollPositionCenteredHorizontally = 1<<4, UICollectionViewScrollPositionRight = 1<<5 } NS_SWIFT_NAME(UICollectionView.ScrollPosition);
typedef NS_ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) { UICollectionViewFlowLayoutSectionInsetFromContentInset,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea, UICollectionViewFlowLayoutSectionInsetFromLayoutMargins }
  NS_SWIFT_NAME(UICollectionViewFlowLayout.SectionInsetReference);
typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) { UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal }
  NS_SWIFT_NAME(UICollectionView.ScrollDirection);
typedef NS_ENUM(NSInteger, UIContextualActionStyle) { UIContextualActionStyleNormal, UIContextualActionStyleDestructive }
  NS_SWIFT_NAME(UIContextualAction.Style);
typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchDown = 1<<0, UIControlEventTouchDownRepeat = 1<<1, UIControlEventTouchDragInside = 1<<2,
  UIControlEventTouchDragOutside = 1<<3, UIControlEventTouchDragEnter = 1<<4, UIControlEventTouchDragExit = 1<<5, UIControlEventTouchUpInside = 1<<6,
  UIControlEventTouchUpOutside = 1<<7, UIControlEventTouchCancel = 1<<8, UIControlEventValueChanged = 1<<12, UIControlEventPrimaryActionTriggered = 1<<13,
  UIControlEventMenuActionTriggered = 1<<14, UIControlEventEditingDidBegin = 1<<16, UIControlEventEditingChanged = 1<<17, UIControlEventEditingDidEnd = 1<<18,
  UIControlEventEditingDidEndOnExit = 1<<19, UIControlEventAllTouchEvents = 0x00000FFF, UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventApplicationReserved = 0x0F000000, UIControlEventSystemReserved = 0xF0000000, UIControlEventAllEvents = 0xFFFFFFFF }
  NS_SWIFT_NAME(UIControl.Event);
typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) { UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
  UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill } NS_SWIFT_NAME(UIControl.ContentVerticalAlignment);
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) { UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft,
  UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading,
  UIControlContentHorizontalAlignmentTrailing } NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment);
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal NS_SWIFT_NAME(normal) = 0, UIControlStateHighlighted = 1<<0, UIControlStateDisabled =
  1<<1, UIControlStateSelected = 1<<2, UIControlStateFocused = 1<<3, UIControlStateApplication = 0x00FF0000, UIControlStateReserved = 0xFF000000 }
  NS_SWIFT_NAME(UIControl.State);
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV, UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5, UIUserInterfaceIdiomVision };
typedef NS_ENUM(NSInteger, UIEventSubtype) { UIEventSubtypeNone, UIEventSubtypeMotionShake, UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause, UIEventSubtypeRemoteControlStop, UIEventSubtypeRemoteControlTogglePlayPause, UIEventSubtypeRemoteControlNextTrack,
  UIEventSubtypeRemoteControlPreviousTrack, UIEventSubtypeRemoteControlBeginSeekingBackward, UIEventSubtypeRemoteControlEndSeekingBackward,
  UIEventSubtypeRemoteControlBeginSeekingForward, UIEventSubtypeRemoteControlEndSeekingForward } NS_SWIFT_NAME(UIEvent.EventSubtype);
typedef NS_OPTIONS(NSUInteger, UIRectCorner) { UIRectCornerTopLeft = 1<<0, UIRectCornerTopRight = 1<<1, UIRectCornerBottomLeft = 1<<2, UIRectCornerBottomRight
  = 1<<3, UIRectCornerAllCorners = ~0UL };
typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) { NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1<<0, NSDirectionalRectEdgeLeading = 1<<1,
  NSDirectionalRectEdgeBottom = 1<<2, NSDirectionalRectEdgeTrailing = 1<<3, NSDirectionalRectEdgeAll =
  NSDirectionalRectEdgeTop|NSDirectionalRectEdgeLeading|NSDirectionalRectEdgeBottom|NSDirectionalRectEdgeTrailing };
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized =
  UIGestureRecognizerStateEnded } NS_SWIFT_NAME(UIGestureRecognizer.State);
typedef NS_ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate }
  NS_SWIFT_NAME(UIImage.RenderingMode);
typedef NS_ENUM(NSInteger, UIImageSymbolScale) { UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified, UIImageSymbolScaleSmall,
  UIImageSymbolScaleMedium, UIImageSymbolScaleLarge } NS_SWIFT_NAME(UIImage.SymbolScale);
typedef NS_ENUM(NSInteger, UIImageSymbolWeight) { UIImageSymbolWeightUnspecified, UIImageSymbolWeightUltraLight, UIImageSymbolWeightThin,
  UIImageSymbolWeightLight, UIImageSymbolWeightRegular, UIImageSymbolWeightMedium, UIImageSymbolWeightSemibold, UIImageSymbolWeightBold,
  UIImageSymbolWeightHeavy, UIImageSymbolWeightBlack } NS_SWIFT_NAME(UIImage.SymbolWeight);
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular
  };
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft };
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) { UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = UIUserInterfaceLayoutDirectionLeftToRight, UITraitEnvironmentLayoutDirectionRightToLeft =
  UIUserInterfaceLayoutDirectionRightToLeft };
typedef NS_ENUM(NSInteger, UIDisplayGamut) { UIDisplayGamutUnspecified = -1, UIDisplayGamutSRGB, UIDisplayGamutP3 };
typedef NS_ENUM(NSInteger, UIAccessibilityContrast) { UIAccessibilityContrastUnspecified = -1, UIAccessibilityContrastNormal, UIAccessibilityContrastHigh };
typedef NS_ENUM(NSInteger, UILegibilityWeight) { UILegibilityWeightUnspecified = -1, UILegibilityWeightRegular, UILegibilityWeightBold };
typedef NS_ENUM(NSInteger, UIUserInterfaceLevel) { UIUserInterfaceLevelUnspecified = -1, UIUserInterfaceLevelBase, UIUserInterfaceLevelElevated };
typedef NS_ENUM(NSInteger, UIUserInterfaceActiveAppearance) { UIUserInterfaceActiveAppearanceUnspecified = -1, UIUserInterfaceActiveAppearanceInactive,
  UIUserInterfaceActiveAppearanceActive };
typedef NS_ENUM(NSInteger, UINSToolbarItemPresentationSize) { UINSToolbarItemPresentationSizeUnspecified = -1, UINSToolbarItemPresentationSizeRegular,
  UINSToolbarItemPresentationSizeSmall, UINSToolbarItemPresentationSizeLarge = 3 };
typedef NS_ENUM(NSInteger, UIImageDynamicRange) { UIImageDynamicRangeUnspecified = -1, UIImageDynamicRangeStandard, UIImageDynamicRangeConstrainedHigh,
  UIImageDynamicRangeHigh } NS_SWIFT_NAME(UIImage.DynamicRange);
typedef NS_ENUM(CFIndex, UIKeyboardHIDUsage) { UIKeyboardHIDUsageKeyboardErrorRollOver = 0x01, UIKeyboardHIDUsageKeyboardPOSTFail,
  UIKeyboardHIDUsageKeyboardErrorUndefined, UIKeyboardHIDUsageKeyboardA, UIKeyboardHIDUsageKeyboardB, UIKeyboardHIDUsageKeyboardC,
  UIKeyboardHIDUsageKeyboardD, UIKeyboardHIDUsageKeyboardE, UIKeyboardHIDUsageKeyboardF, UIKeyboardHIDUsageKeyboardG, UIKeyboardHIDUsageKeyboardH,
  UIKeyboardHIDUsageKeyboardI, UIKeyboardHIDUsageKeyboardJ, UIKeyboardHIDUsageKeyboardK, UIKeyboardHIDUsageKeyboardL, UIKeyboardHIDUsageKeyboardM,
  UIKeyboardHIDUsageKeyboardN, UIKeyboardHIDUsageKeyboardO, UIKeyboardHIDUsageKeyboardP, UIKeyboardHIDUsageKeyboardQ, UIKeyboardHIDUsageKeyboardR,
  UIKeyboardHIDUsageKeyboardS, UIKeyboardHIDUsageKeyboardT, UIKeyboardHIDUsageKeyboardU, UIKeyboardHIDUsageKeyboardV, UIKeyboardHIDUsageKeyboardW,
  UIKeyboardHIDUsageKeyboardX, UIKeyboardHIDUsageKeyboardY, UIKeyboardHIDUsageKeyboardZ, UIKeyboardHIDUsageKeyboard1, UIKeyboardHIDUsageKeyboard2,
  UIKeyboardHIDUsageKeyboard3, UIKeyboardHIDUsageKeyboard4, UIKeyboardHIDUsageKeyboard5, UIKeyboardHIDUsageKeyboard6, UIKeyboardHIDUsageKeyboard7,
  UIKeyboardHIDUsageKeyboard8, UIKeyboardHIDUsageKeyboard9, UIKeyboardHIDUsageKeyboard0, UIKeyboardHIDUsageKeyboardReturnOrEnter,
  UIKeyboardHIDUsageKeyboardEscape, UIKeyboardHIDUsageKeyboardDeleteOrBackspace, UIKeyboardHIDUsageKeyboardTab, UIKeyboardHIDUsageKeyboardSpacebar,
  UIKeyboardHIDUsageKeyboardHyphen, UIKeyboardHIDUsageKeyboardEqualSign, UIKeyboardHIDUsageKeyboardOpenBracket, UIKeyboardHIDUsageKeyboardCloseBracket,
  UIKeyboardHIDUsageKeyboardBackslash, UIKeyboardHIDUsageKeyboardNonUSPound, UIKeyboardHIDUsageKeyboardSemicolon, UIKeyboardHIDUsageKeyboardQuote,
  UIKeyboardHIDUsageKeyboardGraveAccentAndTilde, UIKeyboardHIDUsageKeyboardComma, UIKeyboardHIDUsageKeyboardPeriod, UIKeyboardHIDUsageKeyboardSlash,
  UIKeyboardHIDUsageKeyboardCapsLock, UIKeyboardHIDUsageKeyboardF1, UIKeyboardHIDUsageKeyboardF2, UIKeyboardHIDUsageKeyboardF3, UIKeyboardHIDUsageKeyboardF4,
  UIKeyboardHIDUsageKeyboardF5, UIKeyboardHIDUsageKeyboardF6, UIKeyboardHIDUsageKeyboardF7, UIKeyboardHIDUsageKeyboardF8, UIKeyboardHIDUsageKeyboardF9,
  UIKeyboardHIDUsageKeyboardF10, UIKeyboardHIDUsageKeyboardF11, UIKeyboardHIDUsageKeyboardF12, UIKeyboardHIDUsageKeyboardPrintScreen,
  UIKeyboardHIDUsageKeyboardScrollLock, UIKeyboardHIDUsageKeyboardPause, UIKeyboardHIDUsageKeyboardInsert, UIKeyboardHIDUsageKeyboardHome,
  UIKeyboardHIDUsageKeyboardPageUp, UIKeyboardHIDUsageKeyboardDeleteForward, UIKeyboardHIDUsageKeyboardEnd, UIKeyboardHIDUsageKeyboardPageDown,
  UIKeyboardHIDUsageKeyboardRightArrow, UIKeyboardHIDUsageKeyboardLeftArrow, UIKeyboardHIDUsageKeyboardDownArrow, UIKeyboardHIDUsageKeyboardUpArrow,
  UIKeyboardHIDUsageKeypadNumLock, UIKeyboardHIDUsageKeypadSlash, UIKeyboardHIDUsageKeypadAsterisk, UIKeyboardHIDUsageKeypadHyphen,
  UIKeyboardHIDUsageKeypadPlus, UIKeyboardHIDUsageKeypadEnter, UIKeyboardHIDUsageKeypad1, UIKeyboardHIDUsageKeypad2, UIKeyboardHIDUsageKeypad3,
  UIKeyboardHIDUsageKeypad4, UIKeyboardHIDUsageKeypad5, UIKeyboardHIDUsageKeypad6, UIKeyboardHIDUsageKeypad7, UIKeyboardHIDUsageKeypad8,
  UIKeyboardHIDUsageKeypad9, UIKeyboardHIDUsageKeypad0, UIKeyboardHIDUsageKeypadPeriod, UIKeyboardHIDUsageKeyboardNonUSBackslash,
  UIKeyboardHIDUsageKeyboardApplication, UIKeyboardHIDUsageKeyboardPower, UIKeyboardHIDUsageKeypadEqualSign, UIKeyboardHIDUsageKeyboardF13,
  UIKeyboardHIDUsageKeyboardF14, UIKeyboardHIDUsageKeyboardF15, UIKeyboardHIDUsageKeyboardF16, UIKeyboardHIDUsageKeyboardF17, UIKeyboardHIDUsageKeyboardF18,
  UIKeyboardHIDUsageKeyboardF19, UIKeyboardHIDUsageKeyboardF20, UIKeyboardHIDUsageKeyboardF21, UIKeyboardHIDUsageKeyboardF22, UIKeyboardHIDUsageKeyboardF23,
  UIKeyboardHIDUsageKeyboardF24, UIKeyboardHIDUsageKeyboardExecute, UIKeyboardHIDUsageKeyboardHelp, UIKeyboardHIDUsageKeyboardMenu,
  UIKeyboardHIDUsageKeyboardSelect, UIKeyboardHIDUsageKeyboardStop, UIKeyboardHIDUsageKeyboardAgain, UIKeyboardHIDUsageKeyboardUndo,
  UIKeyboardHIDUsageKeyboardCut, UIKeyboardHIDUsageKeyboardCopy, UIKeyboardHIDUsageKeyboardPaste, UIKeyboardHIDUsageKeyboardFind,
  UIKeyboardHIDUsageKeyboardMute, UIKeyboardHIDUsageKeyboardVolumeUp, UIKeyboardHIDUsageKeyboardVolumeDown, UIKeyboardHIDUsageKeyboardLockingCapsLock,
  UIKeyboardHIDUsageKeyboardLockingNumLock, UIKeyboardHIDUsageKeyboardLockingScrollLock, UIKeyboardHIDUsageKeypadComma,
  UIKeyboardHIDUsageKeypadEqualSignAS400, UIKeyboardHIDUsageKeyboardInternational1, UIKeyboardHIDUsageKeyboardInternational2,
  UIKeyboardHIDUsageKeyboardInternational3, UIKeyboardHIDUsageKeyboardInternational4, UIKeyboardHIDUsageKeyboardInternational5,
  UIKeyboardHIDUsageKeyboardInternational6, UIKeyboardHIDUsageKeyboardInternational7, UIKeyboardHIDUsageKeyboardInternational8,
  UIKeyboardHIDUsageKeyboardInternational9, UIKeyboardHIDUsageKeyboardLANG1, UIKeyboardHIDUsageKeyboardLANG2, UIKeyboardHIDUsageKeyboardLANG3,
  UIKeyboardHIDUsageKeyboardLANG4, UIKeyboardHIDUsageKeyboardLANG5, UIKeyboardHIDUsageKeyboardLANG6, UIKeyboardHIDUsageKeyboardLANG7,
  UIKeyboardHIDUsageKeyboardLANG8, UIKeyboardHIDUsageKeyboardLANG9, UIKeyboardHIDUsageKeyboardAlternateErase, UIKeyboardHIDUsageKeyboardSysReqOrAttention,
  UIKeyboardHIDUsageKeyboardCancel, UIKeyboardHIDUsageKeyboardClear, UIKeyboardHIDUsageKeyboardPrior, UIKeyboardHIDUsageKeyboardReturn,
  UIKeyboardHIDUsageKeyboardSeparator, UIKeyboardHIDUsageKeyboardOut, UIKeyboardHIDUsageKeyboardOper, UIKeyboardHIDUsageKeyboardClearOrAgain,
  UIKeyboardHIDUsageKeyboardCrSelOrProps, UIKeyboardHIDUsageKeyboardExSel, UIKeyboardHIDUsageKeyboardLeftControl = 0xE0, UIKeyboardHIDUsageKeyboardLeftShift,
  UIKeyboardHIDUsageKeyboardLeftAlt, UIKeyboardHIDUsageKeyboardLeftGUI, UIKeyboardHIDUsageKeyboardRightControl, UIKeyboardHIDUsageKeyboardRightShift,
  UIKeyboardHIDUsageKeyboardRightAlt, UIKeyboardHIDUsageKeyboardRightGUI, UIKeyboardHIDUsageKeyboard_Reserved = 0xFFFF, UIKeyboardHIDUsageKeyboardHangul =
  UIKeyboardHIDUsageKeyboardLANG1, UIKeyboardHIDUsageKeyboardHanja = UIKeyboardHIDUsageKeyboardLANG2, UIKeyboardHIDUsageKeyboardKanaSwitch =
  UIKeyboardHIDUsageKeyboardLANG1, UIKeyboardHIDUsageKeyboardAlphanumericSwitch = UIKeyboardHIDUsageKeyboardLANG2, UIKeyboardHIDUsageKeyboardKatakana =
  UIKeyboardHIDUsageKeyboardLANG3, UIKeyboardHIDUsageKeyboardHiragana = UIKeyboardHIDUsageKeyboardLANG4, UIKeyboardHIDUsageKeyboardZenkakuHankakuKanji =
  UIKeyboardHIDUsageKeyboardLANG5 };
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) { UIMenuOptionsDisplayInline = 1<<0, UIMenuOptionsDestructive = 1<<1, UIMenuOptionsSingleSelection = 1<<5,
  UIMenuOptionsDisplayAsPalette = 1<<7 } NS_SWIFT_NAME(UIMenu.Options);
typedef NS_ENUM(NSInteger, UIMenuElementSize) { UIMenuElementSizeSmall, UIMenuElementSizeMedium, UIMenuElementSizeLarge, UIMenuElementSizeAutomatic = -1 }
  NS_SWIFT_NAME(UIMenu.ElementSize);
typedef NS_ENUM(NSInteger, UIMenuElementState) { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed } NS_SWIFT_NAME(UIMenuElement.State);
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) { UIMenuElementAttributesDisabled = 1<<0, UIMenuElementAttributesDestructive = 1<<1,
  UIMenuElementAttributesHidden = 1<<2, UIMenuElementAttributesKeepsMenuPresented = 1<<3 } NS_SWIFT_NAME(UIMenuElement.Attributes);
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) { UINavigationControllerOperationNone, UINavigationControllerOperationPush,
  UINavigationControllerOperationPop } NS_SWIFT_NAME(UINavigationController.Operation);
typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) { UINavigationItemLargeTitleDisplayModeAutomatic,
  UINavigationItemLargeTitleDisplayModeAlways, UINavigationItemLargeTitleDisplayModeNever, UINavigationItemLargeTitleDisplayModeInline }
  NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);
typedef NS_ENUM(NSInteger, UINotificationFeedbackType) { UINotificationFeedbackTypeSuccess, UINotificationFeedbackTypeWarning, UINotificationFeedbackTypeError
  } NS_SWIFT_NAME(UINotificationFeedbackGenerator.FeedbackType);
typedef NS_ENUM(NSInteger, UIDeviceOrientation) { UIDeviceOrientationUnknown, UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown,
  UIDeviceOrientationLandscapeLeft, UIDeviceOrientationLandscapeRight, UIDeviceOrientationFaceUp, UIDeviceOrientationFaceDown };
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationUnknown = UIDeviceOrientationUnknown, UIInterfaceOrientationPortrait =
  UIDeviceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown = UIDeviceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft =
  UIDeviceOrientationLandscapeRight, UIInterfaceOrientationLandscapeRight = UIDeviceOrientationLandscapeLeft };
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) { UIInterfaceOrientationMaskPortrait = 1<<UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskLandscapeLeft = 1<<UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationMaskLandscapeRight =
  1<<UIInterfaceOrientationLandscapeRight, UIInterfaceOrientationMaskPortraitUpsideDown = 1<<UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscape = UIInterfaceOrientationMaskLandscapeLeft|UIInterfaceOrientationMaskLandscapeRight, UIInterfaceOrientationMaskAll =
  UIInterfaceOrientationMaskPortrait|UIInterfaceOrientationMaskLandscapeLeft|UIInterfaceOrientationMaskLandscapeRight|UIInterfaceOrientationMaskPortraitUpsideDown,
  UIInterfaceOrientationMaskAllButUpsideDown =
  UIInterfaceOrientationMaskPortrait|UIInterfaceOrientationMaskLandscapeLeft|UIInterfaceOrientationMaskLandscapeRight };
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) { UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical } NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) { UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse } NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) { UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll }
  NS_SWIFT_NAME(UIPageViewController.TransitionStyle);
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) { UIPopoverArrowDirectionUp = 1<<0, UIPopoverArrowDirectionDown = 1<<1, UIPopoverArrowDirectionLeft =
  1<<2, UIPopoverArrowDirectionRight = 1<<3, UIPopoverArrowDirectionAny =
  UIPopoverArrowDirectionUp|UIPopoverArrowDirectionDown|UIPopoverArrowDirectionLeft|UIPopoverArrowDirectionRight, UIPopoverArrowDirectionUnknown = ~0UL  };
typedef NS_ENUM(NSInteger, UIEditingInteractionConfiguration) { UIEditingInteractionConfigurationNone, UIEditingInteractionConfigurationDefault };
typedef NS_ENUM(NSInteger, UISceneActivationState) { UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive, UISceneActivationStateBackground } NS_SWIFT_NAME(UIScene.ActivationState);
typedef NS_ENUM(NSInteger, UISceneCaptureState) { UISceneCaptureStateUnspecified = -1, UISceneCaptureStateInactive, UISceneCaptureStateActive }
  NS_SWIFT_NAME(UIScene.CaptureState);
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive, UIScrollViewKeyboardDismissModeOnDragWithAccessory, UIScrollViewKeyboardDismissModeInteractiveWithAccessory }
  NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways }
  NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);
typedef NS_ENUM(NSInteger, UISegmentedControlSegment) { UISegmentedControlSegmentAny, UISegmentedControlSegmentLeft, UISegmentedControlSegmentCenter,
  UISegmentedControlSegmentRight, UISegmentedControlSegmentAlone } NS_SWIFT_NAME(UISegmentedControl.Segment);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) { UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeOneBesideSecondary, UISplitViewControllerDisplayModeOneOverSecondary, UISplitViewControllerDisplayModeTwoBesideSecondary,
  UISplitViewControllerDisplayModeTwoOverSecondary, UISplitViewControllerDisplayModeTwoDisplaceSecondary, UISplitViewControllerDisplayModePrimaryHidden =
  UISplitViewControllerDisplayModeSecondaryOnly, UISplitViewControllerDisplayModeAllVisible = UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModePrimaryOverlay = UISplitViewControllerDisplayModeOneOverSecondary } NS_SWIFT_NAME(UISplitViewController.DisplayMode);
typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) { UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn } NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) { UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact, UISplitViewControllerColumnInspector }
  NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) { UISplitViewControllerSplitBehaviorAutomatic, UISplitViewControllerSplitBehaviorTile,
  UISplitViewControllerSplitBehaviorOverlay, UISplitViewControllerSplitBehaviorDisplace } NS_SWIFT_NAME(UISplitViewController.SplitBehavior);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayModeButtonVisibility) { UISplitViewControllerDisplayModeButtonVisibilityAutomatic,
  UISplitViewControllerDisplayModeButtonVisibilityNever, UISplitViewControllerDisplayModeButtonVisibilityAlways }
  NS_SWIFT_NAME(UISplitViewController.DisplayModeButtonVisibility);
typedef NS_ENUM(NSInteger, UISplitViewControllerLayoutEnvironment) { UISplitViewControllerLayoutEnvironmentNone,
  UISplitViewControllerLayoutEnvironmentExpanded, UISplitViewControllerLayoutEnvironmentCollapsed } NS_SWIFT_NAME(UISplitViewController.LayoutEnvironment);
typedef NS_ENUM(NSInteger, UIStackViewDistribution) { UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering }
  NS_SWIFT_NAME(UIStackView.Distribution);
typedef NS_ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop =
  UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline = 2, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing, UIStackViewAlignmentBottom =
  UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline = 5 } NS_SWIFT_NAME(UIStackView.Alignment);
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) { UISwipeGestureRecognizerDirectionRight = 1<<0, UISwipeGestureRecognizerDirectionLeft =
  1<<1, UISwipeGestureRecognizerDirectionUp = 1<<2, UISwipeGestureRecognizerDirectionDown = 1<<3 } NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);
typedef NS_ENUM(NSInteger, UISwitchStyle) { UISwitchStyleAutomatic, UISwitchStyleCheckbox, UISwitchStyleSliding } NS_SWIFT_NAME(UISwitch.Style);
typedef NS_ENUM(NSInteger, UITabAccessoryEnvironment) { UITabAccessoryEnvironmentUnspecified, UITabAccessoryEnvironmentNone, UITabAccessoryEnvironmentRegular,
  UITabAccessoryEnvironmentInline } NS_SWIFT_NAME(UITabAccessory.Environment);
typedef NS_ENUM(NSInteger, UITabBarMinimizeBehavior) { UITabBarMinimizeBehaviorAutomatic, UITabBarMinimizeBehaviorNever,
  UITabBarMinimizeBehaviorOnScrollDown, UITabBarMinimizeBehaviorOnScrollUp } NS_SWIFT_NAME(UITabBarController.MinimizeBehavior) SINCE(26.0);
typedef NS_ENUM(NSInteger, UITabBarItemAppearanceStyle) { UITabBarItemAppearanceStyleStacked, UITabBarItemAppearanceStyleInline,
  UITabBarItemAppearanceStyleCompactInline } NS_SWIFT_NAME(UITabBarItemAppearance.Style);
typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped }
  NS_SWIFT_NAME(UITableView.Style);
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom } NS_SWIFT_NAME(UITableView.ScrollPosition);
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic =
  100 } NS_SWIFT_NAME(UITableView.RowAnimation);
typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle } NS_SWIFT_NAME(UITableViewCell.CellStyle);
typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched } NS_SWIFT_NAME(UITableViewCell.SeparatorStyle);
typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault } NS_SWIFT_NAME(UITableViewCell.SelectionStyle);
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton }
  NS_SWIFT_NAME(UITableViewCell.AccessoryType);
typedef NS_OPTIONS(NSUInteger, UITableViewCellStateMask) { UITableViewCellStateDefaultMask = 0, UITableViewCellStateShowingEditControlMask = 1<<0,
  UITableViewCellStateShowingDeleteConfirmationMask = 1<<1 } NS_SWIFT_NAME(UITableViewCell.StateMask);
typedef NS_ENUM(NSInteger, UITextBorderStyle) { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect }
  NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) { UITextFieldDidEndEditingReasonCommitted, UITextFieldDidEndEditingReasonCancelled }
  NS_SWIFT_NAME(UITextField.DidEndEditingReason);
typedef NS_ENUM(NSInteger, UITextStorageDirection) { UITextStorageDirectionForward, UITextStorageDirectionBackward };
typedef NS_ENUM(NSInteger, UITextLayoutDirection) { UITextLayoutDirectionRight = 2, UITextLayoutDirectionLeft, UITextLayoutDirectionUp,
  UITextLayoutDirectionDown };
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters };
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes };
typedef NS_ENUM(NSInteger, UIKeyboardType) { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad, UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable };
typedef NS_ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyRoute,
  UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone, UIReturnKeyEmergencyCall, UIReturnKeyContinue };
typedef NS_ENUM(NSInteger, UITimingCurveType) { UITimingCurveTypeBuiltin, UITimingCurveTypeCubic, UITimingCurveTypeSpring, UITimingCurveTypeComposed };
typedef NS_ENUM(NSInteger, UITouchPhase) { UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded, UITouchPhaseCancelled,
  UITouchPhaseRegionEntered, UITouchPhaseRegionMoved, UITouchPhaseRegionExited } NS_SWIFT_NAME(UITouch.Phase);
typedef NS_ENUM(NSInteger, UIForceTouchCapability) { UIForceTouchCapabilityUnknown, UIForceTouchCapabilityUnavailable, UIForceTouchCapabilityAvailable };
typedef NS_ENUM(NSInteger, UIListEnvironment) { UIListEnvironmentUnspecified, UIListEnvironmentNone, UIListEnvironmentPlain, UIListEnvironmentGrouped,
  UIListEnvironmentInsetGrouped, UIListEnvironmentSidebar, UIListEnvironmentSidebarPlain };
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear } NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight,
  UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight } NS_SWIFT_NAME(UIView.ContentMode);
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1<<0, UIViewAutoresizingFlexibleWidth
  = 1<<1, UIViewAutoresizingFlexibleRightMargin = 1<<2, UIViewAutoresizingFlexibleTopMargin = 1<<3, UIViewAutoresizingFlexibleHeight = 1<<4,
  UIViewAutoresizingFlexibleBottomMargin = 1<<5 } NS_SWIFT_NAME(UIView.AutoresizingMask);
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) { UIViewAnimationOptionLayoutSubviews = 1<<0, UIViewAnimationOptionAllowUserInteraction = 1<<1,
  UIViewAnimationOptionBeginFromCurrentState = 1<<2, UIViewAnimationOptionRepeat = 1<<3, UIViewAnimationOptionAutoreverse = 1<<4,
  UIViewAnimationOptionOverrideInheritedDuration = 1<<5, UIViewAnimationOptionOverrideInheritedCurve = 1<<6, UIViewAnimationOptionAllowAnimatedContent = 1<<7,
  UIViewAnimationOptionShowHideTransitionViews = 1<<8, UIViewAnimationOptionOverrideInheritedOptions = 1<<9, UIViewAnimationOptionCurveEaseInOut
  NS_SWIFT_NAME(curveEaseInOut) = 0<<16, UIViewAnimationOptionCurveEaseIn = 1<<16, UIViewAnimationOptionCurveEaseOut = 2<<16, UIViewAnimationOptionCurveLinear
  = 3<<16, UIViewAnimationOptionTransitionNone = 0<<20, UIViewAnimationOptionTransitionFlipFromLeft = 1<<20, UIViewAnimationOptionTransitionFlipFromRight =
  2<<20, UIViewAnimationOptionTransitionCurlUp = 3<<20, UIViewAnimationOptionTransitionCurlDown = 4<<20, UIViewAnimationOptionTransitionCrossDissolve = 5<<20,
  UIViewAnimationOptionTransitionFlipFromTop = 6<<20, UIViewAnimationOptionTransitionFlipFromBottom = 7<<20,
  UIViewAnimationOptionPreferredFramesPerSecondDefault = 0<<24, UIViewAnimationOptionPreferredFramesPerSecond60 = 3<<24,
  UIViewAnimationOptionPreferredFramesPerSecond30 = 7<<24, UIViewAnimationOptionFlushUpdates = 1<<28 } NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) { UIViewKeyframeAnimationOptionLayoutSubviews = UIViewAnimationOptionLayoutSubviews,
  UIViewKeyframeAnimationOptionAllowUserInteraction = UIViewAnimationOptionAllowUserInteraction, UIViewKeyframeAnimationOptionBeginFromCurrentState =
  UIViewAnimationOptionBeginFromCurrentState, UIViewKeyframeAnimationOptionRepeat = UIViewAnimationOptionRepeat, UIViewKeyframeAnimationOptionAutoreverse =
  UIViewAnimationOptionAutoreverse, UIViewKeyframeAnimationOptionOverrideInheritedDuration = UIViewAnimationOptionOverrideInheritedDuration,
  UIViewKeyframeAnimationOptionOverrideInheritedOptions = UIViewAnimationOptionOverrideInheritedOptions, UIViewKeyframeAnimationOptionCalculationModeLinear =
  0<<10, UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1<<10, UIViewKeyframeAnimationOptionCalculationModePaced = 2<<10,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3<<10, UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4<<10 }
  NS_SWIFT_NAME(UIView.KeyframeAnimationOptions);
typedef NS_ENUM(NSUInteger, UISystemAnimation) { UISystemAnimationDelete };
typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) { UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal, UIViewTintAdjustmentModeDimmed }
  NS_SWIFT_NAME(UIView.TintAdjustmentMode);
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) { UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft };
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical }
  NS_SWIFT_NAME(NSLayoutConstraint.Axis);
typedef NS_ENUM(NSInteger, UIViewAnimatingState) { UIViewAnimatingStateInactive, UIViewAnimatingStateActive, UIViewAnimatingStateStopped };
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) { UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent };
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) { UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl };
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen, UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover, UIModalPresentationBlurOverFullScreen, UIModalPresentationNone = -1, UIModalPresentationAutomatic = -2 };
typedef NS_ENUM(NSInteger, UIContainerBackgroundStyle) { UIContainerBackgroundStyleAutomatic, UIContainerBackgroundStyleGlass,
  UIContainerBackgroundStyleHidden };
typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8,
  UIRectEdgeAll = 15 };
typedef void (^UIActionHandler)(UIAction *);
typedef void (^UIContextualActionHandler)(UIContextualAction * , UIView * , void (^)(BOOL));
typedef void (^UIGraphicsImageDrawingActions)(UIGraphicsImageRendererContext *);
typedef void (^UITableViewCellConfigurationUpdateHandler)(UITableViewCell * , UICellConfigurationState *);
typedef NS_ENUM(NSInteger, UIGraphicsImageRendererFormatRange) { UIGraphicsImageRendererFormatRangeUnspecified = -1, UIGraphicsImageRendererFormatRangeAutomatic = 0, UIGraphicsImageRendererFormatRangeExtended = 1, UIGraphicsImageRendererFormatRangeStandard = 2 } NS_SWIFT_NAME(UIGraphicsImageRendererFormat.Range);

// MARK: Protocols

NS_SWIFT_UI_ACTOR @protocol UIAccessibilityIdentification <NSObject>
@property (nullable) NSString *accessibilityIdentifier;
@end
@protocol UIActivityItemsConfigurationProviding <NSObject>
@property (readonly, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller NS_SWIFT_NAME(adaptivePresentationStyle(for:));
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:));
- (void)presentationController:(UIPresentationController *)presentationController prepareAdaptivePresentationController:(UIPresentationController *)adaptivePresentationController;
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end
NS_SWIFT_UI_ACTOR @protocol UIAppearance <NSObject>
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)containerTypes;
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)trait;
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)trait whenContainedInInstancesOfClasses:(NSArray<Class> *)containerTypes;
@end
NS_SWIFT_UI_ACTOR @protocol UIAppearanceContainer <NSObject>
@end
NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions NS_SWIFT_NAME(application(_:didFinishLaunchingWithOptions:));
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationSignificantTimeChange:(UIApplication *)application;
- (void)applicationShouldRequestHealthAuthorization:(UIApplication *)application;
- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;
- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;
@property (nullable) UIWindow *window;
- (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
- (BOOL)applicationShouldAutomaticallyLocalizeKeyCommands:(UIApplication *)application;
@end
NS_SWIFT_UI_ACTOR @protocol UIBarPositioningDelegate <NSObject>
@end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView;
@end
NS_SWIFT_UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout referenceSizeForFooterInSection:(NSInteger)section;
@end
NS_SWIFT_UI_ACTOR @protocol UIContentContainer <NSObject>
@property (readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container NS_SWIFT_NAME(systemLayoutFittingSizeDidChange(forChildContentContainer:));
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container withParentContainerSize:(CGSize)parentSize NS_SWIFT_NAME(size(forChildContentContainer:withParentContainerSize:));
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator NS_SWIFT_NAME(viewWillTransition(to:with:));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator NS_SWIFT_NAME(willTransition(to:with:));
@end
NS_SWIFT_UI_ACTOR @protocol UIContentSizeCategoryAdjusting <NSObject>
@property BOOL adjustsFontForContentSizeCategory;
@end
NS_SWIFT_UI_ACTOR @protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
@end
NS_SWIFT_UI_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
@property (readonly) CGRect bounds;
@end
NS_SWIFT_UI_ACTOR @protocol UIDataSourceTranslating <NSObject>
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex;
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex;
- (nullable NSIndexPath *)presentationIndexPathForDataSourceIndexPath:(nullable NSIndexPath *)dataSourceIndexPath;
- (nullable NSIndexPath *)dataSourceIndexPathForPresentationIndexPath:(nullable NSIndexPath *)presentationIndexPath;
- (void)performUsingPresentationValues:(void (^)(void))NS_NOESCAPE actionsToTranslate;
@end
NS_SWIFT_UI_ACTOR @protocol UIDynamicItem <NSObject>
@property CGPoint center;
@property (readonly) CGRect bounds;
@property CGAffineTransform transform;
@end
NS_SWIFT_UI_ACTOR @protocol UIFocusEnvironment <NSObject>
@property (readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
@property (readonly, nullable) id<UIFocusEnvironment> parentFocusEnvironment NS_SWIFT_NAME(parentFocusEnvironment);
@property (readonly, nullable) id<UIFocusItemContainer> focusItemContainer;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@end
NS_SWIFT_UI_ACTOR @protocol UIFocusItem <UIFocusEnvironment>
@property (readonly) BOOL canBecomeFocused;
@property (readonly) CGRect frame;
@end
NS_SWIFT_UI_ACTOR @protocol UIFocusItemContainer <NSObject>
@property (readonly) id<UICoordinateSpace> coordinateSpace;
- (NSArray<id<UIFocusItem>> *)focusItemsInRect:(CGRect)rect;
@end
NS_SWIFT_UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(gestureRecognizerShouldBegin(_:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveEvent:(UIEvent *)event;
@end
NS_SWIFT_UI_ACTOR @protocol UITextInputTraits <NSObject>
@optional
@property UITextAutocapitalizationType autocapitalizationType;
@property UITextAutocorrectionType autocorrectionType;
@property UIKeyboardType keyboardType;
@property UIReturnKeyType returnKeyType;
@property BOOL enablesReturnKeyAutomatically;
@property (getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_resettable) UITextContentType textContentType;
@end
NS_SWIFT_UI_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property (readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end
NS_SWIFT_UI_ACTOR @protocol UILargeContentViewerItem <NSObject>
@property (readonly) BOOL showsLargeContentViewer;
@property (readonly, nullable) NSString *largeContentTitle;
@property (readonly, nullable) UIImage *largeContentImage;
@property (readonly) BOOL scalesLargeContentImage;
@property (readonly) UIEdgeInsets largeContentImageInsets;
@end
NS_SWIFT_UI_ACTOR @protocol UIMutableTraits <NSObject>
@property UIUserInterfaceIdiom userInterfaceIdiom SINCE(17.0);
@property UIUserInterfaceStyle userInterfaceStyle SINCE(17.0);
@property UITraitEnvironmentLayoutDirection layoutDirection SINCE(17.0);
@property CGFloat displayScale SINCE(17.0);
@property UIUserInterfaceSizeClass horizontalSizeClass SINCE(17.0);
@property UIUserInterfaceSizeClass verticalSizeClass SINCE(17.0);
@property UIForceTouchCapability forceTouchCapability SINCE(17.0);
@property UIContentSizeCategory preferredContentSizeCategory SINCE(17.0);
@property UIDisplayGamut displayGamut SINCE(17.0);
@property UIAccessibilityContrast accessibilityContrast SINCE(17.0);
@property UIUserInterfaceLevel userInterfaceLevel SINCE(17.0);
@property UILegibilityWeight legibilityWeight SINCE(17.0);
@property UIUserInterfaceActiveAppearance activeAppearance SINCE(17.0);
@property UINSToolbarItemPresentationSize toolbarItemPresentationSize SINCE(17.0);
@property UIImageDynamicRange imageDynamicRange SINCE(17.0);
@property UISceneCaptureState sceneCaptureState SINCE(17.0);
@property NSString *typesettingLanguage SINCE(17.0);
@property UIListEnvironment listEnvironment SINCE(18.0);
@property UITabAccessoryEnvironment tabAccessoryEnvironment SINCE(26.0);
@property UISplitViewControllerLayoutEnvironment splitViewControllerLayoutEnvironment SINCE(26.0);
@property BOOL resolvesNaturalAlignmentWithBaseWritingDirection SINCE(26.0);
@end
NS_SWIFT_UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(navigationController(_:willShow:animated:));
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(navigationController(_:didShow:animated:));
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)navigationController;
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController;
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVc toViewController:(UIViewController *)toVc;
@end
NS_SWIFT_UI_ACTOR @protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController *)pageViewController;
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)pageViewController;
@end
NS_SWIFT_UI_ACTOR @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers;
- (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed;
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController *)pageViewController;
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController *)pageViewController;
@end
NS_SWIFT_UI_ACTOR @protocol UIPasteConfigurationSupporting <NSObject>
@property (nullable) UIPasteConfiguration *pasteConfiguration;
@end
NS_SWIFT_UI_ACTOR @protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
- (CGRect)frameInView:(UIView *)referenceView SINCE(17.0) NS_REFINED_FOR_SWIFT;
@end
NS_SWIFT_UI_ACTOR @protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)pasteAndMatchStyle:(nullable id)sender;
- (void)pasteAndGo:(nullable id)sender;
- (void)pasteAndSearch:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
@end
NS_SWIFT_UI_ACTOR @protocol UISceneDelegate <NSObject>
@end
NS_SWIFT_UI_ACTOR @protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementText:(NSString *)replacementText SINCE(26.0);
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar;
@end
NS_SWIFT_UI_ACTOR @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(presentSearchController(_:));
@end
NS_SWIFT_UI_ACTOR @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@end
NS_SWIFT_UI_ACTOR @protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheetPresentationController;
@end
NS_SWIFT_UI_ACTOR @protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (readonly) UITraitCollection *containerTraitCollection;
@property (readonly) CGFloat maximumDetentValue;
@end
NS_SWIFT_UI_ACTOR @protocol UISplitViewControllerDelegate
@optional
- (void)splitViewController:(UISplitViewController *)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController *)svc;
- (nullable UIViewController *)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController *)splitViewController;
- (nullable UIViewController *)primaryViewControllerForExpandingSplitViewController:(UISplitViewController *)splitViewController;
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController *)splitViewController;
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController *)splitViewController;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
- (void)splitViewController:(UISplitViewController *)svc willShowColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController *)svc willHideColumn:(UISplitViewControllerColumn)column;
- (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController *)svc;
- (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController *)svc;
@end
NS_SWIFT_UI_ACTOR @protocol UIStateRestoring <NSObject>
@end
NS_SWIFT_UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab SINCE(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab previousTab:(nullable UITab *)previousTab SINCE(18.0);
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController SINCE(18.0);
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController SINCE(18.0);
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController NS_SWIFT_NAME(tabBarController(_:shouldSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController NS_SWIFT_NAME(tabBarController(_:didSelect:));
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController *)tabBarController;
@end
NS_SWIFT_UI_ACTOR @protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
@end
NS_SWIFT_UI_ACTOR @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInTableView:(UITableView *)tableView;
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)tableView;
- (void)tableView:(UITableView *)tableView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator;
@end
NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason NS_SWIFT_NAME(textFieldDidEndEditing(_:reason:));
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string NS_SWIFT_NAME(textField(_:shouldChangeCharactersIn:replacementString:));
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges replacementString:(NSString *)string SINCE(26.0);
- (void)textFieldDidChangeSelection:(UITextField *)textField;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
NS_SWIFT_UI_ACTOR @protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property (nullable) UITextRange *selectedTextRange;
@property (readonly, nullable) UITextRange *markedTextRange;
@property (nullable) NSDictionary<NSAttributedStringKey, id> *markedTextStyle;
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@property (readonly) UITextPosition *beginningOfDocument;
@property (readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@property (nullable) id<UITextInputDelegate> inputDelegate;
@property (readonly) id<UITextInputTokenizer> tokenizer;
- (nullable UITextPosition *)positionWithinRange:(UITextRange *)range farthestInDirection:(UITextLayoutDirection)direction;
- (nullable UITextRange *)characterRangeByExtendingPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection forRange:(UITextRange *)range;
- (CGRect)firstRectForRange:(UITextRange *)range;
- (CGRect)caretRectForPosition:(UITextPosition *)position;
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point withinRange:(UITextRange *)range;
- (nullable UITextRange *)characterRangeAtPoint:(CGPoint)point;
@optional
@property (readonly) UIView *textInputView;
- (NSAttributedString *)attributedTextInRange:(UITextRange *)range;
@end
NS_SWIFT_UI_ACTOR @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (void)textViewWritingToolsWillBegin:(UITextView *)textView SINCE(18.0);
- (void)textViewWritingToolsDidEnd:(UITextView *)textView SINCE(18.0);
@end
NS_SWIFT_UI_ACTOR @protocol UITimingCurveProvider <NSCoding, NSCopying>
@property (readonly) UITimingCurveType timingCurveType;
@property (readonly, nullable) UICubicTimingParameters *cubicTimingParameters;
@property (readonly, nullable) UISpringTimingParameters *springTimingParameters;
@end
NS_SWIFT_UI_ACTOR @protocol UITraitChangeObservable
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration SINCE(17.0) NS_SWIFT_NAME(unregisterForTraitChanges(_:));
@end
NS_SWIFT_UI_ACTOR @protocol UITraitChangeRegistration <NSObject, NSCopying>
@end
NS_SWIFT_UI_ACTOR @protocol UITraitEnvironment <NSObject>
@property (readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection DEPRECATED(17.0);
@end
NS_SWIFT_UI_ACTOR @protocol UITraitOverrides <UIMutableTraits>
@end
NS_SWIFT_UI_ACTOR @protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)userActivity;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewAnimating <NSObject>
@property (readonly) UIViewAnimatingState state;
@property (readonly, getter=isRunning) BOOL running;
@property (getter=isReversed) BOOL reversed;
@property CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing NS_SWIFT_NAME(stopAnimation(_:));
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition NS_SWIFT_NAME(finishAnimation(at:));
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted NS_SWIFT_NAME(animationEnded(_:));
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerContextTransitioning <NSObject>
@property (readonly) UIView *containerView;
@property (readonly, getter=isAnimated) BOOL animated;
@property (readonly, getter=isInteractive) BOOL interactive;
@property (readonly) BOOL transitionWasCancelled;
@property (readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete NS_SWIFT_NAME(completeTransition(_:));
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key NS_SWIFT_NAME(viewController(forKey:));
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key NS_SWIFT_NAME(view(forKey:));
@property (readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(finalFrame(for:));
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (readonly) BOOL wantsInteractiveStart;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (readonly, getter=isAnimated) BOOL animated;
@property (readonly) UIModalPresentationStyle presentationStyle;
@property (readonly) BOOL initiallyInteractive;
@property (readonly, getter=isInterruptible) BOOL interruptible;
@property (readonly, getter=isInteractive) BOOL interactive;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly) NSTimeInterval transitionDuration;
@property (readonly) CGFloat percentComplete;
@property (readonly) CGFloat completionVelocity;
@property (readonly) UIViewAnimationCurve completionCurve;
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key NS_SWIFT_NAME(viewController(forKey:));
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key NS_SWIFT_NAME(view(forKey:));
@property (readonly) UIView *containerView;
@property (readonly) CGAffineTransform targetTransform;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler DEPRECATED(10.0);
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented presentingViewController:(nullable UIViewController *)presenting sourceViewController:(UIViewController *)source NS_SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end
NS_SWIFT_UI_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable) UIWindow *window;
- (UISceneWindowingControlStyle *)preferredWindowingControlStyleForScene:(UIWindowScene *)windowScene SINCE(26.0);
- (void)windowScene:(UIWindowScene *)windowScene didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry SINCE(26.0);
@end

// MARK: Classes

NS_SWIFT_UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject <NSCoding, NSCopying>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint : NSObject
@property UILayoutPriority priority;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(activate(_:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
@end
@interface NSParagraphStyle : NSObject <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
@property (class, readonly) NSParagraphStyle *defaultParagraphStyle;
@end
@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property NSTextAlignment alignment;
@end
@interface NSTextContainer : NSObject <NSCoding, NSSecureCoding>
- (instancetype)initWithSize:(CGSize)size NS_DESIGNATED_INITIALIZER;
@property CGFloat lineFragmentPadding;
@end
NS_SWIFT_UI_ACTOR @interface UIMenuElement : NSObject <NSCoding, NSCopying, NSSecureCoding, UIAccessibilityIdentification>
@end
NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (readonly, nullable) id sender;
+ (instancetype)actionWithHandler:(UIActionHandler)handler;
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIActionIdentifier)identifier handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end
NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject <UIResponderStandardEditActions, UIUserActivityRestoring, UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding>
@property (readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (readonly, getter=isFirstResponder) BOOL firstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesCancelled(_:with:));
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event NS_SWIFT_NAME(pressesBegan(_:with:));
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event NS_SWIFT_NAME(pressesChanged(_:with:));
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event NS_SWIFT_NAME(pressesEnded(_:with:));
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event NS_SWIFT_NAME(pressesCancelled(_:with:));
- (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(motionBegan(_:with:));
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(motionEnded(_:with:));
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)remoteControlReceivedWithEvent:(nullable UIEvent *)event;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender NS_SWIFT_NAME(canPerformAction(_:withSender:));
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender NS_SWIFT_NAME(target(forAction:withSender:));
- (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder;
- (void)validateCommand:(UICommand *)command;
- (nullable UIDeferredMenuElementProvider *)providerForDeferredMenuElement:(UIDeferredMenuElement *)deferredElement SINCE(26.0);
@property (readonly, nullable) NSUndoManager *undoManager;
@property (readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
@property (readonly, nullable) NSArray<UIKeyCommand *> *keyCommands;
@property (readonly, nullable) UIView *inputView;
@property (readonly, nullable) UIView *inputAccessoryView;
@property (readonly) UITextInputAssistantItem *inputAssistantItem;
@property (readonly, nullable) UIInputViewController *inputViewController;
@property (readonly, nullable) UIInputViewController *inputAccessoryViewController;
@property (readonly, nullable) UITextInputMode *textInputMode;
@property (readonly, nullable) NSString *textInputContextIdentifier;
+ (void)clearTextInputContextIdentifier:(NSString *)identifier;
- (void)reloadInputViews;
@property (nullable) NSUserActivity *userActivity;
- (void)updateUserActivityState:(NSUserActivity *)activity;
- (void)restoreUserActivityState:(NSUserActivity *)activity;
- (void)captureTextFromCamera:(nullable id)sender;
@property (nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration;
@end
NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UITraitEnvironment, UITraitChangeObservable, UIAccessibilityIdentification, UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem>
@property BOOL accessibilityIgnoresInvertColors;
@property (nullable) UIHoverStyle *hoverStyle SINCE(17.0);
- (void)addInteraction:(id<UIInteraction>)interaction;
- (void)removeInteraction:(id<UIInteraction>)interaction;
@property NSArray<id<UIInteraction>> *interactions;
@property BOOL showsLargeContentViewer;
@property (nullable) NSString *largeContentTitle;
@property (nullable) UIImage *largeContentImage;
@property BOOL scalesLargeContentImage;
@property UIEdgeInsets largeContentImageInsets;
@property (readonly) UIViewPrintFormatter *viewPrintFormatter;
- (void)drawRect:(CGRect)rect forViewPrintFormatter:(UIViewPrintFormatter *)formatter;
- (BOOL)endEditing:(BOOL)force;
@property (class, readonly) Class layerClass NS_SWIFT_NAME(layerClass);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property NSInteger tag;
@property (readonly) CALayer *layer;
@property (readonly) BOOL canBecomeFocused;
@property (readonly, getter=isFocused) BOOL focused;
@property (nullable) NSString *focusGroupIdentifier;
@property UIFocusGroupPriority focusGroupPriority;
@property (nullable) UIFocusEffect *focusEffect;
@property UISemanticContentAttribute semanticContentAttribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection;
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint center;
@property CGAffineTransform transform;
@property CATransform3D transform3D;
@property CGFloat contentScaleFactor;
@property CGPoint anchorPoint;
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (getter=isExclusiveTouch) BOOL exclusiveTouch;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(hitTest(_:with:));
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
@property BOOL autoresizesSubviews;
@property UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size NS_SWIFT_NAME(sizeThatFits(_:));
- (void)sizeToFit;
@property (readonly, nullable) UIView *superview;
@property (readonly) NSArray<UIView *> *subviews;
@property (readonly, nullable) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2 NS_SWIFT_NAME(exchangeSubview(at:withSubviewAt:));
- (void)addSubview:(UIView *)view NS_SWIFT_NAME(addSubview(_:));
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:belowSubview:));
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:aboveSubview:));
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view NS_SWIFT_NAME(isDescendant(of:));
- (nullable UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsUpdateProperties SINCE(26.0);
- (void)updateProperties SINCE(26.0);
- (void)updatePropertiesIfNeeded SINCE(26.0);
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property UIEdgeInsets layoutMargins;
@property NSDirectionalEdgeInsets directionalLayoutMargins;
@property BOOL preservesSuperviewLayoutMargins;
@property BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (readonly) UILayoutGuide *layoutMarginsGuide;
@property (readonly) UILayoutGuide *readableContentGuide;
@property (readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide;
- (void)drawRect:(CGRect)rect NS_SWIFT_NAME(draw(_:));
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect NS_SWIFT_NAME(setNeedsDisplay(_:));
@property BOOL clipsToBounds;
@property (nullable) UIColor *backgroundColor;
@property CGFloat alpha;
@property (getter=isOpaque) BOOL opaque;
@property BOOL clearsContextBeforeDrawing;
@property (getter=isHidden) BOOL hidden;
@property UIViewContentMode contentMode;
@property (nullable) UIView *maskView;
@property (null_resettable) UIColor *tintColor;
@property UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, readonly) BOOL areAnimationsEnabled NS_SWIFT_NAME(areAnimationsEnabled);
+ (void)performWithoutAnimation:(void (^)(void))NS_NOESCAPE actionsWithoutAnimation NS_SWIFT_NAME(performWithoutAnimation(_:));
@property (class, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(animate(withDuration:delay:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(animate(withDuration:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations NS_SWIFT_NAME(animate(withDuration:animations:));
+ (void)animateWithSpringDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce initialSpringVelocity:(CGFloat)velocity delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))NS_NOESCAPE animations completion:(void (^ _Nullable)(BOOL))completion SINCE(17.0);
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(transition(with:duration:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)transitionFromView:(UIView *)fromView toView:(UIView *)toView duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(transition(from:to:duration:options:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)performSystemAnimation:(UISystemAnimation)animation onViews:(NSArray<UIView *> *)views options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))parallelAnimations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)modifyAnimationsWithRepeatCount:(CGFloat)count autoreverses:(BOOL)autoreverses animations:(void (^)(void))NS_NOESCAPE animations;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable NS_SWIFT_SENDABLE)(BOOL))completion NS_SWIFT_NAME(animateKeyframes(withDuration:delay:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime relativeDuration:(double)frameDuration animations:(void (^)(void))animations NS_SWIFT_NAME(addKeyframe(withRelativeStartTime:relativeDuration:animations:));
@property (nullable) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(removeGestureRecognizer(_:));
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(gestureRecognizerShouldBegin(_:));
- (void)addMotionEffect:(UIMotionEffect *)effect;
- (void)removeMotionEffect:(UIMotionEffect *)effect;
@property NSArray<UIMotionEffect *> *motionEffects;
@property (readonly) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property BOOL translatesAutoresizingMaskIntoConstraints;
+ (BOOL)requiresConstraintBasedLayout;
- (CGRect)alignmentRectForFrame:(CGRect)frame;
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect;
@property (readonly) UIEdgeInsets alignmentRectInsets;
@property (readonly) UIView *viewForFirstBaselineLayout;
@property (readonly) UIView *viewForLastBaselineLayout;
@property (readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize NS_SWIFT_NAME(systemLayoutSizeFitting(_:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));
@property (readonly) NSArray<UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;
@property (readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor;
@property (readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly) NSLayoutDimension *widthAnchor;
@property (readonly) NSLayoutDimension *heightAnchor;
@property (readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (readonly) NSLayoutYAxisAnchor *lastBaselineAnchor;
- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
@property (nullable) NSString *restorationIdentifier;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates NS_SWIFT_NAME(snapshotView(afterScreenUpdates:));
- (nullable UIView *)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates NS_SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:));
@property UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nullable) UIContentSizeCategory minimumContentSizeCategory;
@property (nullable) UIContentSizeCategory maximumContentSizeCategory;
@property (readonly) NSString *appliedContentSizeCategoryLimitsDescription;
@property (readonly) id<UITraitOverrides> traitOverrides SINCE(17.0);
- (void)updateTraitsIfNeeded SINCE(17.0);
- (UILayoutGuide *)layoutGuideForLayoutRegion:(UIViewLayoutRegion *)layoutRegion;
- (UIEdgeInsets)edgeInsetsForLayoutRegion:(UIViewLayoutRegion *)layoutRegion;
- (NSDirectionalEdgeInsets)directionalEdgeInsetsForLayoutRegion:(UIViewLayoutRegion *)layoutRegion;
@property UICornerConfiguration *cornerConfiguration;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style NS_SWIFT_NAME(init(style:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (null_resettable) UIColor *color;
- (void)startAnimating;
- (void)stopAnimating;
@property (readonly, getter=isAnimating) BOOL animating;
@end
NS_SWIFT_UI_ACTOR @interface UIAlertAction : NSObject <NSCopying, UIAccessibilityIdentification>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction *))handler NS_SWIFT_NAME(init(title:style:handler:));
@property (readonly, nullable) NSString *title;
@property (readonly) UIAlertActionStyle style;
@property (getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment, UIStateRestoring, UITraitChangeObservable>
@property (readonly) UINavigationItem *navigationItem;
@property BOOL hidesBottomBarWhenPushed;
@property (readonly, nullable) UINavigationController *navigationController;
@property (nullable) NSArray<UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems animated:(BOOL)animated;
@property (readonly, nullable) UISplitViewController *splitViewController;
- (void)collapseSecondaryViewController:(UIViewController *)secondaryViewController forSplitViewController:(UISplitViewController *)splitViewController;
- (nullable UIViewController *)separateSecondaryViewControllerForSplitViewController:(UISplitViewController *)splitViewController;
@property (readonly, nullable) UITab *tab SINCE(18.0);
@property (null_resettable) UITabBarItem *tabBarItem;
@property (readonly, nullable) UITabBarController *tabBarController;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (null_resettable) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (readonly, nullable) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (readonly, nullable) NSString *nibName;
@property (readonly, nullable) NSBundle *nibBundle;
@property (readonly, nullable) UIStoryboard *storyboard;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)fromViewController sender:(nullable id)sender;
- (NSArray<UIViewController *> *)allowedChildViewControllersForUnwindingFromSource:(UIStoryboardUnwindSegueSource *)source;
- (nullable UIViewController *)childViewControllerContainingSegueSource:(UIStoryboardUnwindSegueSource *)source;
- (void)unwindForSegue:(UIStoryboardSegue *)unwindSegue towardsViewController:(UIViewController *)subsequentVc;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)setNeedsUpdateProperties SINCE(26.0);
- (void)updateProperties SINCE(26.0);
- (void)updatePropertiesIfNeeded SINCE(26.0);
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable) NSString *title;
- (void)didReceiveMemoryWarning;
@property (readonly, nullable) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (readonly, nullable) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (readonly, nullable) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property BOOL definesPresentationContext;
@property BOOL providesPresentationContextTransitionStyle;
@property BOOL restoresFocusAfterTransition;
@property (nullable) NSString *focusGroupIdentifier;
@property (nullable) NSString *interactionActivityTrackingBaseName;
@property (readonly, getter=isBeingPresented) BOOL beingPresented;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:)) NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(dismiss(animated:completion:)) NS_SWIFT_DISABLE_ASYNC;
@property UIModalTransitionStyle modalTransitionStyle;
@property (nullable) UIViewControllerTransition *preferredTransition SINCE(18.0);
@property UIModalPresentationStyle modalPresentationStyle;
@property BOOL modalPresentationCapturesStatusBarAppearance;
@property (readonly) BOOL disablesAutomaticKeyboardDismissal;
@property UIRectEdge edgesForExtendedLayout;
@property BOOL extendedLayoutIncludesOpaqueBars;
- (void)setContentScrollView:(nullable UIScrollView *)scrollView forEdge:(NSDirectionalRectEdge)edge;
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge;
@property CGSize preferredContentSize;
@property (readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (readonly) BOOL prefersStatusBarHidden;
@property (readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
- (void)setNeedsStatusBarAppearanceUpdate;
- (nullable UIViewController *)targetViewControllerForAction:(SEL)action sender:(nullable id)sender;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(show(_:sender:));
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(showDetailViewController(_:sender:));
@property UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (readonly) UIBarButtonItem *editButtonItem;
@property (readonly) NSArray<UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)transitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_NAME(transition(from:to:duration:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated NS_SWIFT_NAME(beginAppearanceTransition(_:animated:));
- (void)endAppearanceTransition;
@property (readonly, nullable) UIViewController *childViewControllerForStatusBarStyle NS_SWIFT_NAME(childForStatusBarStyle);
@property (readonly, nullable) UIViewController *childViewControllerForStatusBarHidden NS_SWIFT_NAME(childForStatusBarHidden);
@property (readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nullable) NSString *restorationIdentifier;
@property (nullable) Class restorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)applicationFinishedRestoringState;
- (void)updateViewConstraints;
@property (nullable) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property UIEdgeInsets additionalSafeAreaInsets;
@property (readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property BOOL viewRespectsSystemMinimumLayoutMargins;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
@property (readonly) BOOL performsActionsWhilePresentingModally;
@property (readonly, nullable) NSExtensionContext *extensionContext;
@property (readonly, nullable) UIPresentationController *presentationController;
@property (readonly, nullable) UISheetPresentationController *sheetPresentationController;
@property (readonly, nullable) UIPopoverPresentationController *popoverPresentationController;
@property (readonly, nullable) UIPresentationController *activePresentationController;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property (readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
@property (readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (readonly, nullable) UIViewController *childViewControllerForPointerLock;
@property (readonly) BOOL prefersPointerLocked;
- (void)setNeedsUpdateOfPrefersPointerLocked;
@property (readonly) UIContentUnavailableConfigurationState *contentUnavailableConfigurationState SINCE(17.0);
- (void)setNeedsUpdateContentUnavailableConfiguration SINCE(17.0);
- (void)updateContentUnavailableConfigurationUsingState:(UIContentUnavailableConfigurationState *)state SINCE(17.0);
@property (readonly, nullable) UIViewController *childViewControllerForInterfaceOrientationLock SINCE(26.0);
@property (readonly) BOOL prefersInterfaceOrientationLocked SINCE(26.0);
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked SINCE(26.0);
@property (readonly) id<UITraitOverrides> traitOverrides SINCE(17.0);
- (void)updateTraitsIfNeeded SINCE(17.0);
@property (readonly) UIContainerBackgroundStyle preferredContainerBackgroundStyle;
@property (readonly, nullable) UIViewController *childViewControllerForPreferredContainerBackgroundStyle;
- (void)setNeedsUpdateOfPreferredContainerBackgroundStyle;
@property (readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)preferredStyle NS_SWIFT_NAME(init(title:message:preferredStyle:));
- (void)addAction:(UIAlertAction *)action;
@property (readonly) NSArray<UIAlertAction *> *actions;
@property (nullable) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField *))configurationHandler NS_SWIFT_NAME(addTextField(configurationHandler:));
@property (readonly, nullable) NSArray<UITextField *> *textFields;
@property (nullable) NSString *title;
@property (nullable) NSString *message;
@property (readonly) UIAlertControllerStyle preferredStyle;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared) NO_EXTENSIONS;
- (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options completionHandler:(void (^ _Nullable)(BOOL success))completion NS_SWIFT_NAME(open(_:options:completionHandler:)) NO_EXTENSIONS;
@property (readonly) NSArray<UIWindow *> *windows DEPRECATED(15.0);
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
@property (readonly) UIApplicationState applicationState;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@property (readonly) NSSet<UISceneSession *> *openSessions;
@property (readonly) BOOL supportsMultipleScenes;
- (void)activateSceneSessionForRequest:(UISceneSessionActivationRequest *)request errorHandler:(void (^ _Nullable)(NSError *))errorHandler SINCE(17.0);
- (void)requestSceneSessionDestruction:(UISceneSession *)sceneSession options:(nullable UISceneDestructionRequestOptions *)options errorHandler:(void (^ _Nullable)(NSError *))errorHandler;
@end
NS_SWIFT_UI_ACTOR @interface UIBarAppearance : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nullable) UIBlurEffect *backgroundEffect;
@property (nullable) UIColor *backgroundColor;
@property (nullable) UIColor *shadowColor;
@end
NS_SWIFT_UI_ACTOR @interface UIBarItem : NSObject <NSCoding, UIAppearance, UIAccessibilityIdentification>
@property (nullable) NSString *title;
@property (nullable) UIImage *image;
@property NSInteger tag;
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
@end
NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
@property (nullable) UIView *customView;
@property BOOL sharesBackground SINCE(26.0);
@property BOOL hidesSharedBackground SINCE(26.0);
@end
@interface UIBezierPath : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (instancetype)bezierPathWithRect:(CGRect)rect NS_SWIFT_NAME(init(rect:));
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect NS_SWIFT_NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius NS_SWIFT_NAME(init(roundedRect:cornerRadius:));
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise NS_SWIFT_NAME(init(arcCenter:radius:startAngle:endAngle:clockwise:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property CGPathRef CGPath;
- (void)moveToPoint:(CGPoint)point NS_SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point NS_SWIFT_NAME(addLine(to:));
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
- (void)closePath NS_SWIFT_NAME(close());
- (void)appendPath:(UIBezierPath *)bezierPath;
@property CGFloat lineWidth;
@property CGLineCap lineCapStyle;
@property CGLineJoin lineJoinStyle;
@property BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)addClip;
@property (readonly) CGRect bounds;
- (BOOL)containsPoint:(CGPoint)point;
+ (instancetype)bezierPathWithCGPath:(CGPathRef)cgPath NS_SWIFT_NAME(init(cgPath:));
@end
NS_SWIFT_UI_ACTOR @interface UIVisualEffect : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style NS_SWIFT_NAME(init(style:));
@end
NS_SWIFT_UI_ACTOR SINCE(26.0) @interface UIGlassEffect : UIVisualEffect
+ (UIGlassEffect *)effectWithStyle:(UIGlassEffectStyle)style NS_SWIFT_NAME(init(style:));
@property (getter=isInteractive) BOOL interactive;
@property (nullable) UIColor *tintColor;
@end
NS_SWIFT_UI_ACTOR SINCE(26.0) @interface UIGlassContainerEffect : UIVisualEffect
@property CGFloat spacing;
@end
NS_SWIFT_UI_ACTOR @interface UIControl : UIView <UIContextMenuInteractionDelegate>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(frame:primaryAction:));
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property UIControlContentVerticalAlignment contentVerticalAlignment;
@property UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (readonly) UIControlState state;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addTarget(_:action:for:));
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeTarget(_:action:for:));
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(identifiedBy:for:));
- (void)performPrimaryAction SINCE(17.4);
@property (readonly) NSSet *allTargets;
@property (readonly) UIControlEvents allControlEvents;
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target forControlEvent:(UIControlEvents)controlEvent;
- (void)enumerateEventHandlers:(void (^)(UIAction * _Nullable, id _Nullable, SEL _Nullable, UIControlEvents, BOOL *))NS_NOESCAPE iterator;
- (void)sendAction:(SEL)action to:(nullable id)target forEvent:(nullable UIEvent *)event NS_SWIFT_NAME(sendAction(_:to:for:));
- (void)sendAction:(UIAction *)action;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
@property (readonly, nullable) UIContextMenuInteraction *contextMenuInteraction;
@property (getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled;
@property BOOL showsMenuAsPrimaryAction;
- (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration *)configuration;
@property (nullable) NSString *toolTip;
@property (readonly, nullable) UIToolTipInteraction *toolTipInteraction;
@property (getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled;
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator;
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willEndForConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType NS_SWIFT_NAME(init(type:));
+ (instancetype)buttonWithType:(UIButtonType)buttonType primaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(type:primaryAction:));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state NS_SWIFT_NAME(setImage(_:for:));
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration forImageInState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state NS_SWIFT_NAME(title(for:));
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (nullable UIColor *)titleShadowColorForState:(UIControlState)state;
@property (readonly, nullable) NSString *currentTitle;
@property (readonly, nullable) UILabel *titleLabel;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state NS_SWIFT_NAME(setTitleColor(_:for:));
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
@end
NS_SWIFT_UI_ACTOR @interface UIViewConfigurationState : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)initWithTraitCollection:(UITraitCollection *)traitCollection NS_DESIGNATED_INITIALIZER;
@property (getter=isHighlighted) BOOL highlighted;
@property (getter=isSelected) BOOL selected;
@end
NS_SWIFT_UI_ACTOR @interface UICellConfigurationState : UIViewConfigurationState
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR @interface UICollectionReusableView : UIView
@property (readonly, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout;
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UIScrollEdgeEffect : NSObject
@property UIScrollEdgeEffectStyle *style;
@property (getter=isHidden) BOOL hidden;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScrollEdgeEffect.Style) @interface UIScrollEdgeEffectStyle : NSObject
@property (class, readonly) UIScrollEdgeEffectStyle *automaticStyle NS_SWIFT_NAME(automatic);
@property (class, readonly) UIScrollEdgeEffectStyle *softStyle NS_SWIFT_NAME(soft);
@property (class, readonly) UIScrollEdgeEffectStyle *hardStyle NS_SWIFT_NAME(hard);
@end
NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView
@property (readonly) UIScrollEdgeEffect *topEdgeEffect SINCE(26.0);
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property (readonly) UIEdgeInsets adjustedContentInset;
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (readonly) UILayoutGuide *contentLayoutGuide;
@property (readonly) UILayoutGuide *frameLayoutGuide;
@property (nullable) id<UIScrollViewDelegate> delegate;
@property BOOL bounces;
@property BOOL alwaysBounceVertical;
@property BOOL alwaysBounceHorizontal;
@property (getter=isPagingEnabled) BOOL pagingEnabled;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property BOOL showsVerticalScrollIndicator;
@property BOOL showsHorizontalScrollIndicator;
@property UIEdgeInsets verticalScrollIndicatorInsets;
@property UIScrollViewDecelerationRate decelerationRate;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
- (void)flashScrollIndicators;
@property (readonly, getter=isDecelerating) BOOL decelerating;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view NS_SWIFT_NAME(touchesShouldCancel(in:));
@property BOOL scrollsToTop;
@property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nullable) UIRefreshControl *refreshControl;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UICollectionView : UIScrollView <UIDataSourceTranslating>
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
@property (nullable) id<UICollectionViewDataSource> dataSource;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
- (UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
@property (readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)reloadData;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property (readonly) NSArray<UICollectionViewCell *> *visibleCells;
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)performBatchUpdates:(void (^ _Nullable)(void))NS_NOESCAPE updates completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_DISABLE_ASYNC;
@end
NS_SWIFT_UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
@property (readonly) UIView *contentView;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
@end
NS_SWIFT_UI_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property CGFloat minimumLineSpacing;
@property CGSize itemSize;
@property CGSize estimatedItemSize;
@property UICollectionViewScrollDirection scrollDirection;
@property UIEdgeInsets sectionInset;
@property UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@property BOOL sectionHeadersPinToVisibleBounds;
@end
NS_SWIFT_UI_ACTOR @interface UICollectionViewLayoutAttributes : NSObject <NSCopying, UIDynamicItem>
@property CGRect frame;
@end
NS_SWIFT_SENDABLE @interface UIColor : NSObject <NSCoding, NSCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha NS_SWIFT_NAME(init(white:alpha:));
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha NS_SWIFT_NAME(init(red:green:blue:alpha:));
@property (class, readonly) UIColor *blackColor;
@property (class, readonly) UIColor *whiteColor;
@property (class, readonly) UIColor *redColor;
@property (class, readonly) UIColor *greenColor;
@property (class, readonly) UIColor *blueColor;
@property (class, readonly) UIColor *clearColor;
- (void)setFill;
- (void)setStroke;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
@property (readonly) CGColorRef CGColor;
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *))dynamicProvider NS_SWIFT_NAME(init(dynamicProvider:));
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(resolvedColor(with:));
@property (class, readonly) UIColor *systemRedColor;
@property (class, readonly) UIColor *systemGreenColor;
@property (class, readonly) UIColor *systemBlueColor;
@property (class, readonly) UIColor *systemOrangeColor;
@property (class, readonly) UIColor *systemPurpleColor;
@property (class, readonly) UIColor *systemTealColor;
@property (class, readonly) UIColor *systemIndigoColor;
@property (class, readonly) UIColor *systemGrayColor;
@property (class, readonly) UIColor *systemGray5Color;
@property (class, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@property (class, readonly) UIColor *labelColor;
@property (class, readonly) UIColor *secondaryLabelColor;
@property (class, readonly) UIColor *separatorColor;
@property (class, readonly) UIColor *systemBackgroundColor;
@property (class, readonly) UIColor *secondarySystemBackgroundColor;
@property (class, readonly) UIColor *secondarySystemGroupedBackgroundColor;
@property (class, readonly) UIColor *systemFillColor;
@property (class, readonly) UIColor *secondarySystemFillColor;
@property (class, readonly) UIColor *tertiaryLabelColor;
@property (class, readonly) UIColor *tertiarySystemFillColor;
@property (class, readonly) UIColor *quaternarySystemFillColor;
@property (class, readonly) UIColor *systemYellowColor;
@end
NS_SWIFT_UI_ACTOR @interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(nullable NSString *)title handler:(UIContextualActionHandler)handler;
@property (null_resettable) UIColor *backgroundColor;
@end
NS_SWIFT_UI_ACTOR @interface UICubicTimingParameters : NSObject <NSCoding, NSCopying, UITimingCurveProvider>
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIDatePicker : UIControl
@end
NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property (class, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (readonly) NSString *model;
@property (readonly) NSString *systemName;
@property (readonly) NSString *systemVersion;
@end
NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window;
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view;
- (nullable NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)gesture;
@end
NS_SWIFT_UI_ACTOR @interface UIFeedbackGenerator : NSObject
- (instancetype)init;
@end
NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection NS_SWIFT_NAME(preferredFont(forTextStyle:compatibleWith:));
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize NS_SWIFT_NAME(init(name:size:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(systemFont(ofSize:));
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(boldSystemFont(ofSize:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight NS_SWIFT_NAME(systemFont(ofSize:weight:));
@property (readonly) NSString *fontName;
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat ascender;
@property (readonly) CGFloat descender;
@property (readonly) CGFloat capHeight;
@property (readonly) CGFloat lineHeight;
- (UIFont *)fontWithSize:(CGFloat)fontSize NS_SWIFT_NAME(withSize(_:));
@property (class, readonly) CGFloat systemFontSize;
@end
NS_SWIFT_SENDABLE @interface UIFontMetrics : NSObject
@property (class, readonly) UIFontMetrics *defaultMetrics;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER;
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize NS_SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection NS_SWIFT_NAME(scaledValue(for:compatibleWith:));
@end
NS_SWIFT_UI_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_SWIFT_NAME(init(target:action:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)addTarget:(id)target action:(SEL)action NS_SWIFT_NAME(addTarget(_:action:));
@property (nullable) id<UIGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (readonly, nullable) UIView *view;
@property BOOL cancelsTouchesInView;
@property BOOL delaysTouchesBegan;
@property BOOL delaysTouchesEnded;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@property UIGestureRecognizerState state;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer NS_SWIFT_NAME(require(toFail:));
@end
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat *)format NS_DESIGNATED_INITIALIZER;
@end
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (UIImage *)imageWithActions:(NS_NOESCAPE UIGraphicsImageDrawingActions)actions;
- (NSData *)PNGDataWithActions:(UIGraphicsImageDrawingActions)actions;
@end
@interface UIGraphicsRendererContext : NSObject
@property (readonly) CGContextRef CGContext NS_SWIFT_NAME(cgContext);
- (void)fillRect:(CGRect)rect;
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@end
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property CGFloat scale;
@property UIGraphicsImageRendererFormatRange preferredRange;
@end
NS_SWIFT_SENDABLE @interface UIImage : NSObject <NSCoding, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration *)configuration NS_SWIFT_NAME(init(systemName:withConfiguration:));
@property (readonly) CGSize size;
@property (readonly, nullable) CGImageRef CGImage NS_SWIFT_NAME(cgImage);
@property (readonly, getter=isSymbolImage) BOOL symbolImage;
+ (nullable UIImage *)animatedImageNamed:(NSString *)name duration:(NSTimeInterval)duration;
+ (nullable UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
@property (readonly, nullable) NSArray<UIImage *> *images;
@property (readonly) NSTimeInterval duration;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawInRect:(CGRect)rect;
- (void)drawAsPatternInRect:(CGRect)rect;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode NS_SWIFT_NAME(withRenderingMode(_:));
@property (readonly) UIImageRenderingMode renderingMode;
@property (readonly) BOOL flipsForRightToLeftLayoutDirection;
@property (readonly) CGFloat baselineOffsetFromBottom NS_REFINED_FOR_SWIFT;
- (UIImage *)imageWithoutBaseline;
@property (readonly, nullable) UIImageSymbolConfiguration *symbolConfiguration;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.Configuration) @interface UIImageConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)configurationWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (instancetype)configurationWithTraitCollection:(nullable UITraitCollection *)traitCollection SINCE(17.0);
- (instancetype)configurationByApplyingConfiguration:(nullable UIImageConfiguration *)otherConfiguration;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration : UIImageConfiguration
@property (class, readonly) UIImageSymbolConfiguration *unspecifiedConfiguration;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle;
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image NS_SWIFT_NAME(init(image:));
@property (nullable) UIImage *image;
@property (nullable) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nullable) NSArray<UIImage *> *animationImages;
@property NSTimeInterval animationDuration;
@property NSInteger animationRepeatCount;
@property (null_resettable) UIColor *tintColor;
- (void)startAnimating;
- (void)stopAnimating;
@property (readonly, getter=isAnimating) BOOL animating;
@end
NS_SWIFT_UI_ACTOR @interface UIInputViewController : UIViewController
@end
NS_SWIFT_UI_ACTOR @interface UIKey : NSObject <NSCoding, NSCopying>
@property (readonly) UIKeyboardHIDUsage keyCode;
@end
NS_SWIFT_UI_ACTOR @interface UILayoutGuide : NSObject <NSCoding, UIPopoverPresentationControllerSourceItem>
@property (readonly) CGRect layoutFrame;
@property (nullable) UIView *owningView;
@property (readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor;
@property (readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly) NSLayoutDimension *widthAnchor;
@property (readonly) NSLayoutDimension *heightAnchor;
@property (readonly) NSLayoutYAxisAnchor *centerYAnchor;
@end
NS_SWIFT_UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end
NS_SWIFT_UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property BOOL usesBottomSafeArea SINCE(17.0);
@end
NS_SWIFT_UI_ACTOR @interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property (nullable) NSString *text;
@property (null_resettable) UIFont *font;
@property (null_resettable) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property NSLineBreakMode lineBreakMode;
@property (nullable) NSAttributedString *attributedText;
@property (getter=isHighlighted) BOOL highlighted;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (getter=isEnabled) BOOL enabled;
@property NSInteger numberOfLines;
@property BOOL adjustsFontSizeToFitWidth;
@property CGFloat minimumScaleFactor;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
@property CGFloat preferredMaxLayoutWidth;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UIListContentView : UIView
@end
NS_SWIFT_UI_ACTOR @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired;
@property NSUInteger numberOfTouchesRequired;
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
NS_SWIFT_UI_ACTOR @interface UIMenu : UIMenuElement
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children NS_REFINED_FOR_SWIFT;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationBar : UIView
@property BOOL prefersLargeTitles;
@property UINavigationBarAppearance *standardAppearance;
@property (nullable) UINavigationBarAppearance *compactAppearance;
@property (nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationBarAppearance : UIBarAppearance
@property NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable Class)toolbarClass NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated NS_SWIFT_NAME(popViewController(animated:));
- (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated NS_SWIFT_NAME(popToRootViewController(animated:));
@property (readonly, nullable) UIViewController *topViewController;
@property (readonly, nullable) UIViewController *visibleViewController;
@property NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated NS_SWIFT_NAME(setViewControllers(_:animated:));
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (readonly) UINavigationBar *navigationBar;
@property (nullable) id<UINavigationControllerDelegate> delegate;
@property (readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (readonly, nullable) UIGestureRecognizer *interactiveContentPopGestureRecognizer SINCE(26.0);
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(show(_:sender:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
@property (nullable) UIView *titleView;
@property (nullable) NSString *subtitle SINCE(26.0);
@property (nullable) NSString *largeSubtitle SINCE(26.0);
@property (nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable) UIBarButtonItem *leftBarButtonItem;
@property (nullable) UIBarButtonItem *rightBarButtonItem;
@property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nullable) UISearchController *searchController;
@property BOOL hidesSearchBarWhenScrolling;
@property (nullable) UINavigationBarAppearance *standardAppearance;
@end
NS_SWIFT_UI_ACTOR @interface UINib : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType NS_SWIFT_NAME(notificationOccurred(_:));
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType atLocation:(CGPoint)location SINCE(17.5);
@end
NS_SWIFT_UI_ACTOR @interface UIPageControl : UIControl
@property NSInteger numberOfPages;
@property NSInteger currentPage;
@end
NS_SWIFT_UI_ACTOR @interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options NS_DESIGNATED_INITIALIZER;
@property (nullable) id<UIPageViewControllerDelegate> delegate;
@property (nullable) id<UIPageViewControllerDataSource> dataSource;
@property (readonly, nullable) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_DISABLE_ASYNC;
@end
NS_SWIFT_UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches;
@property NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view NS_SWIFT_NAME(translation(in:));
- (CGPoint)velocityInView:(nullable UIView *)view NS_SWIFT_NAME(velocity(in:));
@end
NS_SWIFT_SENDABLE @interface UIPasteboard : NSObject
@property (class, readonly) UIPasteboard *generalPasteboard;
@property (readonly) NSInteger changeCount;
@property (nullable) NSString *string;
@property (readonly) BOOL hasStrings;
@end
NS_SWIFT_UI_ACTOR @interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)cancelInteractiveTransition;
- (void)finishInteractiveTransition;
@end
NS_SWIFT_UI_ACTOR @interface UIPickerView : UIView
@end
NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment, UITraitChangeObservable>
@property (readonly) UIViewController *presentingViewController;
@property (readonly) UIViewController *presentedViewController;
@property (readonly) UIModalPresentationStyle presentationStyle;
@property (readonly, nullable) UIView *containerView;
@property (nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(nullable UIViewController *)presentingViewController NS_SWIFT_NAME(init(presentedViewController:presenting:)) NS_DESIGNATED_INITIALIZER;
@property (readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)traitCollection;
@property (readonly) BOOL shouldPresentInFullscreen;
- (void)presentationTransitionDidEnd:(BOOL)completed;
@property (readonly, nullable) UIView *presentedView;
@end
NS_SWIFT_UI_ACTOR @interface UIPopoverPresentationController : UIPresentationController
@property (nullable) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nullable) UIView *sourceView;
@property CGRect sourceRect;
@property (nullable) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@property (nullable) UIBarButtonItem *barButtonItem DEPRECATED(27.0);
@property (readonly) UIPopoverArrowDirection arrowDirection;
@property UIPopoverArrowDirection permittedArrowDirections;
- (instancetype)init NS_UNAVAILABLE;
@property (readonly) UISheetPresentationController *adaptiveSheetPresentationController;
@end
@interface UIPress : NSObject
@property (readonly, nullable) UIKey *key NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @interface UIPressesEvent : UIEvent
@end
NS_SWIFT_UI_ACTOR @interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIRefreshControl : UIControl
@property (readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)connectionOptions NS_DESIGNATED_INITIALIZER;
@property (readonly) UISceneSession *session;
@property (nullable) id<UISceneDelegate> delegate;
@property (readonly) UISceneActivationState activationState;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions) @interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UISceneDestructionRequestOptions : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UISceneSession : NSObject <NSCoding, NSSecureCoding>
@property (readonly, nullable) UIScene *scene;
@property (readonly) UISceneSessionRole role;
@property (readonly) NSString *persistentIdentifier;
@end
@interface UISceneSessionActivationRequest : NSObject <NSCopying>
@property (readonly, nullable) UISceneSession *session NS_SWIFT_UI_ACTOR;
+ (instancetype)requestWithSession:(UISceneSession *)session;
@end
NS_SWIFT_UI_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property (readonly) CGRect bounds;
@property (readonly) CGFloat scale;
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@end
NS_SWIFT_UI_ACTOR @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property UIRectEdge edges;
@end
NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nullable) id<UISearchBarDelegate> delegate;
@property (nullable) NSString *text;
@property (nullable) NSString *placeholder;
@property (readonly) UISearchTextField *searchTextField;
@property BOOL showsCancelButton;
@end
NS_SWIFT_UI_ACTOR @interface UISearchController : UIViewController <UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate>
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (nullable) id<UISearchResultsUpdating> searchResultsUpdater;
@property (getter=isActive) BOOL active;
@property (nullable) id<UISearchControllerDelegate> delegate;
@property BOOL hidesNavigationBarDuringPresentation;
@property (readonly) UISearchBar *searchBar;
@property BOOL automaticallyShowsSearchResultsController;
@property BOOL showsSearchResultsController;
@property BOOL automaticallyShowsCancelButton;
@end
NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UIContentSizeCategoryAdjusting, UIKeyInput, UITextInput, UITextInputTraits>
@property (nullable) NSString *text;
@property (nullable) UIColor *textColor;
@property (nullable) UIFont *font;
@property UITextBorderStyle borderStyle;
@property (nullable) NSString *placeholder;
@property (nullable) NSAttributedString *attributedPlaceholder;
@property (nullable) id<UITextFieldDelegate> delegate;
@property (nullable) UIImage *background;
@property (readonly, getter=isEditing) BOOL editing;
- (CGRect)borderRectForBounds:(CGRect)bounds;
- (CGRect)textRectForBounds:(CGRect)bounds;
- (CGRect)placeholderRectForBounds:(CGRect)bounds;
- (CGRect)editingRectForBounds:(CGRect)bounds;
- (CGRect)clearButtonRectForBounds:(CGRect)bounds;
- (CGRect)rightViewRectForBounds:(CGRect)bounds;
@property (nullable) UIView *inputView;
@property (nullable) UIView *inputAccessoryView;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UISearchTextField : UITextField
@end
NS_SWIFT_UI_ACTOR @interface UISegmentedControl : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(nullable NSArray *)items NS_DESIGNATED_INITIALIZER;
- (void)insertSegmentWithAction:(UIAction *)action atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (nullable UIAction *)actionForSegmentAtIndex:(NSUInteger)segment;
@property (readonly) NSUInteger numberOfSegments;
@property BOOL apportionsSegmentWidthsByContent;
- (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)insertSegmentWithImage:(nullable UIImage *)image atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)segment;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
- (nullable UIImage *)imageForSegmentAtIndex:(NSUInteger)segment;
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment;
- (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment;
@property NSInteger selectedSegmentIndex;
- (nullable UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
- (UIOffset)contentPositionAdjustmentForSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone barMetrics:(UIBarMetrics)barMetrics;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UISheetPresentationController : UIPresentationController
@property BOOL prefersEdgeAttachedInCompactHeight;
@property BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property NSArray<UISheetPresentationControllerDetent *> *detents;
@property BOOL prefersGrabberVisible;
@property (nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (^)(void))NS_NOESCAPE changes NS_SWIFT_NAME(animateChanges(_:));
- (void)invalidateDetents;
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent) @interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
@property (readonly) UISheetPresentationControllerDetentIdentifier identifier;
@end
NS_SWIFT_UI_ACTOR @interface UISlider : UIControl
@end
NS_SWIFT_UI_ACTOR @interface UISplitViewController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
@property (readonly) UISplitViewControllerStyle style;
@property (nullable) id<UISplitViewControllerDelegate> delegate;
@property BOOL showsSecondaryOnlyButton;
@property UISplitViewControllerSplitBehavior preferredSplitBehavior;
- (void)setViewController:(nullable UIViewController *)vc forColumn:(UISplitViewControllerColumn)column;
- (nullable UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)hideColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
@property NSArray<UIViewController *> *viewControllers;
@property (readonly, getter=isCollapsed) BOOL collapsed;
@property UISplitViewControllerDisplayMode preferredDisplayMode;
@property (readonly) UISplitViewControllerDisplayMode displayMode;
@property (readonly) UIBarButtonItem *displayModeButtonItem;
@property UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility;
@property CGFloat preferredPrimaryColumnWidth;
@property CGFloat maximumPrimaryColumnWidth;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(show(_:sender:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views NS_SWIFT_NAME(init(arrangedSubviews:));
@property (readonly) NSArray<UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property UIStackViewAlignment alignment;
@property CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview;
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview;
@property (getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (nonnull instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIStatusBarManager : NSObject
@property (readonly) UIStatusBarStyle statusBarStyle;
@property (readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@end
NS_SWIFT_UI_ACTOR @interface UIStepper : UIControl
@end
NS_SWIFT_UI_ACTOR @interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (readonly) NSArray<UIContextualAction *> *actions;
@property BOOL performsFirstActionWithFullSwipe;
@end
NS_SWIFT_UI_ACTOR @interface UISwipeGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTouchesRequired;
@property UISwipeGestureRecognizerDirection direction;
@end
NS_SWIFT_UI_ACTOR @interface UISwitch : UIControl
@property (nullable) UIColor *onTintColor;
@property (nullable) NSString *title;
@property (readonly) UISwitchStyle style;
@property (getter=isOn) BOOL on;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
SINCE(26.0) NS_SWIFT_UI_ACTOR @interface UITabAccessory : NSObject
- (instancetype)initWithContentView:(UIView *)contentView NS_DESIGNATED_INITIALIZER;
@property (readonly) UIView *contentView;
@end
NS_SWIFT_UI_ACTOR @interface UITabBar : UIView
@property (nullable) NSArray<UITabBarItem *> *items;
@property (nullable) UITabBarItem *selectedItem;
@property (nullable) UIColor *unselectedItemTintColor;
@property UITabBarAppearance *standardAppearance;
@property (nullable) UITabBarAppearance *scrollEdgeAppearance;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarAppearance : UIBarAppearance
@property UITabBarItemAppearance *stackedLayoutAppearance;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable) id<UITabBarControllerDelegate> delegate;
@property NSArray<UITab *> *tabs SINCE(18.0);
@property (nullable) NSArray<UIViewController *> *viewControllers;
@property (nullable) UIViewController *selectedViewController;
@property NSUInteger selectedIndex;
@property (readonly) UINavigationController *moreNavigationController;
@property (readonly) UITabBar *tabBar;
@property UITabBarMinimizeBehavior tabBarMinimizeBehavior SINCE(26.0);
@property (nullable) UITabAccessory *bottomAccessory SINCE(26.0);
- (void)setBottomAccessory:(nullable UITabAccessory *)bottomAccessory animated:(BOOL)animated SINCE(26.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image selectedImage:(nullable UIImage *)selectedImage;
@property UIOffset titlePositionAdjustment;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarItemAppearance : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)initWithStyle:(UITabBarItemAppearanceStyle)style NS_DESIGNATED_INITIALIZER;
@property (readonly) UITabBarItemStateAppearance *selected;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarItemStateAppearance : NSObject
@property (nullable) UIColor *iconColor;
@end
NS_SWIFT_UI_ACTOR @interface UITableView : UIScrollView <UIDataSourceTranslating>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
@property (nullable) id<UITableViewDataSource> dataSource;
@property (nullable) id<UITableViewDelegate> delegate;
@property CGFloat rowHeight;
@property (nullable) UIView *backgroundView;
@property (readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect;
- (nullable UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property (readonly) NSArray<UITableViewCell *> *visibleCells;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated;
- (void)performBatchUpdates:(void (^ _Nullable)(void))NS_NOESCAPE updates completion:(void (^ _Nullable)(BOOL))completion NS_SWIFT_DISABLE_ASYNC;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadData;
@property (readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@property UITableViewCellSeparatorStyle separatorStyle;
@property BOOL cellLayoutMarginsFollowReadableWidth;
@property (nullable) UIView *tableHeaderView;
@property (nullable) UIView *tableFooterView;
- (nullable UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
@end
NS_SWIFT_UI_ACTOR @interface UITableViewCell : UIView <UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
@property (nullable) UITableViewCellConfigurationUpdateHandler configurationUpdateHandler;
@property (readonly) UIView *contentView;
@property (readonly, nullable) UILabel *textLabel;
@property (readonly, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@property UITableViewCellSelectionStyle selectionStyle;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property UITableViewCellAccessoryType accessoryType;
@property (nullable) UIView *accessoryView;
- (void)willTransitionToState:(UITableViewCellStateMask)state;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UITableViewController : UIViewController <UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (null_resettable) UITableView *tableView;
@property (nullable) UIRefreshControl *refreshControl;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@property (readonly, nullable) UILabel *textLabel;
@end
NS_SWIFT_UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired;
@property NSUInteger numberOfTouchesRequired;
@end
NS_SWIFT_UI_ACTOR @interface UITextPosition : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UITextRange : NSObject
@property (readonly) UITextPosition *start;
@property (readonly) UITextPosition *end;
@end
NS_SWIFT_UI_ACTOR @interface UITextView : UIScrollView <UIContentSizeCategoryAdjusting, UIKeyInput, UITextInput, UITextInputTraits>
@property (nullable) id<UITextViewDelegate> delegate;
@property (null_resettable) NSString *text;
@property (nullable) UIFont *font;
@property (nullable) UIColor *textColor;
@property NSRange selectedRange;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (null_resettable) NSAttributedString *attributedText;
- (void)scrollRangeToVisible:(NSRange)range;
@property (nullable) UIView *inputView;
@property (nullable) UIView *inputAccessoryView;
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)textContainer NS_DESIGNATED_INITIALIZER;
+ (instancetype)textViewUsingTextLayoutManager:(BOOL)usingTextLayoutManager;
@property (readonly) NSTextContainer *textContainer;
@property UIEdgeInsets textContainerInset;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIToolbar : UIView
@end
NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (readonly) UITouchPhase phase;
@property (readonly, nullable) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@end
NS_SWIFT_SENDABLE @interface UITraitCollection : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)init;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections DEPRECATED(17.0);
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
@property (readonly) UIUserInterfaceStyle userInterfaceStyle;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
@property (readonly) CGFloat displayScale;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
@property (readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (readonly) UIUserInterfaceSizeClass verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)preferredContentSizeCategory;
@property (readonly) UIContentSizeCategory preferredContentSizeCategory;
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast;
@property (readonly) UIAccessibilityContrast accessibilityContrast;
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel;
@property (readonly) UIUserInterfaceLevel userInterfaceLevel;
@property (readonly) UITabAccessoryEnvironment tabAccessoryEnvironment SINCE(26.0);
@property (class) UITraitCollection *currentTraitCollection NS_SWIFT_NAME(current);
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
NS_SWIFT_NAME(UIViewController.Transition) SINCE(18.0) @interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options sourceViewProvider:(UIView *_Nullable (^)(UIZoomTransitionSourceViewProviderContext *context))sourceViewProvider NS_REFINED_FOR_SWIFT;
@end
NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions) SINCE(18.0) @interface UIZoomTransitionOptions : NSObject <NSCopying>
@end
NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext) SINCE(18.0) @interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (readonly) UIViewController *sourceViewController;
@property (readonly) UIViewController *zoomedViewController;
@end
NS_SWIFT_UI_ACTOR @interface UIViewPropertyAnimator : NSObject <NSCopying, UIViewAnimating>
@property BOOL scrubsLinearly;
@property BOOL pausesOnCompletion;
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id<UITimingCurveProvider>)parameters NS_SWIFT_NAME(init(duration:timingParameters:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^ _Nullable)(void))animations NS_SWIFT_NAME(init(duration:curve:animations:));
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(UIViewAnimatingPosition))completion NS_SWIFT_NAME(runningPropertyAnimator(withDuration:delay:options:animations:completion:));
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition))completion NS_SWIFT_NAME(addCompletion(_:));
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters durationFactor:(CGFloat)durationFactor;
@end
NS_SWIFT_UI_ACTOR @interface UIVisualEffectView : UIView <NSSecureCoding>
@property (readonly) UIView *contentView;
@property (nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_SWIFT_NAME(init(effect:)) NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_SWIFT_NAME(init(windowScene:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nullable) UIWindowScene *windowScene;
@property BOOL canResizeToFitContent;
@property UIScreen *screen;
@property UIWindowLevel windowLevel;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
@property (readonly) BOOL canBecomeKeyWindow NS_SWIFT_NAME(canBecomeKey);
- (void)becomeKeyWindow NS_SWIFT_NAME(becomeKey());
- (void)resignKeyWindow NS_SWIFT_NAME(resignKey());
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:from:));
@property (readonly) UILayoutGuide *safeAreaAspectFitLayoutGuide;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene <UITraitChangeObservable, UITraitEnvironment>
@property (readonly, nullable) UIStatusBarManager *statusBarManager;
@property (readonly) UIScreen *screen;
@property (readonly) UIInterfaceOrientation interfaceOrientation DEPRECATED(26.0);
@property (readonly) id<UICoordinateSpace> coordinateSpace DEPRECATED(26.0);
@property (readonly) UIWindowSceneGeometry *effectiveGeometry;
@property (readonly) UITraitCollection *traitCollection;
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences errorHandler:(void (^ _Nullable)(NSError *))errorHandler NS_SWIFT_NAME(requestGeometryUpdate(_:errorHandler:));
@property (readonly) NSArray<UIWindow *> *windows;
@property (readonly, nullable) UIWindow *keyWindow;
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIWindowScene.Geometry) @interface UIWindowSceneGeometry : NSObject
@property (readonly) id<UICoordinateSpace> coordinateSpace SINCE(26.0);
@property (readonly) UIInterfaceOrientation interfaceOrientation;
@property (readonly, getter=isInterfaceOrientationLocked) BOOL interfaceOrientationLocked SINCE(26.0);
@property (readonly, getter=isInteractivelyResizing) BOOL interactivelyResizing SINCE(26.0);
@end
NS_SWIFT_NAME(UIWindowScene.GeometryPreferences) @interface UIWindowSceneGeometryPreferences : NSObject
@end
NS_SWIFT_NAME(UIWindowSceneGeometryPreferences.iOS) @interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@end

// MARK: Extensions of other classes

@interface NSAttributedString (UIKit)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawInRect:(CGRect)rect;
@end
@interface NSObject (UIAccessibility)
@property BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable) NSAttributedString *accessibilityAttributedLabel NS_SWIFT_UI_ACTOR;
@property (nullable) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable) NSAttributedString *accessibilityAttributedHint NS_SWIFT_UI_ACTOR;
@property (nullable) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nullable) NSAttributedString *accessibilityAttributedValue NS_SWIFT_UI_ACTOR;
@property UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property (nullable) UIBezierPath *accessibilityPath NS_SWIFT_UI_ACTOR;
@property CGPoint accessibilityActivationPoint NS_SWIFT_UI_ACTOR;
@property (nullable) NSString *accessibilityLanguage NS_SWIFT_UI_ACTOR;
@property BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@property UIAccessibilityNavigationStyle accessibilityNavigationStyle NS_SWIFT_UI_ACTOR;
@property BOOL accessibilityRespondsToUserInteraction NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray<NSString *> *accessibilityUserInputLabels NS_SWIFT_UI_ACTOR;
@property (null_resettable) NSArray<NSAttributedString *> *accessibilityAttributedUserInputLabels NS_SWIFT_UI_ACTOR;
@property (nullable) UIAccessibilityTextualContext accessibilityTextualContext NS_SWIFT_UI_ACTOR;
@property UIAccessibilityDirectTouchOptions accessibilityDirectTouchOptions SINCE(17.0) NS_SWIFT_UI_ACTOR;
@property UIAccessibilityExpandedStatus accessibilityExpandedStatus SINCE(18.0) NS_SWIFT_UI_ACTOR;
@property UIAccessibilityExpandedStatus (^ _Nullable accessibilityExpandedStatusBlock)(void) NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidBecomeFocused NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityElementIsFocused NS_SWIFT_UI_ACTOR;
@property (readonly, nullable) NSSet<UIAccessibilityAssistiveTechnologyIdentifier> *accessibilityAssistiveTechnologyFocusedIdentifiers NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityZoomInAtPoint:(CGPoint)point NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityZoomOutAtPoint:(CGPoint)point NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray<UIAccessibilityLocationDescriptor *> *accessibilityDragSourceDescriptors NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray<UIAccessibilityLocationDescriptor *> *accessibilityDropPointDescriptors NS_SWIFT_UI_ACTOR;
- (nullable id)accessibilityHitTest:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_UI_ACTOR;
@property (nullable) id accessibilityPreviousTextNavigationElement NS_SWIFT_UI_ACTOR;
@property (nullable) id accessibilityNextTextNavigationElement NS_SWIFT_UI_ACTOR;
@property (nullable) id<UITextInput> accessibilityTextInputResponder NS_SWIFT_UI_ACTOR;
- (NSInteger)accessibilityElementCount NS_SWIFT_UI_ACTOR;
- (nullable id)accessibilityElementAtIndex:(NSInteger)index NS_SWIFT_UI_ACTOR;
- (NSInteger)indexOfAccessibilityElement:(id)element NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@property UIAccessibilityContainerType accessibilityContainerType NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray *automationElements NS_SWIFT_UI_ACTOR;
@property (nullable) NSArray<UIAccessibilityCustomRotor *> *accessibilityCustomRotors NS_SWIFT_UI_ACTOR;
@end

// MARK: Constants and functions

extern UILayoutPriority const UILayoutPriorityRequired;
extern UILayoutPriority const UILayoutPriorityDefaultHigh;
extern UILayoutPriority const UILayoutPriorityDefaultLow;
extern UILayoutPriority const UILayoutPriorityFittingSizeLevel;
extern NSNotificationName const UIAccessibilityVoiceOverStatusDidChangeNotification NS_SWIFT_NAME(UIAccessibility.voiceOverStatusDidChangeNotification);
extern NSNotificationName const UIAccessibilityReduceMotionStatusDidChangeNotification NS_SWIFT_NAME(UIAccessibility.reduceMotionStatusDidChangeNotification);
extern NSNotificationName const UIAccessibilitySwitchControlStatusDidChangeNotification NS_SWIFT_NAME(UIAccessibility.switchControlStatusDidChangeNotification);
extern UIAccessibilityTraits const UIAccessibilityTraitNone NS_SWIFT_NAME(UIAccessibilityTraits.none);
extern UIAccessibilityTraits const UIAccessibilityTraitButton NS_SWIFT_NAME(UIAccessibilityTraits.button);
extern UIAccessibilityTraits const UIAccessibilityTraitLink NS_SWIFT_NAME(UIAccessibilityTraits.link);
extern UIAccessibilityTraits const UIAccessibilityTraitHeader NS_SWIFT_NAME(UIAccessibilityTraits.header);
extern UIAccessibilityTraits const UIAccessibilityTraitSearchField NS_SWIFT_NAME(UIAccessibilityTraits.searchField);
extern UIAccessibilityTraits const UIAccessibilityTraitImage NS_SWIFT_NAME(UIAccessibilityTraits.image);
extern UIAccessibilityTraits const UIAccessibilityTraitSelected NS_SWIFT_NAME(UIAccessibilityTraits.selected);
extern UIAccessibilityTraits const UIAccessibilityTraitKeyboardKey NS_SWIFT_NAME(UIAccessibilityTraits.keyboardKey);
extern UIAccessibilityTraits const UIAccessibilityTraitStaticText NS_SWIFT_NAME(UIAccessibilityTraits.staticText);
extern UIAccessibilityTraits const UIAccessibilityTraitNotEnabled NS_SWIFT_NAME(UIAccessibilityTraits.notEnabled);
extern UIAccessibilityTraits const UIAccessibilityTraitUpdatesFrequently NS_SWIFT_NAME(UIAccessibilityTraits.updatesFrequently);
extern UIAccessibilityTraits const UIAccessibilityTraitAdjustable NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern UIAccessibilityTraits const UIAccessibilityTraitTabBar NS_SWIFT_NAME(UIAccessibilityTraits.tabBar);
extern UIAccessibilityNotifications const UIAccessibilityScreenChangedNotification NS_SWIFT_NAME(UIAccessibilityNotifications.screenChanged);
extern UIAccessibilityNotifications const UIAccessibilityLayoutChangedNotification NS_SWIFT_NAME(UIAccessibilityNotifications.layoutChanged);
extern UIAccessibilityNotifications const UIAccessibilityAnnouncementNotification NS_SWIFT_NAME(UIAccessibilityNotifications.announcement);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextConsole;
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationWillEnterForegroundNotification NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationDidBecomeActiveNotification NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationWillResignActiveNotification NS_SWIFT_NAME(UIApplication.willResignActiveNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification) NS_SWIFT_NONISOLATED;
extern CGSize const UICollectionViewFlowLayoutAutomaticSize NS_SWIFT_NAME(UICollectionViewFlowLayout.automaticSize) NS_SWIFT_NONISOLATED;
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified;
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
extern UIContentSizeCategory const UIContentSizeCategorySmall;
extern UIContentSizeCategory const UIContentSizeCategoryMedium;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern UIFocusGroupPriority const UIFocusGroupPriorityIgnored;
extern UIFontWeight const UIFontWeightThin;
extern UIFontWeight const UIFontWeightLight;
extern UIFontWeight const UIFontWeightRegular;
extern UIFontWeight const UIFontWeightMedium;
extern UIFontWeight const UIFontWeightSemibold;
extern UIFontWeight const UIFontWeightBold;
extern UIFontWeight const UIFontWeightHeavy;
extern UIFontWeight const UIFontWeightBlack;
extern UIFontTextStyle const UIFontTextStyleLargeTitle;
extern UIFontTextStyle const UIFontTextStyleTitle1;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleTitle3;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleFootnote;
extern UIFontTextStyle const UIFontTextStyleCaption1;
extern UIEdgeInsets const UIEdgeInsetsZero;
extern NSDirectionalEdgeInsets const NSDirectionalEdgeInsetsZero;
extern UIOffset const UIOffsetZero;
extern NSNotificationName const UISceneWillConnectNotification NS_SWIFT_NAME(UIScene.willConnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidDisconnectNotification NS_SWIFT_NAME(UIScene.didDisconnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidActivateNotification NS_SWIFT_NAME(UIScene.didActivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillDeactivateNotification NS_SWIFT_NAME(UIScene.willDeactivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillEnterForegroundNotification NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidEnterBackgroundNotification NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateNormal;
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateFast;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge;
extern CGFloat const UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidEndEditingNotification NS_SWIFT_NAME(UITextField.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;
extern UITextContentType const UITextContentTypeName;
extern UITextContentType const UITextContentTypeLocation;
extern UITextContentType const UITextContentTypeTelephoneNumber;
extern UITextContentType const UITextContentTypeEmailAddress;
extern UITextContentType const UITextContentTypeURL;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeNewPassword;
extern UITextContentType const UITextContentTypeOneTimeCode;
extern NSNotificationName const UITextViewTextDidBeginEditingNotification NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextViewTextDidEndEditingNotification NS_SWIFT_NAME(UITextView.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;
extern CGFloat const UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric) NS_SWIFT_NONISOLATED;
extern CGSize const UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize) NS_SWIFT_NONISOLATED;
extern CGSize const UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize) NS_SWIFT_NONISOLATED;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);
extern UIWindowLevel const UIWindowLevelNormal;
extern UIWindowLevel const UIWindowLevelAlert;
extern UIWindowLevel const UIWindowLevelStatusBar;
extern NSNotificationName const UIWindowDidBecomeVisibleNotification NS_SWIFT_NAME(UIWindow.didBecomeVisibleNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeHiddenNotification NS_SWIFT_NAME(UIWindow.didBecomeHiddenNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeKeyNotification NS_SWIFT_NAME(UIWindow.didBecomeKeyNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidResignKeyNotification NS_SWIFT_NAME(UIWindow.didResignKeyNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillShowNotification NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidShowNotification NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillHideNotification NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidHideNotification NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(UISceneSessionRole.windowApplication);
#pragma clang arc_cf_code_audited begin
extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardFrameBeginUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameBeginUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardAnimationCurveUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardIsLocalUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardIsLocalUserInfoKey) NS_SWIFT_NONISOLATED;
extern id _Nullable UIAccessibilityFocusedElement(UIAccessibilityAssistiveTechnologyIdentifier _Nullable assistive_technology_identifier) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIAccessibility.focusedElement(using:));
extern void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id _Nullable argument) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIAccessibility.post(notification:argument:));
extern BOOL UIAccessibilityIsVoiceOverRunning(void) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(getter:UIAccessibility.isVoiceOverRunning());
extern BOOL UIAccessibilityIsReduceTransparencyEnabled(void) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(getter:UIAccessibility.isReduceTransparencyEnabled());
extern BOOL UIAccessibilityIsReduceMotionEnabled(void) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(getter:UIAccessibility.isReduceMotionEnabled());
extern BOOL UIAccessibilityIsSwitchControlRunning(void) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(getter:UIAccessibility.isSwitchControlRunning());
extern CGContextRef _Nullable UIGraphicsGetCurrentContext(void);
#pragma clang arc_cf_code_audited end
NS_ASSUME_NONNULL_END
