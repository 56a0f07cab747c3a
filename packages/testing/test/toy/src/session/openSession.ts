import { createDisconnect, createNeutralActions, createUpdateBatch } from '@latchkey/adapter-kit'
import {
  type Account,
  assertSelectable,
  assertStillActor,
  createAccountSelection,
  createEmitter,
  createError,
  createSessionLife,
  errors,
  isAppKitError,
  type Network,
  readField,
  type Session,
  silentAnswerMs,
  walletConnectErrors,
  whileAccountUnchanged,
} from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import type { ToyContext } from '../context/context.js'
import { toyNamespace } from '../network/namespace.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { ToyWallet } from '../wallet/toyWallet.js'
import { createActions, loadActions } from './createActions.js'

/** Opens the session of a wallet that shared accounts. The page chooses the network: each request names its chain. */
export function openSession(
  context: ToyContext,
  wallet: ToyWallet,
  found: { readonly accounts: readonly string[]; readonly network: Network },
): Session {
  const { clock, logger } = context.ports
  let addresses = found.accounts
  let accounts = addresses.map(toAccount)
  const selection = createAccountSelection(addresses, (address) => address)
  let network = found.network
  const sharedIds = createEmitter<readonly string[]>((error) => logger.error('A request could not be ended.', error))
  let stopWatching: () => void = () => undefined

  const updates = createUpdateBatch<{ readonly addresses: readonly string[] }>(clock, (update) => {
    applyAddresses(update.addresses ?? addresses)
  })
  function applyAddresses(next: readonly string[]): void {
    if (next.join() === addresses.join()) return
    addresses = next
    if (addresses.length === 0) return life.end('wallet')
    selection.follow(addresses)
    publishAccounts()
  }
  function publishAccounts(): void {
    const ordered = selection.order(addresses)
    sharedIds.emit(ordered)
    accounts = ordered.map(toAccount)
    life.emit({ type: 'accountsChanged', accounts })
  }
  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd() {
      stopWatching()
      updates.stop()
    },
  })
  const stop = wallet.watch((value) => {
    const read = readAccounts(value)
    // An empty list means that nothing is shared. After an event without a valid account, the wallet is asked.
    if (read && (read.length > 0 || isEmptyList(value))) updates.add({ addresses: read })
    else readAgain().catch((error: unknown) => logger.debug('The wallet could not be read after an event.', error))
  })
  if (life.ended.aborted) stop()
  else stopWatching = stop

  /** Reads the accounts without a window, applies them, and returns them with the active one first. */
  async function readAgain(): Promise<readonly string[]> {
    const read = readAccounts(await life.run(() => wallet.connect({ silent: true }), { ms: silentAnswerMs }))
    // A wallet that shares nothing may be locked. It reports that with the request itself.
    if (read?.length) applyAddresses(read)
    return selection.order(addresses)
  }

  const access: WalletAccess = {
    context,
    wallet,
    async ask(work, options) {
      const ask = () =>
        work().catch((error: unknown) => {
          throw mapWalletError(error)
        })
      try {
        return await life.run(ask, options)
      } catch (error) {
        if (life.ended.aborted || !isAppKitError(error, 'NOT_CONNECTED')) throw error
        // The wallet withdrew access without an event.
        life.end('wallet')
        throw createError(walletConnectErrors.WALLET_SESSION_ENDED, { cause: error })
      }
    },
    account(address) {
      const id = address ?? accounts[0]?.address
      if (id !== undefined && addresses.includes(id)) return { id, isNamed: address !== undefined }
      throw createError(errors.NOT_CONNECTED, { details: 'The wallet does not share the account that is to act.' })
    },
    async whileUnchanged(account, request) {
      // Some wallets emit no event when their account changes.
      assertStillActor(account, await readAgain())
      return whileAccountUnchanged(account, sharedIds.watch, request)
    },
    network: () => network,
  }

  const subject = {
    namespace: toyNamespace,
    networkId: () => network.caipNetworkId,
    activeAddress: () => accounts[0]?.address,
  }
  const actions = createActions(access, subject, () => life.emit({ type: 'actionsChanged' }))
  const neutral = createNeutralActions({
    access,
    actions,
    sending: 'sendTransaction',
    subject,
    loadSignText: () => import('../actions/createSignText.js'),
    loadTransfers: loadActions,
  })

  return {
    namespace: toyNamespace,
    connectorId: wallet.id,
    connectorType: 'INJECTED',
    wallet: { name: wallet.name, identifier: wallet.id, ...(wallet.icon ? { icon: wallet.icon } : {}) },
    provider: wallet.provider,
    get accounts() {
      return accounts
    },
    get selection() {
      return selection.choice(accounts[0]?.address, addresses[0])
    },
    selectAccount(address) {
      if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
      assertSelectable(accounts.find((account) => account.address === address))
      if (selection.select(address)) publishAccounts()
    },
    get networkId() {
      return network.caipNetworkId
    },
    supportsAllNetworks: false,
    approvedNetworkIds: context.networks().map(({ caipNetworkId }) => caipNetworkId),
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
      if (!context.networks().some(({ caipNetworkId }) => caipNetworkId === next.caipNetworkId))
        throw createError(errors.CHAIN_NOT_SUPPORTED)
      if (next.caipNetworkId === network.caipNetworkId) return
      network = next
      life.emit({ type: 'networkChanged', networkId: next.caipNetworkId })
    },
    watch: life.watch,
    disconnect: createDisconnect({ life, ports: context.ports, revoke: () => wallet.disconnect(undefined) }),
    detach: () => life.end(),
  }
}

function toAccount(address: string): Account {
  return { namespace: toyNamespace, address, type: 'eoa' }
}

function isEmptyList(value: unknown): boolean {
  const list = readField(value, 'accounts')
  return Array.isArray(list) && list.length === 0
}
