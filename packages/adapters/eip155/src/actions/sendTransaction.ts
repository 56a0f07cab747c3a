import type { Eip155Actions, Hex } from '@latchkey/common'
import { assertAccount, assertChain } from '../assertUnchanged.js'
import { toRpcTransaction } from '../transactionRequest.js'
import type { WalletAccess } from '../walletAccess.js'
import { parseTransactionHash } from '../walletResult.js'

/**
 * `eth_sendTransaction`. Account and chain are read from the wallet just before, accounts first (FI22), and the chain id goes
 * along, so that a wallet that moves meanwhile refuses. The hash belongs to that chain.
 */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['sendTransaction']>[0],
): Promise<Hex> {
  const { address, signal } = parameters
  const account = wallet.account(address)
  const chainId = parameters.chainId ?? wallet.chainId()
  const transaction = toRpcTransaction(parameters, account, chainId)
  await assertAccount(wallet, { account, isNamed: address !== undefined, signal })
  await assertChain(wallet, chainId, signal)
  return parseTransactionHash(await wallet.ask('eth_sendTransaction', [transaction], { signal }))
}
