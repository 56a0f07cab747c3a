import type { AdapterFactory, NetworkInput } from '@latchkey/common'
import {
  type Config,
  connect,
  createConfig,
  createStorage,
  disconnect,
  type Storage,
  switchAccount,
  switchChain,
  watchConnectors,
} from '@wagmi/core'
import type { WagmiChainsOf } from '../wagmi/createKitLink.js'
import {
  defineWagmiAdapter,
  type WagmiAdapterOptions as Options,
  type WagmiTransports,
} from '../wagmi/createWagmiAdapter.js'
import { defineWagmiSource } from '../wagmi/createWagmiSource.js'

export type WagmiAdapterOptions = Options<Storage>

/** The type of `wagmiConfig`. If all networks are viem chains, it contains their ids. */
export type WagmiConfig<networks extends readonly NetworkInput[] = readonly NetworkInput[]> = Config<
  WagmiChainsOf<networks>,
  WagmiTransports
>

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
export function createWagmiAdapter<const networks extends readonly NetworkInput[]>(
  options: WagmiAdapterOptions & { readonly networks: networks },
): AdapterFactory & { readonly wagmiConfig: WagmiConfig<networks> } {
  // The config has exactly the chains of `networks`.
  return createAdapter(options) as AdapterFactory & { readonly wagmiConfig: WagmiConfig<networks> }
}

const createAdapter = /*#__PURE__*/ defineWagmiAdapter<WagmiConfig, Storage>({
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
  switchAccount: (config, parameters) => switchAccount(config, parameters),
  watchConnectors: (config, parameters) => watchConnectors(config, parameters),
})
