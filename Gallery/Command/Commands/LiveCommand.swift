// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation

/// The phone in a browser.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Serves the shop on a phone that can be used in a browser, on this machine only.")

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 8787

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale = 2

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale); a phone has 1, 2 or 3 pixels per point.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let session = LiveSession(scale: CGFloat(scale), log: LiveLog())
      let server: LiveServer
      do {
        server = try LiveServer(session, port: port)
      } catch {
        Terminal.writeError(
          "port \(port) cannot be served: \(error). Another one: make live PORT=8788, or --port 0")
        throw ExitCode.failure
      }
      Terminal.writeOutput("The phone is at \(server.address)")
      Terminal.writeOutput("Open that in a browser on this machine. Ctrl-C ends it.")
      Task.detached {
        do {
          try await server.run()
        } catch {
          Terminal.writeError("the server has ended: \(error)")
        }
        Foundation.exit(EXIT_FAILURE)
      }
    }
    // The phone lives on the main thread, the sockets on others.
    RunLoop.main.run()
  }
}
