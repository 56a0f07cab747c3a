import {
  type Account,
  AppKitError,
  createEmitter,
  isAppKitError,
  type Session,
  type SessionEvent,
  withDeadline,
} from '@latchkey/common'
import { switchNetwork } from './actions/switchNetwork.js'
import { parseAddress, readAccounts } from './address.js'
import { parseChainId, toCaipNetworkId } from './chainId.js'
import type { Eip155Context } from './context.js'
import { createActions } from './createActions.js'
import { silentAnswerMs, type Wallet } from './openWallet.js'
import { type WalletNews, watchWallet } from './sessionEvents.js'
import type { WalletAccess } from './walletAccess.js'
import type { WalletSource } from './walletSource.js'

/** Disconnecting never waits longer for the wallet (FI20). */
const revokeMs = 3_000

/** The session of a wallet that shared accounts. */
export function openSession(
  context: Eip155Context,
  source: WalletSource,
  wallet: Wallet,
  found: { readonly accounts: readonly string[]; readonly chainId: number },
): Session<'eip155'> {
  const { clock, logger } = context.ports
  const events = createEmitter<SessionEvent>((error) => logger.error('A listener of a wallet session threw.', error))
  const accountLists = createEmitter<readonly string[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  const ended = new AbortController()
  let addresses = found.accounts
  let accounts = toAccounts(addresses)
  let chainId = found.chainId
  let isWarned = false

  const end = (reason?: 'wallet' | 'locked' | 'extensionInvalidated') => {
    if (ended.signal.aborted) return
    context.lifetime.removeEventListener('abort', detach)
    stopWatching()
    ended.abort(reason === 'extensionInvalidated' ? new AppKitError('EXTENSION_INVALIDATED') : sessionEnded())
    if (reason) events.emit({ type: 'disconnected', reason })
    events.clear()
    accountLists.clear()
  }
  const detach = () => end()

  const onNews = (news: WalletNews) => {
    if (news.accounts && news.accounts.join() !== addresses.join()) {
      addresses = news.accounts
      accountLists.emit(addresses)
      if (addresses.length === 0) return end('locked')
      accounts = toAccounts(addresses)
      events.emit({ type: 'accountsChanged', accounts })
    }
    if (news.isDisconnected) return end('wallet')
    if (news.chainId && news.chainId !== chainId) {
      chainId = news.chainId
      events.emit({ type: 'networkChanged', networkId: toCaipNetworkId(chainId) })
    }
  }

  const access: WalletAccess = {
    context,
    async ask(method, params, options) {
      if (!isWarned && isReplaced(source, wallet)) {
        isWarned = true
        events.emit({
          type: 'warning',
          reason: 'The page replaced the wallet that is connected. The one that was connected stays in use.',
        })
      }
      try {
        return await withDeadline(ended.signal.aborted ? never() : wallet.ask(method, params, options), {
          signal: ended.signal,
        })
      } catch (error) {
        if (isAppKitError(error, 'EXTENSION_INVALIDATED')) end('extensionInvalidated')
        throw error
      }
    },
    account: (address) => (address === undefined ? addresses[0] : parseAddress(address, 'address')) ?? notConnected(),
    chainId: () => chainId,
    watchAccounts: accountLists.watch,
  }
  const actions = createActions(access, () => events.emit({ type: 'actionsChanged' }), ended.signal)
  const stopWatching = watchWallet(wallet.provider, clock, onNews)
  context.lifetime.addEventListener('abort', detach, { once: true })

  return {
    namespace: 'eip155',
    connectorId: source.id,
    connectorType: source.type,
    wallet: { name: source.name, ...(source.icon ? { icon: source.icon } : {}), identifier: source.rdns ?? source.id },
    provider: wallet.provider,
    get accounts() {
      return accounts
    },
    get networkId() {
      return toCaipNetworkId(chainId)
    },
    supportsAllNetworks: true,
    approvedNetworkIds: [],
    get actions() {
      return actions.offered()
    },
    async switchNetwork(network, options = {}) {
      await switchNetwork(context, access, network, options)
      onNews({ chainId: Number(network.id) })
    },
    async refresh() {
      const silent = { ms: silentAnswerMs }
      const accounts = readAccounts(await access.ask('eth_accounts', undefined, silent))
      onNews({ accounts, chainId: parseChainId(await access.ask('eth_chainId', undefined, silent)) })
    },
    watch: events.watch,
    async disconnect() {
      if (ended.signal.aborted) return
      end()
      try {
        if (source.end) await withDeadline(source.end(wallet.provider), { clock, ms: revokeMs })
        else await wallet.ask('wallet_revokePermissions', [{ eth_accounts: {} }], { ms: revokeMs })
      } catch (error) {
        logger.debug('The wallet did not take its permission back.', error)
      }
    },
    detach,
  }
}

function toAccounts(addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ namespace: 'eip155', address, type: 'eoa' }))
}

function isReplaced(source: WalletSource, wallet: Wallet): boolean {
  return wallet.isReplaced() || (source.currentProvider !== undefined && source.currentProvider() !== wallet.provider)
}

function sessionEnded(): AppKitError {
  return new AppKitError('NOT_CONNECTED', {
    details: 'The session ended. What was already open in the wallet may still be carried out there.',
  })
}

/** The session's signal has fired already, so this is never waited for. */
function never(): Promise<never> {
  return new Promise(() => undefined)
}

function notConnected(): never {
  throw new AppKitError('NOT_CONNECTED')
}
