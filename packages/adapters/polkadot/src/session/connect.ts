import { type ConnectRequest, createError, errors, isAppKitError, type Network, type Session } from '@latchkey/common'
import { getBalance } from '../actions/getBalance.js'
import type { PolkadotContext, PolkadotSessionEntry, SharedWallet } from '../context/context.js'
import { createClients } from '../rpc/createClients.js'
import { isEmptyList, isUsable, readAccounts, type WalletAccount } from '../wallet/accounts.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import { openWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { createEnabledWallets } from './enabledWallets.js'
import { openSession } from './openSession.js'

/** Connects wallets and reads from networks: everything that a connection needs, loaded together. */
export const session: PolkadotSessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
}

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: PolkadotContext,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session> {
  const network = chooseNetwork(context, request.network)
  const { wallet, accounts: response } = await askWallet(context, source, request.signal)
  const accounts = readAccounts(response)
  assertUsable(accounts, response, network)
  context.silentRequests.allow(source.id)
  context.silentRequests.forget(source.entry)
  createEnabledWallets(context.ports.storage).add(source.id)
  return openSession(context, source, wallet, { accounts, network })
}

/**
 * Restores a session with a wallet that was connected on this page before. Returns `undefined` if it no longer shares
 * an account with this page, or if a request could open its window. Rejects with `WALLET_LOCKED` if it does not respond
 *.
 */
export async function restore(
  context: PolkadotContext,
  source: WalletSource,
  { network: requested, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const enabled = createEnabledWallets(context.ports.storage)
  if (!enabled.has(source.id)) return undefined
  const network = chooseNetwork(context, requested)
  try {
    const known = { id: source.id, provider: source.entry }
    const shared = await context.silentRequests.ask(known, () => askWallet(context, source), signal)
    if (!shared) return undefined
    const accounts = readAccounts(shared.accounts)
    if (accounts.some((account) => isUsable(account, network)))
      return openSession(context, source, shared.wallet, { accounts, network })
  } catch (error) {
    if (!isAppKitError(error, 'USER_REJECTED', 'NOT_CONNECTED')) throw error
  }
  enabled.remove(source.id)
  return undefined
}

/** Returns the requested network, or the app's first. A Polkadot wallet has no network of its own. */
function chooseNetwork(context: PolkadotContext, requested: Network | undefined): Network {
  const network = requested?.chainNamespace === 'polkadot' ? requested : context.networks()[0]
  if (!network) throw createError(errors.CAIP_NETWORK_UNDEFINED, { details: 'The app uses no network of Polkadot.' })
  return network
}

function assertUsable(accounts: readonly WalletAccount[], response: unknown, network: Network): void {
  if (accounts.some((account) => isUsable(account, network))) return
  throw createError(errors.WALLET_NO_ACCOUNT, {
    details: isEmptyList(response)
      ? 'No account was ticked in the wallet for this page, or it has none. Its list of websites lets the visitor tick others.'
      : accounts.length > 0
        ? `The accounts it shared are for other networks than ${network.name}.`
        : 'Nothing it shared is an account of a Substrate network.',
  })
}

/**
 * Asks the wallet for access and its accounts. A wallet may open its window for either. Concurrent callers share one
 * request. If all callers aborted, the next caller gets the response.
 */
function askWallet(
  { requestAccess, metadata }: PolkadotContext,
  source: WalletSource,
  signal?: AbortSignal,
): Promise<SharedWallet> {
  return requestAccess(source.entry, () => send(source, metadata.name), { signal })
}

async function send(source: WalletSource, appName: string): Promise<SharedWallet> {
  try {
    const wallet = openWallet(await source.enable(appName))
    return { wallet, accounts: await wallet.getAccounts() }
  } catch (error) {
    const mapped = mapWalletError(error)
    // If the wallet rejects a connect request with "not connected", the visitor rejected it.
    throw mapped.code === 'NOT_CONNECTED' ? createError(errors.USER_REJECTED, { cause: error }) : mapped
  }
}
