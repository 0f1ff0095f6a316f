// swift-tools-version: 6.2
import PackageDescription

// The products of all systems. On Apple systems there are no others, and no dependencies.
var products: [Product] = [
  .library(name: "UsherCore", targets: ["UsherCore"]),
  .library(name: "Usher", targets: ["Usher"]),
  .library(name: "UsherCampaigns", targets: ["UsherCampaigns"]),
  .library(name: "UsherPresets", targets: ["UsherPresets"]),
  .library(name: "UsherTesting", targets: ["UsherTesting"]),
  .library(name: "UsherTraces", targets: ["UsherTraces"]),
  .library(name: "UIKitShim", targets: ["UIKitShim"]),
  // For the gallery's app and the benchmarks, which are separate projects.
  .library(name: "GalleryStories", targets: ["GalleryStories"]),
]

var dependencies: [Package.Dependency] = []

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the commands of this repository are declared.
let hasTools = Context.environment["USHER_TOOLS"] != nil
/// Whether the machines check their invariants after every event, as in the scripts that run tests. It
/// would slow down apps.
let checksInvariants = Context.environment["USHER_CHECKS_INVARIANTS"] != nil

// A package that depends on this one must not have the following flags, so they need the variables.

/// Optimizes what tests run most, also in debug builds: they take half the time.
let testFlags: [SwiftSetting] =
  checksInvariants
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

/// The optimization of a target in the release build of the commands.
func releaseFlag(_ flag: String) -> [SwiftSetting] {
  hasTools ? [.unsafeFlags([flag], .when(configuration: .release))] : []
}

/// The stand-in for UIKit and its drawing libraries; on Apple systems a module that is an error without
/// UIKit, as in a build for macOS.
var shimDependencies: [Target.Dependency] = []
var testingDependencies: [Target.Dependency] = ["Usher", "UsherCore", "UsherLimits", "UIKitShim"]
/// SQLite, which Apple systems have as the module `SQLite3`.
var campaignDependencies: [Target.Dependency] = [
  "UIKitShim", "Usher", "UsherCore", "UsherLimits",
]

var targets: [Target] = [
  .target(
    name: "UsherCore",
    swiftSettings: settings + testFlags
      + (checksInvariants ? [.define("USHER_CHECKS_INVARIANTS")] : [])),
  .target(name: "UsherLimits", dependencies: ["UsherCore"], swiftSettings: settings + testFlags),
  .target(name: "UsherTraces", dependencies: ["UsherCore"], swiftSettings: settings),
]

