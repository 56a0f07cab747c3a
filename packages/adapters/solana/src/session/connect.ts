import {
  type CaipNetworkId,
  type ConnectRequest,
  createError,
  errors,
  isAppKitError,
  type Network,
  readField,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import { getBalance } from '../actions/getBalance.js'
import type { SolanaContext, SolanaSessionEntry } from '../context/context.js'
import { chainOf, networksOf } from '../network/chains.js'
import { askConnect } from '../requests/askConnect.js'
import { createClients } from '../rpc/createClients.js'
import { isEmptyList, readAccounts } from '../wallet/accounts.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import { type OpenWallet, openWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { openSession } from './openSession.js'

/** Connects wallets and reads from networks: everything that a connection needs, loaded together. */
export const session: SolanaSessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
}

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: SolanaContext,
  source: WalletSource,
  { network, signal }: ConnectRequest = {},
): Promise<Session> {
  const wallet = openWallet(source.provider)
  const networkId = chooseNetwork(context, wallet, network)
  const told = readField(await askConnect(context, wallet, signal), 'accounts')
  const accounts = readAccounts(told)
  if (accounts.length > 0) {
    context.silentRequests.allow(source.id)
    context.silentRequests.forget(wallet.provider)
    return openSession(context, source, wallet, { accounts, networkId })
  }
  throw createError(errors.WALLET_NO_ACCOUNT, {
    details: isEmptyList(told)
      ? 'No account was ticked in the wallet, or it is locked or not set up.'
      : 'Nothing the wallet shared is a Solana account.',
  })
}

/**
 * Restores a session with a silent request, which does not prompt the visitor. Returns `undefined` if the wallet shares
 * no account with this page, is locked, or can't connect silently. Rejects with `WALLET_LOCKED` if it does not respond
 *.
 */
export async function restore(
  context: SolanaContext,
  source: WalletSource,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  throwIfAborted(context.lifetime, signal)
  const wallet = openWallet(source.provider)
  const networkId = chooseNetwork(context, wallet, network)
  const accounts = readAccounts(readField(await askSilently(context, source, wallet, signal), 'accounts'))
  return accounts.length > 0 ? openSession(context, source, wallet, { accounts, networkId }) : undefined
}

async function askSilently(
  { silentRequests }: SolanaContext,
  { id, provider }: WalletSource,
  wallet: OpenWallet,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    const send = () => wallet.call('standard:connect', [{ silent: true }])
    return await silentRequests.ask({ id, provider }, send, signal)
  } catch (error) {
    const typed = isAppKitError(error) ? error : mapWalletError(error)
    // Wallets that can't connect silently reject as if the visitor had rejected, also while they are locked.
    if (isAppKitError(typed, 'USER_REJECTED', 'NOT_CONNECTED')) return undefined
    throw typed
  }
}

/**
 * Returns the initial network of a session: the requested one, otherwise the app's first network that the wallet
 * supports. If there is none, the wallet's own network, which the app can show as unsupported.
 */
function chooseNetwork(context: SolanaContext, wallet: OpenWallet, requested: Network | undefined): CaipNetworkId {
  const listed = wallet.chains()
  const networks = context.networks()
  const known = [requested, ...networks].find((network) => network && chainOf(network, listed))
  const networkId = known?.caipNetworkId ?? networksOf(listed, networks)[0]
  if (networkId) return networkId
  throw createError(errors.CHAIN_NOT_SUPPORTED, {
    details: `The wallet lists no network of this app: ${listed.join(', ') || 'none'}.`,
  })
}
