import { type Eip155Actions, type Hex, loadModule } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { fitting } from '../contract/fitting.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { sendTransaction } from './sendTransaction.js'

/** Encodes a contract call by its ABI and sends it like any transaction. */
export async function writeContract(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['writeContract']>>[0],
): Promise<Hex> {
  const { contractAddress, abi, functionName, args = [], ...rest } = parameters
  const to = parseAddress(contractAddress, 'contractAddress', parameters.chainId ?? wallet.chainId())
  const { encodeCall } = await loadModule(() => import('../contract/encodeCall.js'))
  return sendTransaction(wallet, { ...rest, to, data: fitting(() => encodeCall(abi, functionName, args)) })
}
