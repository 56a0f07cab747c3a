import {
  type ChainNamespace,
  type ConnectRequest,
  createAccountSelection,
  createEmitter,
  createError,
  createSessionLife,
  createWalletReport,
  errors,
  isAppKitError,
  type Network,
  type Ports,
  type RemoteChannel,
  readRemoteGrant,
  type Session,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'
import { applyUniversalUpdate, selectAccount, showNetwork } from './applyUniversalUpdate.js'
import { createUniversalActions } from './createUniversalActions.js'
import { createUniversalProvider, type UniversalProvider } from './createUniversalProvider.js'
import { accountKey, chooseNetwork, listAccounts } from './sharedAccounts.js'
import { createUniversalAccess } from './universalAccess.js'
import type { UniversalState } from './universalState.js'

/** Timeout of a disconnect, in ms. */
const disconnectMs = 3_000

type Surroundings = {
  readonly ports: Ports
  /** Returns the app's networks, in its order. */
  networks(): readonly Network[]
  readonly lifetime: AbortSignal
}

/**
 * Opens the session of a namespace whose chain library the app does not load. It starts on the requested network, or on
 * the app's first network that the wallet approved, with the accounts of that network. Rejects with
 * `WALLET_NO_ACCOUNT`, `ABORTED` and `DESTROYED`.
 */
export async function openUniversalSession<N extends ChainNamespace>(
  namespace: N,
  { ports, networks, lifetime }: Surroundings,
  channel: RemoteChannel,
  { network, signal }: ConnectRequest = {},
): Promise<Session<N>> {
  throwIfAborted(lifetime, signal)
  const { clock, logger } = ports
  const networkId = chooseNetwork({ namespace, channel, networks }, network?.caipNetworkId)
  if (!networkId) throw createError(errors.WALLET_NO_ACCOUNT)
  const shared = listAccounts({ namespace, channel, networkId, preferred: [] })
  let stopWatching: () => void = () => undefined
  const life = createSessionLife({ lifetime, clock, logger, onEnd: () => stopWatching() })
  const state: UniversalState = {
    namespace,
    channel,
    life,
    reportWallet: createWalletReport(channel, life),
    accountChanges: createEmitter((error) => logger.error('An account change was not handled.', error)),
    networks,
    preferred: [],
    networkId,
    selection: createAccountSelection(shared, ({ address }) => accountKey(namespace, address)),
    shared,
    accounts: shared,
  }
  const provider = createUniversalProvider({ channel, run: state.life.run, networkId: () => state.networkId })
  stopWatching = channel.watch((update) => applyUniversalUpdate(state, update))
  // The wallet may report its end while it adds the listener.
  if (life.ended.aborted) stopWatching()
  return toSession(namespace, state, provider, ports)
}

function toSession<N extends ChainNamespace>(
  namespace: N,
  state: UniversalState,
  provider: UniversalProvider,
  { clock }: Ports,
): Session<N> {
  const { channel, life } = state
  return {
    namespace,
    connectorId: channel.connector.id,
    connectorType: channel.connector.type,
    get wallet() {
      return channel.wallet
    },
    get provider() {
      return life.ended.aborted ? undefined : provider
    },
    get accounts() {
      return state.accounts
    },
    get selection() {
      return state.selection.choice(state.accounts[0]?.address, state.shared[0]?.address)
    },
    get networkId() {
      return state.networkId
    },
    supportsAllNetworks: false,
    get approvedNetworkIds() {
      return readRemoteGrant(channel.granted()).networkIds
    },
    get actions() {
      return createUniversalActions(namespace, createUniversalAccess(state, provider))
    },
    async switchNetwork(network, options) {
      const { caipNetworkId } = network
      const isApproved = () => chooseNetwork(state, caipNetworkId) === caipNetworkId
      if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
      if (!isApproved()) await channel.requestNetwork?.(network, options)
      if (!isApproved()) throw createError(errors.WRONG_NETWORK)
      channel.noteSwitch?.()
      showNetwork(state, caipNetworkId)
    },
    selectAccount: (address) => selectAccount(state, address),
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      await withTimeout(channel.disconnect(), {
        clock,
        ms: disconnectMs,
        onTimeout: () => createError(errors.WALLET_TIMEOUT),
      }).catch((error: unknown) => {
        if (!isAppKitError(error, 'WALLET_TIMEOUT')) throw error
      })
    },
    detach: () => life.end(),
  }
}
