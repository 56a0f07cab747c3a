import {
  type Account,
  type ActionsByNamespace,
  AppKitError,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectRequest,
  listOf,
  type Ports,
  type Session,
  serviceError,
  type WalletConnectNews,
  type WalletConnectWire,
  walletConnectId,
} from '@latchkey/common'
import { createAccountParser } from './createAccountParser.js'
import { createUniversalActions } from './createUniversalActions.js'
import { createUniversalLife } from './createUniversalLife.js'
import { createUniversalProvider } from './createUniversalProvider.js'
import { readEventNetwork } from './readEventNetwork.js'

/** The session of a namespace whose chain this app has no library for. Rejects with `WALLET_NO_ACCOUNT`. */
export async function openUniversalSession<N extends ChainNamespace>(
  namespace: N,
  { ports, lifetime }: { readonly ports: Ports; readonly lifetime: AbortSignal },
  wire: WalletConnectWire,
  request: ConnectRequest = {},
): Promise<Session<N>> {
  let accounts = readAccounts(namespace, wire)
  const first = wire.granted().networkIds[0]
  if (accounts.length === 0 || !first) throw new AppKitError('WALLET_NO_ACCOUNT')
  const wanted = request.network?.caipNetworkId
  let networkId: CaipNetworkId = wanted && wire.granted().networkIds.includes(wanted) ? wanted : first
  const life = createUniversalLife({ lifetime, logger: ports.logger, onEnd: () => stopWatching() })
  const provider = createUniversalProvider({ wire, run: life.run, networkId: () => networkId })

  function show(next: CaipNetworkId): void {
    if (next === networkId) return
    networkId = next
    life.emit({ type: 'networkChanged', networkId })
  }

  function onNews(news: WalletConnectNews): void {
    if (news.type === 'ended') return life.end('wallet')
    if (news.type === 'event') {
      const told = readEventNetwork(namespace, news)
      if (told && wire.granted().networkIds.includes(told)) show(told)
      return
    }
    const next = readAccounts(namespace, wire)
    const [nextNetwork] = wire.granted().networkIds
    if (next.length === 0 || !nextNetwork) return life.end('wallet')
    const isSame = next.map(({ address }) => address).join() === accounts.map(({ address }) => address).join()
    accounts = next
    if (!isSame) life.emit({ type: 'accountsChanged', accounts })
    if (!wire.granted().networkIds.includes(networkId)) show(nextNetwork)
    life.emit({ type: 'actionsChanged' })
  }
  const stopWatching = wire.watch(onNews)

  const actions = () => {
    const create: (access: Parameters<(typeof createUniversalActions)['eip155']>[0]) => ActionsByNamespace[N] =
      createUniversalActions[namespace]
    return create({
      isGranted: (method) => wire.granted().methods.includes(method),
      async ask(method, params, signal) {
        if (life.ended.aborted) throw serviceError('UNIVERSAL_PROVIDER_UNDEFINED')
        return provider.request({ method, params }, undefined, signal)
      },
      address(asked) {
        const account = asked === undefined ? accounts[0] : accounts.find(({ address }) => address === asked)
        if (!account) throw new AppKitError('INVALID_PARAMS', { details: 'address must be an account of the wallet.' })
        return account.address
      },
    })
  }

  return {
    namespace,
    connectorId: walletConnectId,
    connectorType: 'WALLET_CONNECT',
    wallet: wire.wallet,
    get provider() {
      return life.ended.aborted ? undefined : provider
    },
    get accounts() {
      return accounts
    },
    get networkId() {
      return networkId
    },
    supportsAllNetworks: false,
    get approvedNetworkIds() {
      return wire.granted().networkIds
    },
    get actions() {
      return actions()
    },
    async switchNetwork({ caipNetworkId }) {
      if (life.ended.aborted) throw new AppKitError('NOT_CONNECTED')
      if (!wire.granted().networkIds.includes(caipNetworkId)) throw new AppKitError('WRONG_NETWORK')
      show(caipNetworkId)
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      await wire.leave()
    },
    detach: () => life.end(),
  }
}

/** The accounts a wallet shares, each once, whatever the number of its chains. */
function readAccounts(namespace: ChainNamespace, wire: WalletConnectWire): readonly Account[] {
  const parsed = listOf(createAccountParser(namespace), { skipBad: true })(wire.granted().accounts)
  const byAddress = new Map((parsed.ok ? parsed.value : []).toReversed().map((entry) => [keyOf(entry), entry]))
  return [...byAddress.values()].toReversed()
}

/** EVM addresses differ in case only by their checksum. */
function keyOf({ namespace, address }: Account): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}
