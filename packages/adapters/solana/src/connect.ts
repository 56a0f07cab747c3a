import {
  AppKitError,
  abortReason,
  type CaipNetworkId,
  type ConnectRequest,
  isAppKitError,
  type Network,
  readField,
  type Session,
} from '@latchkey/common'
import { isEmptyList, readAccounts } from './accounts.js'
import { askConnect } from './askConnect.js'
import { chainOf, networksOf } from './chains.js'
import type { SolanaContext } from './context.js'
import { mapWalletError } from './errors.js'
import { type OpenWallet, openWallet } from './openWallet.js'
import { openSession } from './session.js'
import type { WalletSource } from './walletSource.js'

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
  throw new AppKitError('WALLET_NO_ACCOUNT', {
    details: isEmptyList(told)
      ? 'No account was ticked in the wallet, or it is locked or not set up.'
      : 'Nothing the wallet shared is a Solana account.',
  })
}

/**
 * Re-opens a session without asking the visitor (`silent`). `undefined` when the wallet shares nothing with this page, is locked, or
 * can't be asked silently; rejects with `WALLET_LOCKED` when it doesn't answer (FI19).
 */
export async function restore(
  context: SolanaContext,
  source: WalletSource,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
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
    // Wallets that cannot connect without asking decline for their visitor, locked ones too.
    if (isAppKitError(typed, 'USER_REJECTED', 'NOT_CONNECTED')) return undefined
    throw typed
  }
}

/**
 * The network a session begins on: the wanted one, else the first of the app's that the wallet knows. A wallet that knows none
 * of them is on its own, which the app can show as not supported.
 */
function chooseNetwork(context: SolanaContext, wallet: OpenWallet, wanted: Network | undefined): CaipNetworkId {
  const listed = wallet.chains()
  const networks = context.networks()
  const known = [wanted, ...networks].find((network) => network && chainOf(network, listed))
  const networkId = known?.caipNetworkId ?? networksOf(listed, networks)[0]
  if (networkId) return networkId
  throw new AppKitError('CHAIN_NOT_SUPPORTED', {
    details: `The wallet lists no network of this app: ${listed.join(', ') || 'none'}.`,
  })
}
