import {
  AppKitError,
  abortReason,
  type ConnectRequest,
  isAppKitError,
  type Network,
  type Session,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { readAccounts } from './address.js'
import { parseChainId } from './chainId.js'
import type { Eip155Context } from './context.js'
import { mapWalletError } from './errors.js'
import { isLocked } from './isLocked.js'
import { loadSwitchNetwork } from './loadSwitchNetwork.js'
import { openWallet, type Wallet } from './openWallet.js'
import { openSession } from './session.js'
import type { WalletSource } from './walletSource.js'

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: Eip155Context,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session> {
  const { network, isNetworkRequired, signal } = request
  const wallet = await open(context, source, signal)
  const accounts = readAccounts(await wallet.ask('eth_requestAccounts', undefined, { signal, isShared: true }))
  if (accounts.length === 0) throw (await isLocked(context, wallet)) ? new AppKitError('WALLET_LOCKED') : noAccount()
  const chainId = await askChainId(wallet, signal)
  if (!isNetworkRequired || network?.chainNamespace !== 'eip155' || Number(network.id) === chainId) {
    return openSession(context, source, wallet, { accounts, chainId })
  }
  await tryToMove(context, wallet, network, signal)
  // A person was asked meanwhile, and may have chosen another account too.
  const now = readAccounts(await wallet.ask('eth_accounts', undefined, { signal, ms: silentAnswerMs }))
  if (now.length === 0) throw noAccount()
  return openSession(context, source, wallet, { accounts: now, chainId: await askChainId(wallet, signal) })
}

/** The visitor approved the account; that the wallet stays on its own network does not undo it. */
async function tryToMove(
  context: Eip155Context,
  wallet: Wallet,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const switchNetwork = await withDeadline(loadSwitchNetwork(), { signal })
    await switchNetwork(context, wallet, network, { signal })
  } catch (error) {
    context.ports.logger.debug('The wallet stayed on its own network at connect.', error)
  }
}

/**
 * Re-opens a session without asking anybody. `undefined` when the wallet shares no account with this page any more;
 * rejects with `WALLET_LOCKED` when the wallet says that it is locked, or says nothing (FI19).
 */
export async function restore(
  context: Eip155Context,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session | undefined> {
  const silent = { signal: request.signal, ms: silentAnswerMs, code: 'WALLET_LOCKED' } as const
  const wallet = await open(context, source, request.signal)
  const answer = await wallet.ask('eth_accounts', undefined, silent).catch((error: unknown) => {
    // Some wallets have no list for a page they do not know, but the error 4100.
    if (isAppKitError(error, 'NOT_CONNECTED')) return []
    throw error
  })
  const accounts = readAccounts(answer)
  if (accounts.length === 0) {
    if (await isLocked(context, wallet)) throw new AppKitError('WALLET_LOCKED')
    return undefined
  }
  return openSession(context, source, wallet, {
    accounts,
    chainId: parseChainId(await wallet.ask('eth_chainId', undefined, silent)),
    isRestored: true,
  })
}

async function open(context: Eip155Context, source: WalletSource, signal: AbortSignal | undefined): Promise<Wallet> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  try {
    const provider = await withDeadline(withDeadline(source.loadProvider(), { signal }), { signal: context.lifetime })
    return openWallet(context, provider)
  } catch (error) {
    throw isAppKitError(error) ? error : mapWalletError(error)
  }
}

async function askChainId(wallet: Wallet, signal: AbortSignal | undefined): Promise<number> {
  return parseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
}

function noAccount(): AppKitError {
  return new AppKitError('WALLET_NO_ACCOUNT', {
    details:
      'The wallet answered eth_requestAccounts without a valid address: no account was ticked, or the wallet is locked or not set up.',
  })
}
