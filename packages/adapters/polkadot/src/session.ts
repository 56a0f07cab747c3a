import {
  type Account,
  AppKitError,
  createEmitter,
  createSessionLife,
  type Network,
  type Session,
  silentAnswerMs,
} from '@latchkey/common'
import { isUsable, readAccounts, toAccount, type WalletAccount } from './accounts.js'
import { parseAddress } from './address.js'
import type { PolkadotContext } from './context.js'
import { createActions } from './createActions.js'
import { createEnabledWallets } from './enabledWallets.js'
import { isSubstrateNetwork } from './genesis.js'
import { bytesToHex } from './hex.js'
import type { OpenWallet } from './openWallet.js'
import type { WalletAccess } from './walletAccess.js'
import type { WalletSource } from './walletSource.js'
import { watchAccounts } from './watchAccounts.js'

/** The session of a wallet that shared accounts. The network is the page's: the wallet signs for any. */
export function openSession(
  context: PolkadotContext,
  source: WalletSource,
  wallet: OpenWallet,
  found: { readonly accounts: readonly WalletAccount[]; readonly network: Network },
): Session<'polkadot'> {
  const { clock, logger, storage } = context.ports
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
  if (!life.ended.aborted) stopWatching = watchAccounts(wallet, clock, onAccounts)

  function accountsOn({ ss58Format }: Network): readonly Account[] {
    return shared.filter((account) => isUsable(account, network)).map((account) => toAccount(account, ss58Format))
  }

  function onAccounts(next: readonly WalletAccount[]): void {
    if (life.ended.aborted || isSame(next, shared)) return
    shared = next
    const usable = next.filter((account) => isUsable(account, network))
    lists.emit(usable)
    if (usable.length === 0) {
      createEnabledWallets(storage).remove(source.id)
      return life.end('wallet')
    }
    accounts = accountsOn(network)
    life.emit({ type: 'accountsChanged', accounts })
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
      const answer = life.run(wallet.getAccounts, { signal, ms: silentAnswerMs })
      return readAccounts(await answer).filter((account) => isUsable(account, network))
    },
    watchAccounts: lists.watch,
  }
  const actions = createActions(access)

  return {
    namespace: 'polkadot',
    connectorId: source.id,
    connectorType: source.type,
    wallet: { name: source.name, identifier: source.id },
    provider: wallet.injected,
    get accounts() {
      return accounts
    },
    get networkId() {
      return network.caipNetworkId
    },
    supportsAllNetworks: true,
    approvedNetworkIds: [],
    actions,
    async switchNetwork(next, options = {}) {
      await life.run(() => undefined, options)
      if (!isSubstrateNetwork(next) || !shared.some((account) => isUsable(account, next)))
        throw new AppKitError('CHAIN_NOT_SUPPORTED', {
          details: `None of the wallet's accounts can be used on ${next.name}.`,
        })
      if (next.caipNetworkId === network.caipNetworkId) return
      const before = accounts
      network = next
      accounts = accountsOn(next)
      life.emit({ type: 'networkChanged', networkId: next.caipNetworkId })
      if (JSON.stringify(before) !== JSON.stringify(accounts)) life.emit({ type: 'accountsChanged', accounts })
    },
    async refresh() {
      onAccounts(readAccounts(await life.run(wallet.getAccounts, { ms: silentAnswerMs })))
    },
    watch: life.watch,
    async disconnect() {
      // Polkadot wallets have no way to give a permission back.
      if (!life.ended.aborted) createEnabledWallets(storage).remove(source.id)
      life.end()
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
