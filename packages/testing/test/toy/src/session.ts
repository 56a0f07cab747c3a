import {
  type Account,
  AppKitError,
  createFrameGate,
  createSessionLife,
  isAppKitError,
  type Network,
  readField,
  type Session,
  serviceError,
} from '@latchkey/common'
import { readAccounts } from './address.js'
import type { ToyContext } from './context.js'
import { createActions } from './createActions.js'
import { mapToyError } from './errors.js'
import { toyNamespace } from './namespace.js'
import type { ToyWallet } from './toyWallet.js'
import type { WalletAccess } from './walletAccess.js'

/** Disconnecting never waits longer for the wallet (FI20). */
const revokeMs = 3_000

/** The session of a wallet that shared accounts. The network is the page's: each request names its chain. */
export function openSession(
  context: ToyContext,
  wallet: ToyWallet,
  found: { readonly accounts: readonly string[]; readonly network: Network },
): Session {
  const { clock, logger } = context.ports
  let addresses = found.accounts
  let accounts = addresses.map(toAccount)
  let network = found.network
  let news = addresses
  let stopWatching: () => void = () => undefined

  // What comes closer together than a frame is told once, the last word of it (R39).
  const gate = createFrameGate(clock, () => {
    if (news.join() === addresses.join()) return
    addresses = news
    if (addresses.length === 0) return life.end('wallet')
    accounts = addresses.map(toAccount)
    life.emit({ type: 'accountsChanged', accounts })
  })
  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd() {
      stopWatching()
      gate.stop()
    },
  })
  const stop = wallet.watch((value) => {
    const read = readAccounts(value)
    // A list of nothing but garbage is garbage; an empty one says that nothing is shared any more.
    if (!read || (read.length === 0 && !isEmptyList(value))) return
    news = read
    gate.call()
  })
  if (life.ended.aborted) stop()
  else stopWatching = stop

  const access: WalletAccess = {
    context,
    wallet,
    async ask(work, options) {
      const ask = () =>
        work().catch((error: unknown) => {
          throw mapToyError(error)
        })
      try {
        return await life.run(ask, options)
      } catch (error) {
        if (life.ended.aborted || !isAppKitError(error, 'NOT_CONNECTED')) throw error
        // The wallet withdrew access without an event.
        life.end('wallet')
        throw serviceError('WALLET_SESSION_ENDED', { cause: error })
      }
    },
    account(address = addresses[0]) {
      if (address !== undefined && addresses.includes(address)) return address
      throw new AppKitError('NOT_CONNECTED', { details: 'The wallet does not share the account that is to act.' })
    },
    network: () => network,
  }

  return {
    namespace: toyNamespace,
    connectorId: wallet.id,
    connectorType: 'INJECTED',
    wallet: { name: wallet.name, identifier: wallet.id, ...(wallet.icon ? { icon: wallet.icon } : {}) },
    provider: wallet.provider,
    get accounts() {
      return accounts
    },
    get networkId() {
      return network.caipNetworkId
    },
    supportsAllNetworks: false,
    approvedNetworkIds: context.networks().map(({ caipNetworkId }) => caipNetworkId),
    actions: createActions(access),
    async switchNetwork(next, options = {}) {
      await life.run(() => undefined, options)
      if (!context.networks().some(({ caipNetworkId }) => caipNetworkId === next.caipNetworkId))
        throw new AppKitError('CHAIN_NOT_SUPPORTED')
      if (next.caipNetworkId === network.caipNetworkId) return
      network = next
      life.emit({ type: 'networkChanged', networkId: next.caipNetworkId })
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      const given = new Promise<void>((resolve) => clock.setTimeout(resolve, revokeMs))
      await Promise.race([wallet.disconnect(undefined), given]).catch((error: unknown) =>
        logger.debug('The wallet did not take its permission back.', error),
      )
    },
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
