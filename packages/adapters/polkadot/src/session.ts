import {
  type Account,
  AppKitError,
  createEmitter,
  createSessionLife,
  isAppKitError,
  type Network,
  type Session,
  serviceError,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { isEmptyList, isUsable, readAccounts, toAccount, type WalletAccount } from './accounts.js'
import { parseAddress } from './address.js'
import type { PolkadotContext } from './context.js'
import { createActions } from './createActions.js'
import { createEnabledWallets } from './enabledWallets.js'
import { isSubstrateNetwork } from './genesis.js'
import { bytesToHex } from './hex.js'
import type { OpenWallet, RemoteNews } from './openWallet.js'
import type { WalletAccess } from './walletAccess.js'
import type { WalletSource } from './walletSource.js'
import { watchAccounts } from './watchAccounts.js'

/** Leaving a wallet far away never takes longer (FI20). */
const leaveMs = 3_000

/** The session of a wallet that shared accounts. The network is the page's: a wallet on this page signs for any. */
export function openSession(
  context: PolkadotContext,
  source: WalletSource,
  wallet: OpenWallet,
  found: { readonly accounts: readonly WalletAccount[]; readonly network: Network },
): Session<'polkadot'> {
  const { clock, logger, storage } = context.ports
  const { remote } = wallet
  const lists = createEmitter<readonly WalletAccount[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  let shared = found.accounts
  let network = found.network
  let accounts = accountsOn(network)
  let isWarned = false
  let stopWatching: () => void = () => undefined

  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd() {
      stopWatching()
      lists.clear()
    },
  })
  if (!life.ended.aborted) {
    const stops = [watchAccounts(wallet, clock, onAccounts), remote?.watch(onNews)]
    stopWatching = () => {
      for (const stop of stops) stop?.()
    }
  }

  function onNews({ networkId, isOther, isEnded }: RemoteNews): void {
    if (isEnded) return life.end('wallet')
    const next = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (next) moveTo(next)
    if (!isOther || life.ended.aborted) return
    const before = Object.keys(actions).join()
    actions = createActions(access)
    if (Object.keys(actions).join() !== before) life.emit({ type: 'actionsChanged' })
  }

  function moveTo(next: Network): void {
    if (next.caipNetworkId === network.caipNetworkId) return
    const before = accounts
    network = next
    if (remote) shared = readAccounts(remote.goTo(next.caipNetworkId))
    accounts = accountsOn(next)
    life.emit({ type: 'networkChanged', networkId: next.caipNetworkId })
    if (JSON.stringify(before) !== JSON.stringify(accounts)) life.emit({ type: 'accountsChanged', accounts })
  }

  /** A wallet on this page is not asked without a click any more. */
  function forget(): void {
    if (!remote) createEnabledWallets(storage).remove(source.id)
  }

  function accountsOn({ ss58Format }: Network): readonly Account[] {
    return shared.filter((account) => isUsable(account, network)).map((account) => toAccount(account, ss58Format))
  }

  function onAccounts(told: readonly WalletAccount[]): void {
    // Meanwhile the page may have gone to another network, where others come first.
    const next = remote ? readAccounts(remote.goTo(network.caipNetworkId)) : told
    if (life.ended.aborted || isSame(next, shared)) return
    shared = next
    const usable = next.filter((account) => isUsable(account, network))
    lists.emit(usable)
    if (usable.length === 0) {
      forget()
      life.end('wallet')
      // It is not left with a connection that nobody uses.
      remote?.leave().catch(() => undefined)
      return
    }
    accounts = accountsOn(network)
    life.emit({ type: 'accountsChanged', accounts })
  }

  /**
   * Asks the wallet for its accounts. The session ends where the wallet shares none: some wallets withdraw access without an event, and
   * then answer with an empty list or that the page isn't connected.
   */
  async function readShared(options: {
    readonly signal?: AbortSignal | undefined
    readonly ms?: number
  }): Promise<readonly WalletAccount[]> {
    try {
      const answer = await life.run(wallet.getAccounts, options)
      const now = readAccounts(answer)
      if (isEmptyList(answer)) onAccounts(now)
      return now
    } catch (error) {
      if (remote || life.ended.aborted || !isAppKitError(error, 'NOT_CONNECTED')) throw error
      onAccounts([])
      return []
    }
  }

  function warnIfReplaced(): void {
    const current = source.currentEntry()
    if (isWarned || current === undefined || current === source.entry) return
    isWarned = true
    const reason = 'The page replaced the wallet that is connected. The one that was connected stays in use.'
    life.emit({ type: 'warning', reason })
  }

  const access: WalletAccess = {
    context,
    wallet,
    ask(work, options) {
      warnIfReplaced()
      return life.run(work, options)
    },
    account(address) {
      const usable = shared.filter((account) => isUsable(account, network))
      const id = address === undefined ? usable[0]?.id : bytesToHex(parseAddress(address, 'address').accountId)
      const account = usable.find((one) => one.id === id)
      if (account) return account
      throw new AppKitError('NOT_CONNECTED', { details: 'The wallet does not share the account that is to act.' })
    },
    network: () => network,
    async readAccounts(signal) {
      // No timeout: a signature was requested, and the wallet may open its window for its accounts first.
      const now = await readShared({ signal })
      if (life.ended.aborted)
        throw serviceError('WALLET_SESSION_ENDED', {
          details: 'The wallet shares no account with this page any more. Nothing was sent.',
        })
      return now.filter((account) => isUsable(account, network))
    },
    watchAccounts: lists.watch,
  }
  let actions = createActions(access)

  return {
    namespace: 'polkadot',
    connectorId: source.id,
    connectorType: source.type,
    wallet: remote?.info ?? { name: source.name, identifier: source.id },
    provider: wallet.injected,
    get accounts() {
      return accounts
    },
    get networkId() {
      return network.caipNetworkId
    },
    supportsAllNetworks: !remote,
    get approvedNetworkIds() {
      return remote?.approved() ?? []
    },
    get actions() {
      return actions
    },
    async switchNetwork(next, options = {}) {
      await life.run(() => undefined, options)
      if (remote && !remote.approved().includes(next.caipNetworkId))
        throw new AppKitError('WRONG_NETWORK', {
          details: `The wallet did not approve ${next.name} for this connection.`,
        })
      if (!isSubstrateNetwork(next) || !shared.some((account) => isUsable(account, next)))
        throw new AppKitError('CHAIN_NOT_SUPPORTED', {
          details: `None of the wallet's accounts can be used on ${next.name}.`,
        })
      remote?.noteSwitch()
      moveTo(next)
    },
    async refresh() {
      const now = await readShared({ ms: silentAnswerMs })
      if (!life.ended.aborted) onAccounts(now)
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      // Wallets on this page have no way to give a permission back.
      forget()
      life.end()
      if (!remote) return
      try {
        await withDeadline(remote.leave(), { clock, ms: leaveMs })
      } catch (error) {
        logger.debug('The wallet could not be told that it was left.', error)
      }
    },
    detach: () => life.end(),
  }
}

function isSame(a: readonly WalletAccount[], b: readonly WalletAccount[]): boolean {
  const text = (accounts: readonly WalletAccount[]) =>
    JSON.stringify(
      accounts.map(({ id, walletAddress, name, keyType, genesisHash }) => [
        id,
        walletAddress,
        name,
        keyType,
        genesisHash,
      ]),
    )
  return text(a) === text(b)
}
