import { AppKitError, type Eip155Actions, type Hex, loadPart } from '@latchkey/common'
import type { WalletAccess } from '../walletAccess.js'
import { sendTransaction } from './sendTransaction.js'

/** Encodes a contract call by its ABI and sends it like any transaction. */
export async function writeContract(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['writeContract']>>[0],
): Promise<Hex> {
  const { contractAddress, abi, functionName, args, ...rest } = parameters
  return sendTransaction(wallet, { ...rest, to: contractAddress, data: await encode(abi, functionName, args) })
}

async function encode(abi: readonly unknown[], functionName: string, args: readonly unknown[] = []): Promise<Hex> {
  const { encodeCall } = await loadPart(() => import('../encodeCall.js'))
  try {
    return encodeCall(abi, functionName, args)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be encoded'
    throw new AppKitError('INVALID_PARAMS', { cause, details: `The contract call does not fit its ABI: ${reason}` })
  }
}
