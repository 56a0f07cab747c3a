import type { Ports } from '@latchkey/common'
import type { Core } from './core.js'
import { createControllers } from './createControllers.js'
import type { AppKitOptions } from './options/appKitOptions.js'
import { assertOptions } from './options/optionsParser.js'
import { type Framework, resolveOptions } from './options/resolveOptions.js'
import { createBrowserPorts } from './ports/createBrowserPorts.js'
import { startCore } from './startCore.js'

/** The environment of an instance. */
export type CreateCoreSettings = {
  /** Replaces parts of the environment, for tests and unusual hosts. */
  readonly ports?: Partial<Ports> | undefined
  /** Whether the missing project id is already logged. */
  readonly isProjectIdReported?: boolean
  /** The app's framework, sent to services as part of the SDK version. Default `html`. */
  readonly framework?: Framework | undefined
}

/**
 * Validates the options and creates the state of an instance, without side effects. Returns a function that starts the
 * instance and returns it. Call that function once. `createCore` does both at once; separate tasks block the page for a
 * shorter time.
 *
 * Throws as `createCore` does.
 */
export function prepareCore(options: AppKitOptions, settings: CreateCoreSettings = {}): () => Core {
  assertOptions(options)
  const ports = createBrowserPorts(settings.ports)
  const resolved = resolveOptions(options, ports.window?.document, settings.framework)
  const controllers = createControllers(resolved, ports)
  const { isProjectIdReported = false } = settings
  return () => startCore({ appOptions: options, options: resolved, ports, controllers, isProjectIdReported })
}
