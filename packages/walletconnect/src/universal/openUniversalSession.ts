import {
  type Account,
  AppKitError,
  abortReason,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectRequest,
  createEmitter,
  isAppKitError,
  type Network,
  type Ports,
  type Session,
  safeParseCaipAddress,
  serviceError,
  type WalletConnectNews,
  type WalletConnectWire,
  walletConnectId,
  withDeadline,
} from '@latchkey/common'
import { base58 } from '@scure/base'
import { createAccountParser } from './createAccountParser.js'
import { createUniversalActions } from './createUniversalActions.js'
import { createUniversalLife } from './createUniversalLife.js'
import { createUniversalProvider } from './createUniversalProvider.js'
import { isPlausibleAddress } from './isPlausibleAddress.js'
import { readEventAddresses } from './readEventAddresses.js'
import { readEventNetwork } from './readEventNetwork.js'
import type { UniversalAccess } from './universalAccess.js'

/** How long a wallet may take to end its session (FI20), in ms. */
const leaveMs = 3_000

type Surroundings = {
  readonly ports: Ports
  /** The networks of the app, in its order. */
  networks(): readonly Network[]
  readonly lifetime: AbortSignal
}

/**
 * Opens the session of a namespace whose chain library the app does not load. It begins on the wanted network, or on the first one
 * of the app that the wallet approved, and shows the accounts of its network. Rejects with `WALLET_NO_ACCOUNT`, `ABORTED` and
 * `DESTROYED`.
 */
export async function openUniversalSession<N extends ChainNamespace>(
  namespace: N,
  { ports, networks, lifetime }: Surroundings,
  wire: WalletConnectWire,
  { network, signal }: ConnectRequest = {},
): Promise<Session<N>> {
  for (const ended of [lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  /** The accounts that the wallet named last; they come first. */
  let favoured: readonly string[] = []
  const start = choose(network?.caipNetworkId)
  if (!start) throw new AppKitError('WALLET_NO_ACCOUNT')
  let networkId = start
  let accounts = listAccounts()
  const life = createUniversalLife({ lifetime, logger: ports.logger, onEnd: () => stopWatching() })
  const accountChanges = createEmitter<void>((error) => ports.logger.error('An account change was not handled.', error))
  const provider = createUniversalProvider({ wire, run: life.run, networkId: () => networkId })

  /** The first network that has an account: the wanted one, those of the app, then the wallet's others. */
  function choose(wanted: CaipNetworkId | undefined): CaipNetworkId | undefined {
    const usable = [...new Set(readAccounts(namespace, wire).map((account) => account.networkId))]
    const wishes = [wanted, ...networks().map(({ caipNetworkId }) => caipNetworkId)]
    return wishes.find((id) => id && usable.includes(id)) ?? usable[0]
  }

  function listAccounts(): readonly Account[] {
    const byKey = new Map<string, Account>()
    for (const { account, networkId: id } of readAccounts(namespace, wire)) {
      const key = keyOf(namespace, account.address)
      if (id === networkId && !byKey.has(key)) byKey.set(key, account)
    }
    const first = favoured.flatMap((address) => byKey.get(keyOf(namespace, address)) ?? [])
    return [...new Set([...first, ...byKey.values()])]
  }

  function show(next: CaipNetworkId): void {
    const isOther = next !== networkId
    networkId = next
    if (isOther) life.emit({ type: 'networkChanged', networkId })
    const list = listAccounts()
    if (list.map(({ address }) => address).join() === accounts.map(({ address }) => address).join()) return
    accounts = list
    accountChanges.emit()
    life.emit({ type: 'accountsChanged', accounts })
  }

  function onNews(news: WalletConnectNews): void {
    if (news.type === 'ended') return life.end('wallet')
    if (news.type === 'event') {
      const named = readEventAddresses(news)
      const known = new Set(readAccounts(namespace, wire).map(({ account }) => keyOf(namespace, account.address)))
      if (named.some((address) => known.has(keyOf(namespace, address)))) favoured = named
      const told = readEventNetwork(namespace, news)
      return show(told && choose(told) === told ? told : networkId)
    }
    const next = choose(networkId)
    if (!next) {
      life.end('wallet')
      // Nothing is left of this namespace, whatever the wallet still shares of others.
      wire.leave().catch(() => undefined)
      return
    }
    show(next)
    life.emit({ type: 'actionsChanged' })
  }
  const stopWatching = wire.watch(onNews)

  const actions = () => {
    const access: UniversalAccess = {
      isGranted: (method) => wire.granted().methods.includes(method),
      networkId: () => networkId,
      actor(wanted) {
        const isWanted = ({ address }: Account) => wanted !== undefined && isSame(address, wanted)
        const account = wanted === undefined ? accounts[0] : accounts.find(isWanted)
        if (!account) throw new AppKitError('INVALID_PARAMS', { details: 'address must be an account of the wallet.' })
        return { address: account.address, isNamed: wanted !== undefined }
      },
      async ask(method, params, aborted) {
        if (life.ended.aborted) throw serviceError('UNIVERSAL_PROVIDER_UNDEFINED')
        return provider.request({ method, params }, networkId, aborted)
      },
      async askForSignature(actor, method, params, aborted) {
        let stop: () => void = () => undefined
        const changed = new Promise<never>((_, reject) => {
          stop = accountChanges.watch(() => {
            const candidates = actor.isNamed ? accounts : accounts.slice(0, 1)
            if (!candidates.some(({ address }) => isSame(address, actor.address)))
              reject(new AppKitError('ACCOUNT_CHANGED'))
          })
        })
        try {
          return await Promise.race([access.ask(method, params, aborted), changed])
        } finally {
          stop()
        }
      },
    }
    return createUniversalActions(namespace, access)
  }

  function isSame(one: string, other: string): boolean {
    return keyOf(namespace, one) === keyOf(namespace, other)
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
      if (choose(caipNetworkId) !== caipNetworkId) throw new AppKitError('WRONG_NETWORK')
      wire.noteSwitch?.()
      show(caipNetworkId)
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      await withDeadline(wire.leave(), { clock: ports.clock, ms: leaveMs }).catch((error: unknown) => {
        if (!isAppKitError(error, 'WALLET_TIMEOUT')) throw error
      })
    },
    detach: () => life.end(),
  }
}

/** The accounts that a wallet shares, in its order, each with its network; unreadable ones are left out. */
function readAccounts(
  namespace: ChainNamespace,
  wire: WalletConnectWire,
): readonly { readonly account: Account; readonly networkId: CaipNetworkId }[] {
  const parse = createAccountParser(namespace)
  return wire.granted().accounts.flatMap((entry) => {
    const account = parse(entry)
    const place = safeParseCaipAddress(entry)
    return account.ok && place.ok ? [{ account: account.value, networkId: place.value.caipNetworkId }] : []
  })
}

/** EVM addresses differ in case only by their checksum, Polkadot addresses of one account by the prefix of the network. */
function keyOf(namespace: ChainNamespace, address: string): string {
  if (namespace === 'eip155') return address.toLowerCase()
  if (namespace !== 'polkadot' || !isPlausibleAddress(namespace, address)) return address
  // SS58: the prefix of the network, the 32-byte key and a 2-byte checksum, which depends on the prefix.
  return base58.decode(address).slice(-34, -2).join()
}
