// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what is measured against never becomes a dependency of Usher.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Usher", path: ".."),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "GalleryStories", package: "Usher"),
        .product(name: "UIKitShim", package: "Usher"),
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherCore", package: "Usher"),
        .product(name: "UsherTesting", package: "Usher"),
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
