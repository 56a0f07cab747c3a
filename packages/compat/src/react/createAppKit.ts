import type { AppKit as OwnAppKit } from '@latchkey/appkit'
import { createAppKit as createKit } from '@latchkey/appkit/react'
import type { AppKit } from '../kit/addMethods.js'
import { adoptKit, type CreateAppKitSettings } from '../kit/createAppKit.js'
import { type CreateAppKit, toOwnOptions } from '../kit/options.js'

/** The instance of the page. `undefined` before `createAppKit`. */
export let modal: AppKit | undefined

/** The same object as `modal`, as the components of `@latchkey/appkit` type it. */
export let ownModal: OwnAppKit | undefined

/**
 * Creates the instance of the page. Later calls return the same instance and ignore their options, until it is
 * destroyed.
 *
 * Throws `INVALID_OPTIONS` and `SIWE_AND_SIWX` for invalid options.
 *
 * @param options - options of AppKit
 * @param settings - ports, for tests
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet, base], adapters: [wagmiAdapter], metadata })
 */
export function createAppKit(options: CreateAppKit, settings: CreateAppKitSettings = {}): AppKit {
  if (modal) return modal
  const own = createKit(toOwnOptions(options), settings)
  const kit = adoptKit(own, options)
  const { destroy } = kit
  modal = Object.assign(kit, {
    destroy() {
      if (modal === kit) modal = ownModal = undefined
      destroy()
    },
  })
  ownModal = own
  return modal
}
