import {
  type ChainNamespace,
  createSessionLife,
  type Network,
  type Ports,
  type Session,
  safeParseCaipAddress,
  type WalletConnectDescriptor,
  type WalletConnectWire,
  walletConnectMethods,
} from '@latchkey/common'

/** A session over a wire as thin as can be; `wire` is what tests look at. */
export type ThinSession = Session & { readonly wire: WalletConnectWire }

/** What a namespace contributes, without a chain library. */
export function describe(namespace: ChainNamespace, ports: Ports, lifetime: AbortSignal): WalletConnectDescriptor {
  return {
    ...walletConnectMethods[namespace],
    account(input) {
      const parsed = safeParseCaipAddress(input)
      return parsed.ok
        ? { ok: true, value: { namespace, address: parsed.value.address, type: 'eoa' } }
        : { ok: false, reason: 'not an account' }
    },
    async open(wire) {
      const life = createSessionLife({ lifetime, ...ports, onEnd: () => stop() })
      const stop = wire.watch((news) => {
        if (news.type === 'ended') life.end('wallet')
        if (news.type === 'event') life.emit({ type: 'networkChanged', networkId: news.networkId })
        if (news.type === 'updated') life.emit({ type: 'actionsChanged' })
      })
      const session: ThinSession = {
        namespace,
        connectorId: 'walletConnect',
        connectorType: 'WALLET_CONNECT',
        wallet: wire.wallet,
        provider: undefined,
        accounts: wire.granted().accounts.map((entry) => ({
          namespace,
          address: entry.split(':')[2] ?? '',
          type: 'eoa',
        })),
        networkId: wire.granted().networkIds[0] ?? `${namespace}:none`,
        supportsAllNetworks: false,
        approvedNetworkIds: wire.granted().networkIds,
        actions: {},
        watch: life.watch,
        async disconnect() {
          life.end()
          await wire.leave()
        },
        detach: () => life.end(),
        wire,
      }
      return session
    },
  }
}

const chains: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: ['1', '8453'],
  solana: ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  polkadot: ['91b171bb158e2d3848fa23a9f1c25182'],
  bip122: ['000000000019d6689c085ae165831e93'],
}

/** Networks of a namespace. */
export function networksOf(namespace: ChainNamespace): readonly Network[] {
  return chains[namespace].map((id) => networkOf(namespace, id))
}

/** A network without servers. */
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
