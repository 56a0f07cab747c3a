import { addChainParameter, createError, errors, isAppKitError, type Network } from '@latchkey/common'
import type { AskOptions, Wallet } from '../wallet/openWallet.js'

/**
 * Asks the wallet to add an unknown network (EIP-3085). Throws `CHAIN_NOT_SUPPORTED` after a rejection or failure, without a second prompt (R38).
 */
export async function addChain(
  wallet: Pick<Wallet, 'ask'>,
  network: Network,
  { signal }: Pick<AskOptions, 'signal'>,
): Promise<void> {
  try {
    await wallet.ask('wallet_addEthereumChain', [addChainParameter(network)], { signal, isShared: true })
  } catch (cause) {
    if (
      isAppKitError(cause, 'ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'REQUEST_PENDING', 'EXTENSION_INVALIDATED') ||
      signal?.aborted
    )
      throw cause
    throw createError(errors.CHAIN_NOT_SUPPORTED, {
      cause,
      details: `The wallet does not know ${network.name}, and adding it failed or was declined.`,
    })
  }
}
