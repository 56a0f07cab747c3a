import { type Config, createConfig, createStorage, type Storage } from 'wagmi'
import { connect, disconnect, switchChain, watchConnectors } from 'wagmi/actions'
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
 * Creates the EVM adapter for an app that uses wagmi. `wagmiConfig` is the config for `WagmiProvider`. wagmi shows the
 * connection of the kit: the modal connects wagmi, and wagmi's `connect`, `disconnect` and `switchChain` act on the
 * kit.
 *
 * Throws `INVALID_OPTIONS` without an EVM network.
 *
 * @example
 * const adapter = createWagmiAdapter({ networks })
 * createAppKit({ projectId, networks, adapters: [adapter] })
 * // <WagmiProvider config={adapter.wagmiConfig}>
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
