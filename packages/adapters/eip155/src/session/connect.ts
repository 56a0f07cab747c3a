import {
  type AppKitError,
  type ConnectRequest,
  createError,
  errors,
  isAppKitError,
  type Network,
  parseChainId,
  type Session,
  silentAnswerMs,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { getBalance } from '../actions/getBalance.js'
import { getIdentity } from '../actions/getIdentity.js'
import { readAccounts } from '../address/address.js'
import type { Eip155Context, Eip155SessionEntry } from '../context/context.js'
import { isLocked } from '../requests/isLocked.js'
import { createClients } from '../rpc/createClients.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import { openWallet, type Wallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { loadSwitchNetwork } from './loadSwitchNetwork.js'
import { openSession } from './openSession.js'

/** Connects wallets and reads from networks: everything that a connection needs, loaded together. */
export const session: Eip155SessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
  getIdentity,
}

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: Eip155Context,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session> {
  const { network, isNetworkRequired, signal } = request
  const wallet = await open(context, source, signal)
  const accounts = await requestAccounts(source, wallet, signal)
  if (accounts.length === 0) throw (await isLocked(context, wallet)) ? createError(errors.WALLET_LOCKED) : noAccount()
  const chainId = await askChainId(wallet, signal)
  if (!isNetworkRequired || network?.chainNamespace !== 'eip155' || Number(network.id) === chainId) {
    return openSession(context, source, wallet, { accounts, chainId })
  }
  await tryToMove(context, wallet, network, signal)
  // The visitor may have selected another account during the prompt.
  const now = readAccounts(await wallet.ask('eth_accounts', undefined, { signal, ms: silentAnswerMs }))
  if (now.length === 0) throw noAccount()
  return openSession(context, source, wallet, { accounts: now, chainId: await askChainId(wallet, signal) })
}

/**
 * Requests the accounts. Sends `eth_accounts` to a host first: it may already share its account, and a Safe does not
 * support `eth_requestAccounts`.
 */
async function requestAccounts(
  { host }: WalletSource,
  wallet: Wallet,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const silent = { signal, ms: silentAnswerMs }
  const shared = host ? readAccounts(await wallet.ask('eth_accounts', undefined, silent).catch(() => [])) : []
  if (shared.length > 0) return shared
  return readAccounts(await wallet.ask('eth_requestAccounts', undefined, { signal, isShared: true }))
}

/**
 * Tries to switch. The visitor already approved the account, so a wallet that stays on its own network is connected
 * anyway.
 */
async function tryToMove(
  context: Eip155Context,
  wallet: Wallet,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const switchNetwork = await withSignals(loadSwitchNetwork(), signal)
    await switchNetwork(context, wallet, network, { signal })
  } catch (error) {
    context.ports.logger.debug('The wallet stayed on its own network at connect.', error)
  }
}

/**
 * Reopens a session without asking the visitor. Returns `undefined` if the wallet no longer shares an account with this
 * page. Rejects with `WALLET_LOCKED` if the wallet is locked or does not respond.
 */
export async function restore(
  context: Eip155Context,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session | undefined> {
  const silent = { signal: request.signal, ms: silentAnswerMs, code: 'WALLET_LOCKED' } as const
  const wallet = await open(context, source, request.signal)
  const response = await wallet.ask('eth_accounts', undefined, silent).catch((error: unknown) => {
    // Some wallets reject with 4100 for a page they do not know instead of returning an empty list.
    if (isAppKitError(error, 'NOT_CONNECTED')) return []
    throw error
  })
  const accounts = readAccounts(response)
  if (accounts.length === 0) {
    if (await isLocked(context, wallet)) throw createError(errors.WALLET_LOCKED)
    return undefined
  }
  return openSession(context, source, wallet, {
    accounts,
    chainId: parseChainId(await wallet.ask('eth_chainId', undefined, silent)),
    isRestored: true,
  })
}

async function open(context: Eip155Context, source: WalletSource, signal: AbortSignal | undefined): Promise<Wallet> {
  throwIfAborted(context.lifetime, signal)
  try {
    const loading = source.loadProvider({ signal: signal ?? context.lifetime })
    const provider = await withSignals(loading, context.lifetime, signal)
    return openWallet(context, provider)
  } catch (error) {
    throw isAppKitError(error) ? error : mapWalletError(error)
  }
}

async function askChainId(wallet: Wallet, signal: AbortSignal | undefined): Promise<number> {
  return parseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
}

function noAccount(): AppKitError {
  return createError(errors.WALLET_NO_ACCOUNT, {
    details:
      'The wallet answered eth_requestAccounts without a valid address: no account was ticked, or the wallet is locked or not set up.',
  })
}
