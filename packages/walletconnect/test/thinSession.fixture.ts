import {
  type ChainNamespace,
  createSessionLife,
  type Network,
  type OpenRemote,
  type Ports,
  type RemoteChannel,
  type Session,
} from '@latchkey/common'

/** A minimal session that exposes its channel. */
export type ThinSession = Session & { readonly channel: RemoteChannel }

/** Creates the `openRemote` of an adapter without a chain library. */
export function createOpenRemote(namespace: ChainNamespace, ports: Ports, lifetime: AbortSignal): OpenRemote {
  return async (channel) => {
    const life = createSessionLife({ lifetime, ...ports, onEnd: () => stop() })
    const stop = channel.watch((update) => {
      if (update.type === 'ended') life.end('wallet')
      if (update.type === 'event') life.emit({ type: 'networkChanged', networkId: update.networkId })
      if (update.type === 'updated') life.emit({ type: 'actionsChanged' })
    })
    const session: ThinSession = {
      namespace,
      connectorId: 'walletConnect',
      connectorType: 'WALLET_CONNECT',
      wallet: channel.wallet,
      provider: undefined,
      accounts: channel.granted().accounts.map((entry) => ({
        namespace,
        address: entry.split(':')[2] ?? '',
        type: 'eoa',
      })),
      networkId: channel.granted().networkIds[0] ?? `${namespace}:none`,
      supportsAllNetworks: false,
      approvedNetworkIds: channel.granted().networkIds,
      actions: {},
      watch: life.watch,
      async disconnect() {
        life.end()
        await channel.disconnect()
      },
      detach: () => life.end(),
      channel,
    }
    return session
  }
}

const chains: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: ['1', '8453'],
  solana: ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  polkadot: ['91b171bb158e2d3848fa23a9f1c25182'],
  bip122: ['000000000019d6689c085ae165831e93'],
}

/** Returns networks of a namespace. */
export function networksOf(namespace: ChainNamespace): readonly Network[] {
  return chains[namespace].map((id) => networkOf(namespace, id))
}

/** Returns a network without RPC URLs. */
export function networkOf(namespace: ChainNamespace, id: string): Network {
  return {
    id,
    caipNetworkId: `${namespace}:${id}`,
    chainNamespace: namespace,
    name: id,
    nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}
