// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation

/// The command that serves the live phone.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Serves the shop on a simulated phone to browsers on this machine.")

  @Option(help: "The port; 0 selects a free port.")
  var port: UInt16 = 8787

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale = 2

  @Option(help: PhoneOptions.System.help)
  var system = PhoneOptions.System.standard

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale); it must be 1, 2 or 3.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let session = LiveSession(scale: CGFloat(scale), system: system, log: LiveLog())
      let server: LiveServer
      do {
        server = try LiveServer(session, port: port)
      } catch {
        Terminal.writeError(
          "port \(port) is not available: \(error). Use another: make live PORT=8788 or --port 0")
        throw ExitCode.failure
      }
      Terminal.writeOutput("The phone is at \(server.address)")
      Terminal.writeOutput("Open it in a browser on this machine. Press Ctrl-C to quit.")
      Task.detached {
        do {
          try await server.run()
        } catch {
          Terminal.writeError("the server has stopped: \(error)")
        }
        Foundation.exit(EXIT_FAILURE)
      }
    }
    // The phone runs on the main thread, the sockets on others.
    RunLoop.main.run()
  }
}