#if !canImport(Darwin)
  shimDependencies = [.target(name: "Understudy", condition: .when(platforms: [.linux]))]
  campaignDependencies.append("CSQLite")

  targets += [
    .systemLibrary(
      name: "CCairo", path: "Understudy/Sources/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Understudy/Sources/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CPixels", path: "Understudy/Sources/CPixels",
      cSettings: checksInvariants ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : [],
      linkerSettings: [.linkedLibrary("deflate")]),
    .target(
      name: "Understudy", dependencies: ["CCairo", "CPango", "CPixels"],
      path: "Understudy/Sources/Understudy",
      swiftSettings: settings + testFlags + releaseFlag("-Osize")),
    .testTarget(
      name: "UnderstudyTests", dependencies: ["Understudy"],
      path: "Understudy/Tests/UnderstudyTests", swiftSettings: settings),
    .testTarget(
      name: "ContractTests", dependencies: ["UIKitShim"],
      path: "Understudy/Tests/ContractTests", swiftSettings: settings),
    // The combinations of uncertain UIKit behavior that tests use.
    .target(
      name: "UIKitVariants", dependencies: ["UIKitShim"], path: "Tests/UIKitVariants",
      swiftSettings: settings),
    // Random actions on an app with popups; shared by the tests and `make fuzz-ui`.
    .target(
      name: "UIFuzzer",
      dependencies: [
        "QueueModel", "UIKitShim", "UIKitVariants", "Usher", "UsherCore", "UsherPresets",
        "UsherTesting",
      ],
      path: "Tests/UIFuzzer", swiftSettings: settings),
    .testTarget(
      name: "UIFuzzerTests", dependencies: ["UIFuzzer", "UIKitVariants"], swiftSettings: settings),
    .testTarget(
      name: "UsherTests", dependencies: ["UIKitVariants", "Usher", "UsherCore", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherCampaignsTests",
      dependencies: [
        "QueueModel", "UIKitShim", "Usher", "UsherCampaigns", "UsherCore", "UsherLimits",
        "UsherTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "UsherPresetsTests",
      dependencies: ["UIKitShim", "UIKitVariants", "Usher", "UsherPresets", "UsherTesting"],
      swiftSettings: settings),
    // The steps of the tutorial in Usher.docc.
    .target(
      name: "Tutorial", dependencies: ["UIKitShim", "Usher"], path: "Tests/Tutorial",
      swiftSettings: settings),
    .testTarget(
      name: "UsherTestingTests",
      dependencies: [
        "GalleryStories", "QueueModel", "Tutorial", "UIKitShim", "Usher", "UsherCore",
        "UsherTesting",
      ],
      swiftSettings: settings),
    // The sources of the gallery's iOS app, built with the stand-in; Gallery/App/project.yml builds
    // the app.
    .target(
      name: "GalleryApp",
      dependencies: ["GalleryStories", "UIKitShim", "Usher", "UsherTesting"],
      path: "Gallery/App/Sources", swiftSettings: settings),
    // Its smoke tests, which the app hosts on a simulator.
    .testTarget(
      name: "SmokeTests", dependencies: ["UIKitShim", "Usher", "UsherTesting"],
      path: "Gallery/App/SmokeTests", swiftSettings: settings),
  ]

  // The commands of this repository need other packages, which a package that depends on this one must
  // not fetch. So they exist only if this variable is set, as the scripts and the Makefile do.
  if hasTools {
    dependencies = [
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
      .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ]

    products += [
      .executable(name: "gallery", targets: ["gallery"])
    ]

    targets += [
      .target(
        name: "CJPEG", path: "Gallery/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
      .systemLibrary(
        name: "CWebP", path: "Gallery/CWebP", pkgConfig: "libwebpmux",
        providers: [.apt(["libwebp-dev"])]),
      .systemLibrary(
        name: "CVideo", path: "Gallery/CVideo",
        providers: [.apt(["libvpx-dev", "libyuv-dev"])]),
      .executableTarget(
        name: "gallery",
        dependencies: [
          "CJPEG", "CPixels", "CVideo", "CWebP", "GalleryStories", "UIKitShim", "Understudy",
          "Usher", "UsherCore", "UsherTesting", "UsherTraces",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
          .product(name: "FlyingSocks", package: "FlyingFox"),
        ],
        path: "Gallery/Command", resources: [.copy("Live/Page"), .copy("Report/Assets")],
        swiftSettings: settings + releaseFlag("-Onone")),
      .testTarget(
        name: "GalleryTests",
        dependencies: [
          "CPixels", "CVideo", "CWebP", "GalleryApp", "GalleryStories", "UIKitShim", "Usher",
          "UsherCore", "UsherTesting", "UsherTraces", "gallery",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings),
      .executableTarget(
        name: "fuzz-engine",
        dependencies: [
          "QueueModel", "UsherCore",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/FuzzEngine", swiftSettings: settings),
      .executableTarget(
        name: "fuzz-ui",
        dependencies: [
          "UIFuzzer", "UIKitVariants",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/FuzzUI", swiftSettings: settings),
      // Kills processes while they write impressions; shared by the tests and `make fuzz-store`.
      .executableTarget(
        name: "fuzz-store",
        dependencies: [
          "QueueModel", "UsherCampaigns", "UsherCore", "UsherLimits",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/FuzzStore", swiftSettings: settings),
      .testTarget(
        name: "StoreFuzzerTests", dependencies: ["fuzz-store"], swiftSettings: settings),
    ]
  }
#else
  shimDependencies = ["UIKitRequirement"]
  targets += [
    .target(name: "UIKitRequirement", swiftSettings: settings),
    // Views of SwiftUI; on Linux `Scripts/check-apple` checks them.
    .target(
      name: "UsherSwiftUI", dependencies: ["UIKitShim", "Usher", "UsherCore"],
      swiftSettings: settings),
  ]
  products.append(.library(name: "UsherSwiftUI", targets: ["UsherSwiftUI"]))
#endif

targets += [
  .target(name: "UIKitShim", dependencies: shimDependencies, swiftSettings: settings),
  .target(
    name: "Usher", dependencies: ["UsherCore", "UIKitShim"],
    resources: [.process("Resources")], swiftSettings: settings + testFlags),
  .target(
    name: "UsherCampaigns", dependencies: campaignDependencies,
    resources: [.copy("Resources/PrivacyInfo.xcprivacy")], swiftSettings: settings),
  .target(
    name: "UsherPresets", dependencies: ["UIKitShim", "Usher"], swiftSettings: settings),
  .target(
    name: "UsherTesting", dependencies: testingDependencies, swiftSettings: settings + testFlags),
  .target(
    name: "GalleryStories",
    dependencies: ["UIKitShim", "Usher", "UsherCampaigns", "UsherCore", "UsherPresets"],
    path: "Gallery/Stories",
    resources: [.process("Resources")], swiftSettings: settings + releaseFlag("-Onone")),
  // The reference model; shared by the tests and `make fuzz-engine`, part of no product.
  .target(
    name: "QueueModel", dependencies: ["UsherCore", "UsherLimits"], path: "Tests/QueueModel",
    swiftSettings: settings),
  .testTarget(
    name: "UsherCoreTests",
    dependencies: ["QueueModel", "UsherCore", "UsherLimits", "UsherTraces"],
    swiftSettings: settings),
]

let package = Package(
  name: "Usher",
  defaultLocalization: "en",
  // On macOS only the engine and its tests: UsherCore, UsherLimits, UsherTraces, QueueModel and
  // UsherCoreTests.
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: products,
  dependencies: dependencies,
  targets: targets
)
