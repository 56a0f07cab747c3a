import { type CallSubject, createDisconnect, createNeutralActions, type SessionActions } from '@latchkey/adapter-kit'
import {
  type Bip122Actions,
  createAccountSelection,
  createEmitter,
  createSessionLife,
  createWalletReport,
  type Network,
  type Session,
  silentAnswerMs,
} from '@latchkey/common'
import { switchNetwork } from '../actions/switchNetwork.js'
import type { Bip122Context } from '../context/context.js'
import { appChains, type BitcoinChain, toCaipNetworkId } from '../network/bitcoinChain.js'
import type { AskOptions, WalletAccess } from '../requests/walletAccess.js'
import type { SessionWallet } from '../wallet/foundWallet.js'
import type { WalletDriver } from '../wallet/walletDriver.js'
import { toAccounts, type WalletState } from '../wallet/walletState.js'
import { watchWallet } from '../wallet/watchWallet.js'
import { askWallet } from './askWallet.js'
import { createAccess } from './createAccess.js'
import { createActions, loadActions } from './createActions.js'
import { createAppProvider } from './createAppProvider.js'
import { createRememberedState } from './rememberedState.js'
import type { SessionState } from './sessionState.js'
import { applyResponse, applyShared, endByWallet, selectAccount } from './sessionState.js'

type Handlers = Pick<SessionState, 'updateActions'> & { stopWatching(): void }

/** Opens the session of a wallet that shared addresses. `isFromStorage` is true if it shared them before a reload. */
export function openSession(
  context: Bip122Context,
  wallet: SessionWallet,
  driver: WalletDriver,
  found: WalletState,
  isFromStorage = false,
): Session<'bip122'> {
  const { clock, logger } = context.ports
  let stopWatching: () => void = () => undefined
  const state = createState(context, wallet, driver, found, {
    stopWatching: () => stopWatching(),
    updateActions: () => actions.update(),
  })
  state.isConfirmed = !isFromStorage
  state.remembered?.save(found)
  const access = createAccess(state)
  const actions = createActions(access, subjectOf(state), () => state.life.emit({ type: 'actionsChanged' }))
  const reportWallet = createWalletReport(driver.channel, state.life)
  if (!state.life.ended.aborted)
    stopWatching = watchWallet(driver, clock, {
      onResponse(response) {
        applyResponse(state, response)
        reportWallet()
      },
      onLeft: () => endByWallet(state),
      read: () => askWallet(state, (one) => one.read(), { ms: silentAnswerMs }),
      onUnread: (error) => logger.debug('An update of the wallet could not be read.', error),
    })
  return toSession(state, access, actions)
}

function createState(
  context: Bip122Context,
  wallet: SessionWallet,
  driver: WalletDriver,
  shared: WalletState,
  { stopWatching, updateActions }: Handlers,
): SessionState {
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
    driver,
    life: createSessionLife({ lifetime, clock, logger, onEnd }),
    sharedAddresses,
    remembered: driver.isNeverSilent ? createRememberedState(context, wallet) : undefined,
    selection: createAccountSelection(shared.addresses, ({ address }) => address),
    shared,
    accounts: toAccounts(shared.addresses),
    isConfirmed: true,
    isWarned: false,
    updateActions,
  }
}

function toSession(
  state: SessionState,
  access: WalletAccess,
  actions: SessionActions<Bip122Actions>,
): Session<'bip122'> {
  const { context, wallet, driver, life, remembered } = state
  const switchTo = async (network: Network, options: AskOptions = {}) =>
    applyShared(state, await switchNetwork(access, state.shared, network, options))
  const described = { name: wallet.name, ...(wallet.icon ? { icon: wallet.icon } : {}), identifier: wallet.id }
  const neutral = createNeutralActions({
    access,
    actions,
    sending: 'sendTransfer',
    subject: subjectOf(state),
    loadSignText: () => import('../actions/createSignText.js'),
    loadTransfers: loadActions,
  })
  return {
    namespace: 'bip122',
    connectorId: wallet.id,
    connectorType: wallet.type ?? 'ANNOUNCED',
    get wallet() {
      return driver.channel?.wallet ?? described
    },
    get provider() {
      return driver.provider
    },
    createAppProvider: (offered) =>
      createAppProvider(state, {
        actions: offered,
        chains: () => approvedChains(state) ?? appChains(context),
        switchNetwork: switchTo,
      }),
    get accounts() {
      return state.accounts
    },
    get selection() {
      return state.selection.choice(state.accounts[0]?.address, state.shared.addresses[0]?.address)
    },
    get networkId() {
      return toCaipNetworkId(state.shared.chain)
    },
    get supportsAllNetworks() {
      return approvedChains(state) === undefined
    },
    get approvedNetworkIds() {
      return (approvedChains(state) ?? []).map(toCaipNetworkId)
    },
    get actions(): Bip122Actions {
      return actions.offered()
    },
    get signText() {
      return neutral.signText()
    },
    get transfers() {
      return neutral.transfers()
    },
    ...(driver.switchTo && { switchNetwork: switchTo }),
    selectAccount: (address) => selectAccount(state, address),
    async refresh() {
      const response = await askWallet(state, (one) => one.read(), { ms: silentAnswerMs })
      if (response) applyResponse(state, response)
    },
    watch: life.watch,
    disconnect: createDisconnect({
      life,
      ports: context.ports,
      onLeave: () => remembered?.forget(),
      revoke: () => driver.disconnect?.(),
    }),
    detach: () => life.end(),
  }
}

/** Returns the networks that the page can switch to; `undefined` for any. */
function approvedChains({ driver, shared }: SessionState): readonly BitcoinChain[] | undefined {
  return driver.isPageChoice ? shared.shared : driver.chains
}

function subjectOf(state: SessionState): CallSubject {
  return {
    namespace: 'bip122',
    networkId: () => toCaipNetworkId(state.shared.chain),
    activeAddress: () => state.accounts[0]?.address,
  }
}
