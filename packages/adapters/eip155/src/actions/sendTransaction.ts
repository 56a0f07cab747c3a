import { type Eip155Actions, type Hex, parseEvmTransactionHash, parseSignedEvmTransaction } from '@latchkey/common'
import { assertAccount, assertChain } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { toRpcTransaction } from '../transaction/toRpcTransaction.js'

/**
 * Sends `eth_sendTransaction`. The request names the chain, so the hash belongs to that chain. Remembers the host for
 * the receipt.
 */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['sendTransaction']>[0],
): Promise<Hex> {
  const hash = parseEvmTransactionHash(await askForTransaction(wallet, 'eth_sendTransaction', parameters))
  if (wallet.host?.hasOwnIds) wallet.context.hostTransactions.set(hash, wallet)
  return hash
}

/** Sends `eth_signTransaction`, after the same checks as `sendTransaction`. */
export async function signTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTransaction']>>[0],
): Promise<Hex> {
  return parseSignedEvmTransaction(await askForTransaction(wallet, 'eth_signTransaction', parameters))
}

/**
 * Asks the wallet to sign or send a transaction. Reads the accounts and then the chain from the wallet just before. The
 * request contains the chain id, so a wallet that changes its chain meanwhile rejects it.
 */
async function askForTransaction(
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
