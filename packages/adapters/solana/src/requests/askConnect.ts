import type { SolanaContext } from '../context/context.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { OpenWallet } from '../wallet/openWallet.js'

/** Asks the visitor to share accounts. Concurrent callers share one request. */
export function askConnect(
  { requestAccounts }: SolanaContext,
  wallet: OpenWallet,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return requestAccounts(wallet.provider, () => send(wallet), { signal })
}

async function send(wallet: OpenWallet): Promise<unknown> {
  try {
    return await wallet.call('standard:connect')
  } catch (error) {
    throw mapWalletError(error)
  }
}
