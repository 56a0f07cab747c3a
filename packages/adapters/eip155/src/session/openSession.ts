import { type CallSubject, createDisconnect, createNeutralActions, type SessionActions } from '@latchkey/adapter-kit'
import {
  createAccountSelection,
  createEmitter,
  createSessionLife,
  createWalletReport,
  type Eip155Actions,
  parseChainId,
  type Session,
  silentAnswerMs,
  toEvmNetworkId,
} from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { Wallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { type WalletUpdate, watchWallet } from '../wallet/watchWallet.js'
import { createAccess } from './createAccess.js'
import { createActions, loadActions } from './createActions.js'
import { createAppProvider } from './createAppProvider.js'
import { loadSwitchNetwork } from './loadSwitchNetwork.js'
import { applyGrant, applyUpdate, type SessionState, selectAccount, toAccounts } from './sessionState.js'

type Found = { readonly accounts: readonly string[]; readonly chainId: number; readonly isRestored?: boolean }

/** Opens the session of a wallet that shared accounts. */
export function openSession(
  context: Eip155Context,
  source: WalletSource,
  wallet: Wallet,
  found: Found,
): Session<'eip155'> {
  let stopWatching: () => void = () => undefined
  const state = createState(context, source, wallet, found, () => stopWatching())
  const { life } = state
  const access = createAccess(state)
  const actions = createActions(access, subjectOf(state), () => life.emit({ type: 'actionsChanged' }), {
    ended: life.ended,
    isRestored: found.isRestored,
  })
  if (!life.ended.aborted) {
    stopWatching = watchWallet(wallet.provider, context.ports.clock, (update) => follow(state, access, update))
    life.watch(({ type }) => {
      if (type === 'networkChanged') actions.probeAgain()
    })
    const reportWallet = createWalletReport(source.remote?.channel, life)
    source.remote?.watch((update) => {
      applyGrant(state, update, actions.update)
      reportWallet()
    })
  }
  return toSession(state, access, actions)
}

/**
 * Applies an event, then reads accounts and chain from the wallet: some wallets emit events without a value, with part
 * of the accounts, or in another order, and requests are checked against the wallet's own list.
 */
async function follow(state: SessionState, access: WalletAccess, update: WalletUpdate): Promise<void> {
  applyUpdate(state, update)
  if (state.life.ended.aborted) return
  try {
    const read = await readAgain(state, access)
    // Ignore an empty list after an event with accounts: the wallet may be locked, which each request checks.
    if (read) applyUpdate(state, read.accounts.length > 0 ? read : { chainId: read.chainId })
  } catch (error) {
    state.context.ports.logger.debug('The wallet could not be read after an event.', error)
  }
}

function createState(
  context: Eip155Context,
  source: WalletSource,
  wallet: Wallet,
  { accounts: addresses, chainId }: Found,
  stopWatching: () => void,
): SessionState {
  const { lifetime, ports } = context
  const { clock, logger } = ports
  const sharedAddresses = createEmitter<readonly string[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  const selected = createEmitter<readonly string[]>((error) =>
    logger.error('A selected account was not reported.', error),
  )
  const onEnd = () => {
    stopWatching()
    source.remote?.close()
    sharedAddresses.clear()
    selected.clear()
  }
  const life = createSessionLife({ lifetime, clock, logger, onEnd })
  return {
    context,
    source,
    wallet,
    life,
    sharedAddresses,
    selection: createAccountSelection(addresses, (address) => address.toLowerCase()),
    selected,
    addresses,
    accounts: toAccounts(addresses, source),
    chainId,
  }
}

function toSession(
  state: SessionState,
  access: WalletAccess,
  actions: SessionActions<Eip155Actions>,
): Session<'eip155'> {
  const { context, source, wallet, life } = state
  const { remote } = source
  const neutral = createNeutralActions({
    access,
    actions,
    sending: 'sendTransaction',
    subject: subjectOf(state),
    loadSignText: () => import('../actions/createSignText.js'),
    loadTransfers: loadActions,
  })
  const described = {
    name: source.name,
    ...(source.icon ? { icon: source.icon } : {}),
    identifier: source.rdns ?? source.id,
  }
  const hasOneNetwork = source.host?.lacks.includes('switchNetwork') === true
  return {
    namespace: 'eip155',
    connectorId: source.id,
    connectorType: source.type,
    get wallet() {
      return remote?.channel.wallet ?? described
    },
    provider: createAppProvider(source.shown ?? wallet.provider, state, context.ports.logger),
    get accounts() {
      return state.accounts
    },
    get selection() {
      return state.selection.choice(state.accounts[0]?.address, state.addresses[0])
    },
    get networkId() {
      return toEvmNetworkId(state.chainId)
    },
    supportsAllNetworks: remote === undefined && !hasOneNetwork,
    get approvedNetworkIds() {
      return remote?.networkIds() ?? (hasOneNetwork ? [toEvmNetworkId(state.chainId)] : [])
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
    ...(hasOneNetwork
      ? {}
      : {
          async switchNetwork(network, options = {}) {
            const switchNetwork = await life.run(loadSwitchNetwork, options)
            await switchNetwork(context, access, network, options)
            applyUpdate(state, { chainId: Number(network.id) })
          },
        }),
    selectAccount: (address) => selectAccount(state, address),
    async refresh() {
      const read = await readAgain(state, access)
      if (read) applyUpdate(state, read)
    },
    watch: life.watch,
    disconnect: createDisconnect({
      life,
      ports: context.ports,
      revoke: () => source.end?.() ?? wallet.ask('wallet_revokePermissions', [{ eth_accounts: {} }]),
    }),
    detach: () => life.end(),
  }
}

/** Accounts and chain of a wallet. */
type Read = { readonly accounts: readonly string[]; readonly chainId: number }

/**
 * Reads accounts and chain from the wallet without a prompt. Returns `undefined` if the session changed meanwhile,
 * because that change is newer.
 */
async function readAgain(state: SessionState, access: WalletAccess): Promise<Read | undefined> {
  const silent = { ms: silentAnswerMs }
  const { addresses, chainId } = state
  const accounts = readAccounts(await access.ask('eth_accounts', undefined, silent))
  const read = { accounts, chainId: parseChainId(await access.ask('eth_chainId', undefined, silent)) }
  return state.addresses === addresses && state.chainId === chainId ? read : undefined
}

function subjectOf(state: SessionState): CallSubject {
  return {
    namespace: 'eip155',
    networkId: () => toEvmNetworkId(state.chainId),
    activeAddress: () => state.accounts[0]?.address,
  }
}
