import {
  type Config,
  connect,
  createConfig,
  createStorage,
  disconnect,
  type Storage,
  switchChain,
  watchConnectors,
} from '@wagmi/core'
import type { WagmiChains } from '../wagmi/createKitLink.js'
import {
  defineWagmiAdapter,
  type WagmiAdapterOptions as Options,
  type WagmiTransports,
} from '../wagmi/createWagmiAdapter.js'
import { defineWagmiSource } from '../wagmi/createWagmiSource.js'

export type WagmiAdapterOptions = Options<Storage>

/** The type of `wagmiConfig`. */
export type WagmiConfig = Config<WagmiChains, WagmiTransports>

/**
 * Creates the EVM adapter for an app that uses `@wagmi/core` without React. See `createWagmiAdapter` of
 * `@latchkey/adapter-eip155/wagmi`.
 *
 * Throws `INVALID_OPTIONS` without an EVM network.
 *
 * @example
 * const adapter = createWagmiAdapter({ networks })
 * createAppKit({ projectId, networks, adapters: [adapter] })
 * await reconnect(adapter.wagmiConfig)
 */
export const createWagmiAdapter = /*#__PURE__*/ defineWagmiAdapter<WagmiConfig, Storage>({
  createConfig: (parameters) => createConfig(parameters) as WagmiConfig,
  createStorage,
})

/**
 * Creates the EVM adapter for an app whose wagmi config stays the source. The modal lists the connectors of the config,
 * and connects, switches and disconnects through wagmi. The kit follows what the app does with wagmi. It looks for no
 * other EVM wallets. `options`: those of `createEip155Adapter`.
 *
 * @example
 * createAppKit({ networks, adapters: [wagmiSource(config)] })
 */
export const wagmiSource = /*#__PURE__*/ defineWagmiSource<Config, Config['connectors'][number]>({
  connect: (config, parameters) => connect(config, parameters),
  disconnect: (config, parameters) => disconnect(config, parameters),
  switchChain: (config, parameters) => switchChain(config, parameters),
  watchConnectors: (config, parameters) => watchConnectors(config, parameters),
})
