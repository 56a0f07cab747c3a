import { type ConnectRequest, type Session, throwIfAborted } from '@latchkey/common'
import { getBalance } from '../actions/getBalance.js'
import type { Bip122Context, Bip122SessionEntry } from '../context/context.js'
import { openDriver } from '../drivers/openDriver.js'
import { appChains, chainOfNetwork } from '../network/bitcoinChain.js'
import { attempt } from '../parse/attempt.js'
import { createClients } from '../rpc/createClients.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { WalletDriver, WalletResponse } from '../wallet/walletDriver.js'
import { parseState } from '../wallet/walletState.js'
import { openSession } from './openSession.js'
import { createRememberedState } from './rememberedState.js'

/** Connects wallets and reads from networks: everything that a connection needs, loaded together. */
export const session: Bip122SessionEntry = {
  connect,
  restore,
  watchUnlock,
  createClients,
  getBalance,
}

/** Asks the wallet for its addresses and opens a session. */
export async function connect(
  context: Bip122Context,
  wallet: FoundWallet,
  { network, isNetworkRequired, signal }: ConnectRequest = {},
): Promise<Session> {
  const driver = openDriver(context, wallet)
  const requested = chainOfNetwork(network)
  const response = await askAddresses(context, wallet, () => driver.connect(requested, isNetworkRequired), signal)
  const state = parseState(response, { requested, others: appChains(context) })
  assertWanted(context, signal)
  context.silentRequests.allow(wallet.id)
  context.silentRequests.forget(wallet.provider)
  const session = openSession(context, wallet, driver, state)
  if (!isNetworkRequired || !network || !requested || !session.switchNetwork) return session
  if (session.networkId === network.caipNetworkId) return session
  try {
    await session.switchNetwork(network, { signal })
  } catch (error) {
    // The visitor already approved the account, so a wallet that stays on its own network is connected anyway.
    if (signal?.aborted || context.lifetime.aborted) {
      session.detach()
      throw error
    }
    context.ports.logger.debug('The wallet stayed on its own network at connect.', error)
  }
  return session
}

/**
 * Reopens a session without a prompt. Returns `undefined` if the wallet no longer shares an account with this page, or
 * if a request could open its window. Rejects with `WALLET_LOCKED` if it does not respond. A wallet whose every
 * request opens a window is restored from storage.
 */
export async function restore(
  context: Bip122Context,
  wallet: FoundWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const driver = openDriver(context, wallet)
  const response = driver.isNeverSilent
    ? createRememberedState(context, wallet).load()
    : await readSilently(context, wallet, driver, signal)
  if (!response || response.accounts.length === 0) return undefined
  const state = parseState(response, { requested: chainOfNetwork(network), others: appChains(context) })
  assertWanted(context, signal)
  return openSession(context, wallet, driver, state, driver.isNeverSilent)
}

/** Calls back when a locked wallet shares addresses again or responds late. Returns an unsubscribe function. */
export function watchUnlock(context: Bip122Context, wallet: FoundWallet, listener: () => void): () => void {
  const { silentRequests } = context
  const driver = openDriver(context, wallet)
  let isStopped = false
  const look = async () => {
    try {
      const response = await readSilently(context, wallet, driver)
      if (!isStopped && response && response.accounts.length > 0) listener()
    } catch (error) {
      context.ports.logger.debug('A locked wallet did not say whether it is open.', error)
    }
  }
  const onUpdate = () => {
    // After an event, the wallet can receive a new request. An earlier one may never settle.
    silentRequests.allow(wallet.id)
    silentRequests.forget(wallet.provider)
    void look()
  }
  const stop = attempt(() => driver.watch(onUpdate))
  // The wallet may have been unlocked while this code loaded. If a request is pending, wait for it, because a second
  // one could open another window.
  const isOpen = silentRequests.isOpen(wallet.provider)
  const stopLate = isOpen ? silentRequests.watchLate(wallet.provider, listener) : undefined
  if (!isOpen && silentRequests.restorePrompt(wallet) === 'unlikely') void look()
  const end = () => {
    isStopped = true
    stopLate?.()
    context.lifetime.removeEventListener('abort', end)
    if (stop) attempt(stop)
  }
  context.lifetime.addEventListener('abort', end, { once: true })
  return end
}

/** Reads the currently shared accounts; `undefined` if a request could open the wallet's window. */
function readSilently(
  { silentRequests }: Bip122Context,
  { id, provider }: FoundWallet,
  driver: WalletDriver,
  signal?: AbortSignal,
): Promise<WalletResponse | undefined> {
  const send = () =>
    driver.read().catch((error: unknown) => {
      throw mapWalletError(error)
    })
  return silentRequests.ask({ id, provider }, send, signal)
}

/** Requests accounts, which may open the wallet's window. Concurrent callers share one request. */
function askAddresses(
  { requestAddresses }: Bip122Context,
  { provider }: FoundWallet,
  connectWallet: () => Promise<WalletResponse>,
  signal: AbortSignal | undefined,
): Promise<WalletResponse> {
  const send = () =>
    connectWallet().catch((error: unknown) => {
      throw mapWalletError(error)
    })
  return requestAddresses(provider, send, { signal })
}

/** Throws after the adapter was destroyed or the caller aborted. */
function assertWanted(context: Bip122Context, signal: AbortSignal | undefined): void {
  throwIfAborted(context.lifetime, signal)
}
