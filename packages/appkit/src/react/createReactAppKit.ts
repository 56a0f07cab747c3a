import type { Ports } from '@latchkey/common'
import { createAppKit } from '../createAppKit.js'
import type { AppKit } from '../instance/appKit.js'
import type { AppKitOptions } from '../options.js'

/**
 * Creates an instance like `createAppKit` of `@latchkey/appkit`, for a page with React. Call it outside components:
 * each call creates another instance.
 *
 * @param options - networks, adapters, metadata and settings
 * @param settings - ports, for tests
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
