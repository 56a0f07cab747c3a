import {
  type Account,
  AppKitError,
  createEmitter,
  createSessionLife,
  type Session,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { parseAddress, readAccounts } from './address.js'
import { parseChainId, toCaipNetworkId } from './chainId.js'
import type { Eip155Context } from './context.js'
import { createActions } from './createActions.js'
import { loadSwitchNetwork } from './loadSwitchNetwork.js'
import type { Wallet } from './openWallet.js'
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
  found: { readonly accounts: readonly string[]; readonly chainId: number; readonly isRestored?: boolean },
): Session<'eip155'> {
  const { clock, logger } = context.ports
  const { grant } = source
  const accountLists = createEmitter<readonly string[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  let addresses = found.accounts
  let accounts = toAccounts(addresses)
  let chainId = found.chainId
  let isWarned = false
  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd() {
      stopWatching()
      grant?.close()
      accountLists.clear()
    },
  })

  const onNews = (news: WalletNews) => {
    if (news.accounts && news.accounts.join() !== addresses.join()) {
      addresses = news.accounts
      accountLists.emit(addresses)
      if (addresses.length === 0) return life.end(grant ? 'wallet' : 'locked')
      accounts = toAccounts(addresses)
      life.emit({ type: 'accountsChanged', accounts })
    }
    if (news.isDisconnected) return life.end('wallet')
    if (news.chainId && news.chainId !== chainId) {
      chainId = news.chainId
      life.emit({ type: 'networkChanged', networkId: toCaipNetworkId(chainId) })
    }
  }

  const onGrant = (news: WalletNews) => {
    const before = chainId
    onNews(news)
    actions.update()
    // Who lists the networks of the wallet looks again.
    if (chainId === before) life.emit({ type: 'networkChanged', networkId: toCaipNetworkId(chainId) })
  }

  const access: WalletAccess = {
    context,
    provider: wallet.provider,
    grant,
    async ask(method, params, options) {
      if (!isWarned && isReplaced(source, wallet)) {
        isWarned = true
        life.emit({
          type: 'warning',
          reason: 'The page replaced the wallet that is connected. The one that was connected stays in use.',
        })
      }
      return life.run(() => wallet.ask(method, params, options))
    },
    account: (address) => (address === undefined ? addresses[0] : parseAddress(address, 'address')) ?? notConnected(),
    chainId: () => chainId,
    endByWallet: () => life.end('wallet'),
    watchAccounts: accountLists.watch,
  }
  const actions = createActions(access, () => life.emit({ type: 'actionsChanged' }), life.ended, found.isRestored)
  const stopWatching = watchWallet(wallet.provider, clock, onNews)
  grant?.watch(onGrant)

  return {
    namespace: 'eip155',
    connectorId: source.id,
    connectorType: source.type,
    wallet: { name: source.name, ...(source.icon ? { icon: source.icon } : {}), identifier: source.rdns ?? source.id },
    provider: source.shown ?? wallet.provider,
    get accounts() {
      return accounts
    },
    get networkId() {
      return toCaipNetworkId(chainId)
    },
    supportsAllNetworks: grant === undefined,
    get approvedNetworkIds() {
      return grant?.networkIds() ?? []
    },
    get actions() {
      return actions.offered()
    },
    async switchNetwork(network, options = {}) {
      const switchNetwork = await life.run(loadSwitchNetwork, options)
      await switchNetwork(context, access, network, options)
      onNews({ chainId: Number(network.id) })
    },
    async refresh() {
      const silent = { ms: silentAnswerMs }
      const accounts = readAccounts(await access.ask('eth_accounts', undefined, silent))
      onNews({ accounts, chainId: parseChainId(await access.ask('eth_chainId', undefined, silent)) })
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      try {
        if (source.end) await withDeadline(source.end(wallet.provider), { clock, ms: revokeMs })
        else await wallet.ask('wallet_revokePermissions', [{ eth_accounts: {} }], { ms: revokeMs })
      } catch (error) {
        logger.debug('The wallet did not take its permission back.', error)
      }
    },
    detach: () => life.end(),
  }
}

function toAccounts(addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ namespace: 'eip155', address, type: 'eoa' }))
}

function isReplaced(source: WalletSource, wallet: Wallet): boolean {
  return wallet.isReplaced() || (source.currentProvider !== undefined && source.currentProvider() !== wallet.provider)
}

function notConnected(): never {
  throw new AppKitError('NOT_CONNECTED')
}
