import type { Ports } from '@latchkey/common'
import type { AppKitOptions } from '@latchkey/core'
import { createAppKit } from '../createAppKit.js'
import type { AppKit } from '../instance/appKit.js'

/**
 * Makes an instance as `createAppKit` of `@latchkey/appkit` does, and tells services that the page uses the React build. Call it outside
 * of components: each call makes one more instance.
 *
 * Throws `INVALID_OPTIONS`, `SIWE_AND_SIWX`, or `SIGN_IN_NOT_AVAILABLE` when `siwx` or `siweConfig` is set.
 *
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()], metadata })
 */
export function createReactAppKit(
  options: AppKitOptions,
  { ports }: { readonly ports?: Partial<Ports> | undefined } = {},
): AppKit {
  return createAppKit(options, { ports, framework: 'react' })
}
