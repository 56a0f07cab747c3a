import { attachAdapters } from './attachAdapters.js'
import type { Core } from './core.js'
import type { AppKitOptions } from './options/appKitOptions.js'
import { type CreateCoreSettings, prepareCore } from './prepareCore.js'

/**
 * Creates an instance: all state and rules of wallet connection, without a user interface. Adapters are created and
 * wallets discovered when a visitor acts or a stored connection is restored. On a server, it sends no request and reads
 * no browser global.
 *
 * Throws {@link CreateErrorCode} for invalid options. Options without an effect are logged once.
 *
 * @example
 * const core = createCore({ networks: [mainnet], adapters: [createEip155Adapter()] })
 * const [wallet] = await core.discover()
 * const { address } = await core.connect({ connectorId: wallet.id })
 */
export function createCore(options: AppKitOptions, settings?: CreateCoreSettings): Core {
  const core = prepareCore(options, settings)()
  const detachAdapters = attachAdapters(core, options)
  return {
    ...core,
    destroy() {
      detachAdapters()
      core.destroy()
    },
  }
}
