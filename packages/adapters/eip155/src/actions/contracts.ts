import {
  type AppKitError,
  createError,
  type Eip155Actions,
  errors,
  type Hex,
  isAppKitError,
  isByteHex,
  loadModule,
  readField,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { toQuantity } from '../network/units.js'
import { askNetwork } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { sendTransaction } from './sendTransaction.js'

type ReadParameters = Parameters<NonNullable<Eip155Actions['readContract']>>[0]

/** Sends `eth_call`. The request contains an account only if the app names one. */
export async function readContract<Answer = unknown>(
  wallet: WalletAccess,
  parameters: ReadParameters,
): Promise<Answer> {
  const { contractAddress, abi, functionName, args = [], address, chainId, blockNumber, blockTag, signal } = parameters
  const { decodeAnswer, decodeRevert, encodeCall } = await loadModule(() => import('../contract/encodeCall.js'))
  const call = {
    to: parseAddress(contractAddress, 'contractAddress', chainId ?? wallet.chainId()),
    data: encodeOrThrow(() => encodeCall(abi, functionName, args)),
    ...(address === undefined ? {} : { from: wallet.account(address) }),
  }
  const block = blockNumber === undefined ? (blockTag ?? 'latest') : toQuantity(blockNumber)
  const request = { method: 'eth_call', params: [call, block] }
  const response = await askNetwork(wallet, chainId, request, signal).catch((error: unknown) => {
    if (!isAppKitError(error, 'CALL_REVERTED')) throw error
    const data = revertDataOf(error)
    const reason = (data && decodeRevert(abi, data)) ?? error.details ?? 'no reason'
    throw createError(errors.CALL_REVERTED, { cause: error.cause, details: `${functionName} reverted: ${reason}` })
  })
  if (!isByteHex(response) || response === '0x')
    throw createError(errors.RPC_BAD_RESPONSE, {
      details: `eth_call: ${functionName} returned no data. Check the address: this network may have no such contract.`,
    })
  try {
    return decodeAnswer(abi, functionName, args, response) as Answer
  } catch (cause) {
    throw createError(errors.RPC_BAD_RESPONSE, {
      cause,
      details: `eth_call: ${functionName} returned what does not fit the ABI.`,
    })
  }
}

/** Encodes a contract call by its ABI and sends it like any transaction. */
export async function writeContract(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['writeContract']>>[0],
): Promise<Hex> {
  const { contractAddress, abi, functionName, args = [], ...rest } = parameters
  const to = parseAddress(contractAddress, 'contractAddress', parameters.chainId ?? wallet.chainId())
  const { encodeCall } = await loadModule(() => import('../contract/encodeCall.js'))
  return sendTransaction(wallet, { ...rest, to, data: encodeOrThrow(() => encodeCall(abi, functionName, args)) })
}

/** Runs an encoder of a contract call. Throws `INVALID_PARAMS` with the reason when the call does not match its ABI. */
function encodeOrThrow<T>(encode: () => T): T {
  try {
    return encode()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be encoded'
    throw createError(errors.INVALID_PARAMS, { cause, details: `The contract call does not fit its ABI: ${reason}` })
  }
}

/**
 * Returns the data of a reverted call, which nodes and wallets put into different layers. OpenEthereum puts a word
 * before it.
 */
function revertDataOf(error: AppKitError): Hex | undefined {
  const read = (layer: unknown) => /^(?:Reverted )?(0x[0-9a-f]*)$/i.exec(String(readField(layer, 'data')))?.[1]
  const data = read(error.walk((layer) => read(layer) !== undefined))
  return isByteHex(data) ? data : undefined
}
