import { type CallSubject, createDisconnect, createNeutralActions, type SessionActions } from '@latchkey/adapter-kit'
import {
  type CaipNetworkId,
  createAccountSelection,
  createEmitter,
  createSessionLife,
  createWalletReport,
  type Session,
  type SolanaActions,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { chainOf, networksOf } from '../network/chains.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { isEmptyList, readAccounts, type SharedAccount, toAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { type WalletUpdate, watchWallet } from '../wallet/watchWallet.js'
import { createAccess } from './createAccess.js'
import { createActions, loadActions } from './createActions.js'
import { createAppProvider } from './createAppProvider.js'
import type { SessionState } from './sessionState.js'
import { applyUpdate, moveTo, networkNotSupported, selectAccount } from './sessionState.js'

type Found = { readonly accounts: readonly SharedAccount[]; readonly networkId: CaipNetworkId }

type Parts = {
  readonly access: WalletAccess
  readonly actions: SessionActions<SolanaActions>
  onUpdate(update: WalletUpdate): void
}

/** Opens the session of a wallet that shared accounts. The page chooses the network; each request names its own. */
export function openSession(
  context: SolanaContext,
  source: WalletSource,
  wallet: OpenWallet,
  found: Found,
): Session<'solana'> {
  let stopWatching: () => void = () => undefined
  const state = createState(context, wallet, found, () => stopWatching())
  const { life } = state
  const access = createAccess(state)
  const actions = createActions(access, subjectOf(state), () => life.emit({ type: 'actionsChanged' }))
  const reportWallet = createWalletReport(wallet.remote?.channel, life)
  const onUpdate = (update: WalletUpdate) => {
    applyUpdate(state, update)
    if (!life.ended.aborted) actions.update()
    reportWallet()
  }
  if (!life.ended.aborted) stopWatching = watchWallet(wallet, context.ports.clock, onUpdate)
  // The wallet may report its end while it adds the listener.
  if (life.ended.aborted) stopWatching()
  return toSession(state, source, { access, actions, onUpdate })
}

function createState(context: SolanaContext, wallet: OpenWallet, found: Found, stopWatching: () => void): SessionState {
  const { lifetime, ports } = context
  const { clock, logger } = ports
  const sharedAddresses = createEmitter<readonly string[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  const onEnd = () => {
    stopWatching()
    sharedAddresses.clear()
  }
  return {
    context,
    wallet,
    life: createSessionLife({ lifetime, clock, logger, onEnd }),
    sharedAddresses,
    selection: createAccountSelection(found.accounts, ({ address }) => address),
    shared: found.accounts,
    accounts: found.accounts.map(toAccount),
    networkId: found.networkId,
  }
}

function toSession(state: SessionState, source: WalletSource, { access, actions, onUpdate }: Parts): Session<'solana'> {
  const { context, wallet, life } = state
  const { remote } = wallet
  const described = { name: source.name, ...(source.icon ? { icon: source.icon } : {}), identifier: source.id }
  const neutral = createNeutralActions({
    access,
    actions,
    sending: 'sendTransaction',
    subject: subjectOf(state),
    loadSignText: () => import('../actions/createSignText.js'),
    loadTransfers: loadActions,
  })
  return {
    namespace: 'solana',
    connectorId: source.id,
    connectorType: source.type ?? 'ANNOUNCED',
    get wallet() {
      return remote?.channel.wallet ?? described
    },
    provider: wallet.provider,
    createAppProvider: (offered) => createAppProvider(state, offered),
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
      return networksOf(wallet.chains(), context.networks())
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
    async switchNetwork(network, options = {}) {
      await life.run(() => undefined, options)
      if (!chainOf(network, wallet.chains())) throw networkNotSupported(wallet, network.name)
      remote?.channel.noteSwitch?.()
      moveTo(state, network.caipNetworkId)
    },
    selectAccount(address) {
      selectAccount(state, address)
      // An account may support fewer features than another.
      actions.update()
    },
    async refresh() {
      const listed = wallet.accounts()
      const now = readAccounts(listed)
      if (now.length > 0 || isEmptyList(listed)) onUpdate({ accounts: now })
    },
    watch: life.watch,
    disconnect: createDisconnect({
      life,
      ports: context.ports,
      revoke: () => (wallet.has('standard:disconnect') ? wallet.call('standard:disconnect') : undefined),
    }),
    detach: () => life.end(),
  }
}

function subjectOf(state: SessionState): CallSubject {
  return {
    namespace: 'solana',
    networkId: () => state.networkId,
    activeAddress: () => state.accounts[0]?.address,
  }
}
