import type { Eip155Actions } from '@latchkey/common'
import { assertAccount, assertChain } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { toRpcTransaction } from './toRpcTransaction.js'

/**
 * Asks the wallet to sign or send a transaction. Reads the accounts and then the chain from the wallet just before (FI22). The request
 * contains the chain id, so a wallet that changes its chain meanwhile rejects it.
 */
export async function askForTransaction(
  wallet: WalletAccess,
  method: 'eth_sendTransaction' | 'eth_signTransaction',
  parameters: Parameters<Eip155Actions['sendTransaction']>[0],
): Promise<unknown> {
  const { address, signal } = parameters
  const account = wallet.account(address)
  const chainId = parameters.chainId ?? wallet.chainId()
  const transaction = toRpcTransaction(parameters, account, chainId)
  await assertAccount(wallet, { account, isNamed: address !== undefined, signal })
  await assertChain(wallet, chainId, signal)
  return wallet.ask(method, [transaction], { signal })
}
