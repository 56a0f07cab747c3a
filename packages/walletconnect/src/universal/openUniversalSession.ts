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
import { readEventAddresses } from './readEventAddresses.js'
import { readEventNetwork } from './readEventNetwork.js'

/** The session of a namespace whose chain this app has no library for. Rejects with `WALLET_NO_ACCOUNT`. */
export async function openUniversalSession<N extends ChainNamespace>(
  namespace: N,
  { ports, lifetime }: { readonly ports: Ports; readonly lifetime: AbortSignal },
  wire: WalletConnectWire,
  request: ConnectRequest = {},
): Promise<Session<N>> {
  /** Those the wallet named last, which come first. */
  let favoured: readonly string[] = []
  let accounts = readAccounts(namespace, wire, favoured)
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

  function showAccounts(next: readonly Account[]): void {
    const isSame = next.map(({ address }) => address).join() === accounts.map(({ address }) => address).join()
    if (isSame || next.length === 0) return
    accounts = next
    life.emit({ type: 'accountsChanged', accounts })
  }

  function onNews(news: WalletConnectNews): void {
    if (news.type === 'ended') return life.end('wallet')
    if (news.type === 'event') {
      const told = readEventNetwork(namespace, news)
      if (told && wire.granted().networkIds.includes(told)) show(told)
      const named = readEventAddresses(news)
      if (named.some((address) => accounts.some((one) => keyOf(namespace, one.address) === keyOf(namespace, address))))
        favoured = named
      return showAccounts(readAccounts(namespace, wire, favoured))
    }
    const next = readAccounts(namespace, wire, favoured)
    const [nextNetwork] = wire.granted().networkIds
    if (next.length === 0 || !nextNetwork) {
      life.end('wallet')
      // Nothing is left of this namespace, whatever the wallet still shares of others.
      wire.leave().catch(() => undefined)
      return
    }
    showAccounts(next)
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

/** The accounts a wallet shares, each once, whatever the number of its chains; `favoured` first. */
function readAccounts(
  namespace: ChainNamespace,
  wire: WalletConnectWire,
  favoured: readonly string[],
): readonly Account[] {
  const parsed = listOf(createAccountParser(namespace), { skipBad: true })(wire.granted().accounts)
  const all = parsed.ok ? parsed.value : []
  const byAddress = new Map(all.toReversed().map((entry) => [keyOf(namespace, entry.address), entry]))
  const first = favoured.flatMap((address) => byAddress.get(keyOf(namespace, address)) ?? [])
  return [...new Set([...first, ...[...byAddress.values()].toReversed()])]
}

/** EVM addresses differ in case only by their checksum. */
function keyOf(namespace: ChainNamespace, address: string): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}
