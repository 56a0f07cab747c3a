import { type CallSubject, createDisconnect, createNeutralActions, type SessionActions } from '@latchkey/adapter-kit'
import {
  createAccountSelection,
  createEmitter,
  createError,
  createSessionLife,
  createWalletReport,
  errors,
  type Network,
  type PolkadotActions,
  type Session,
  silentAnswerMs,
} from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { isSubstrateNetwork } from '../network/genesis.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { isUsable, toAccount, type WalletAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { watchAccounts } from '../wallet/watchAccounts.js'
import { createAccess } from './createAccess.js'
import { createActions, loadActions } from './createActions.js'
import { readShared } from './readShared.js'
import {
  applyAccounts,
  applyUpdate,
  forgetWallet,
  listAccounts,
  moveTo,
  type SessionState,
  selectAccount,
  usableAccounts,
} from './sessionState.js'

type Found = { readonly accounts: readonly WalletAccount[]; readonly network: Network }

/**
 * Opens the session of a wallet that shared accounts. The page chooses the network: an injected wallet signs for any.
 */
export function openSession(
  context: PolkadotContext,
  source: WalletSource,
  wallet: OpenWallet,
  found: Found,
): Session<'polkadot'> {
  let stopWatching: () => void = () => undefined
  const state = createState(context, source, wallet, found, () => stopWatching())
  const { life } = state
  const access = createAccess(state)
  const actions = createActions(access, subjectOf(state), () => life.emit({ type: 'actionsChanged' }))
  if (!life.ended.aborted) {
    const reportWallet = createWalletReport(wallet.remote?.channel, life)
    const stops = [
      watchAccounts(wallet, context.ports.clock, ({ accounts, isMalformed }) => {
        if (accounts) applyAccounts(state, accounts)
        if (isMalformed && !life.ended.aborted) readAgain(state)
      }),
      wallet.remote?.watch((update) => {
        applyUpdate(state, update)
        if (update.isOther && !life.ended.aborted) actions.update()
        reportWallet()
      }),
    ]
    stopWatching = () => {
      for (const stop of stops) stop?.()
    }
    // The wallet may report its end while it adds the listener.
    if (life.ended.aborted) stopWatching()
  }
  return toSession(state, access, actions)
}

/** Reads the accounts after an event without a readable list. */
function readAgain(state: SessionState): void {
  readShared(state, { ms: silentAnswerMs }).catch((error: unknown) =>
    state.context.ports.logger.debug('The wallet could not be read after an event.', error),
  )
}

function createState(
  context: PolkadotContext,
  source: WalletSource,
  wallet: OpenWallet,
  { accounts: shared, network }: Found,
  stopWatching: () => void,
): SessionState {
  const { lifetime, ports } = context
  const { clock, logger } = ports
  const usableIds = createEmitter<readonly string[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  const onEnd = () => {
    stopWatching()
    usableIds.clear()
  }
  const life = createSessionLife({ lifetime, clock, logger, onEnd })
  const selection = createAccountSelection(usableAccounts({ shared, network }), ({ id }) => id)
  const accounts = listAccounts({ shared, network, selection })
  return { context, source, wallet, life, usableIds, selection, shared, network, accounts }
}

function toSession(
  state: SessionState,
  access: WalletAccess,
  actions: SessionActions<PolkadotActions>,
): Session<'polkadot'> {
  const { context, source, wallet, life } = state
  const { remote } = wallet
  const described = { name: source.name, identifier: source.id }
  const neutral = createNeutralActions({
    access,
    actions,
    sending: 'sendTransaction',
    subject: subjectOf(state),
    loadSignText: () => import('../actions/createSignText.js'),
    loadTransfers: loadActions,
  })
  return {
    namespace: 'polkadot',
    connectorId: source.id,
    connectorType: source.type,
    get wallet() {
      return remote?.channel.wallet ?? described
    },
    provider: wallet.injected,
    get accounts() {
      return state.accounts
    },
    get selection() {
      const [first] = usableAccounts(state)
      const walletAddress = first && toAccount(first, state.network.ss58Format).address
      return state.selection.choice(state.accounts[0]?.address, walletAddress)
    },
    get networkId() {
      return state.network.caipNetworkId
    },
    supportsAllNetworks: !remote,
    get approvedNetworkIds() {
      return remote?.approved() ?? []
    },
    get actions() {
      return actions.offered()
    },
    get signText() {
      return neutral.signText()
    },
    get transfers() {
      return neutral.transfers()
    },
    async switchNetwork(next, options = {}) {
      await life.run(() => undefined, options)
      assertNetwork(state, next)
      remote?.channel.noteSwitch?.()
      moveTo(state, next)
    },
    selectAccount: (address) => selectAccount(state, address),
    async refresh() {
      await readShared(state, { ms: silentAnswerMs })
    },
    watch: life.watch,
    disconnect: createDisconnect({
      life,
      ports: context.ports,
      onLeave: () => forgetWallet(state),
      // Injected wallets have no request that revokes a permission.
      revoke: () => remote?.channel.disconnect(),
    }),
    detach: () => life.end(),
  }
}

/** Throws `WRONG_NETWORK` or `CHAIN_NOT_SUPPORTED` for a network without a usable account. */
function assertNetwork({ shared, wallet: { remote } }: SessionState, network: Network): void {
  if (remote && !remote.approved().includes(network.caipNetworkId))
    throw createError(errors.WRONG_NETWORK, {
      details: `The wallet did not approve ${network.name} for this connection.`,
    })
  if (!isSubstrateNetwork(network) || !shared.some((account) => isUsable(account, network)))
    throw createError(errors.CHAIN_NOT_SUPPORTED, {
      details: `None of the wallet's accounts can be used on ${network.name}.`,
    })
}

function subjectOf(state: SessionState): CallSubject {
  return {
    namespace: 'polkadot',
    networkId: () => state.network.caipNetworkId,
    activeAddress: () => state.accounts[0]?.address,
  }
}
