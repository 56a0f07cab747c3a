import { createAppKit as createKit } from '@latchkey/appkit'
import type { Ports } from '@latchkey/common'
import { type AppKit, addMethods } from './addMethods.js'
import { aliasElements } from './aliasElements.js'
import { rememberKit } from './currentKit.js'
import { type CreateAppKit, toOwnOptions } from './options.js'

/** The environment of an instance, for tests. */
export type CreateAppKitSettings = { readonly ports?: Partial<Ports> | undefined }

/**
 * Creates an instance with the options and methods of AppKit. Each call creates another one. Defines the elements
 * `<appkit-button>` and `<w3m-button>`, and those with similar names.
 *
 * Throws `INVALID_OPTIONS` and `SIWE_AND_SIWX` for invalid options.
 *
 * @param options - options of AppKit
 * @param settings - ports, for tests
 *
 * @example
 * const modal = createAppKit({ projectId, networks: [mainnet], adapters: [new EthersAdapter()], metadata })
 */
export function createAppKit(options: CreateAppKit, settings: CreateAppKitSettings = {}): AppKit {
  return adoptKit(createKit(toOwnOptions(options), settings), options)
}

/** Gives an instance of `@latchkey/appkit` the methods and elements of AppKit. */
export function adoptKit(kit: ReturnType<typeof createKit>, options: CreateAppKit): AppKit {
  const { window } = kit.lazyCore.ports
  if (window) aliasElements(window.customElements)
  return rememberKit(addMethods(kit, options))
}
