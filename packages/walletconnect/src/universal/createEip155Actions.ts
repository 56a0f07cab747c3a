import {
  badResult,
  createError,
  createEvmAddressParsers,
  createScanCheck,
  type Eip155Actions,
  errors,
  invalidParams,
  messageToHex,
  parseEvmSignature,
  parseEvmTransactionHash,
  parseSignedEvmTransaction,
  readPermissions,
  readTypedData,
  safeParseChainId,
  stringifyJson,
  type TransactionRequest,
  type TypedData,
  writeEvmTransaction,
  writePermissionRequest,
} from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'
import type { UniversalAccess } from './universalAccess.js'

type TransactionParameters = Parameters<Eip155Actions['sendTransaction']>[0]

const addresses = createEvmAddressParsers(keccak_256)

/** Returns the EVM actions that need no chain library. Estimating gas and encoding contract calls are absent. */
export function createEip155Actions({
  isGranted,
  networkId,
  actor,
  ask,
  askForSignature,
}: UniversalAccess): Eip155Actions {
  const writeTransaction = ({ address, signal: _, ...transaction }: TransactionParameters) => {
    const chainId = readChainId(transaction, networkId())
    const parseAddress = (value: unknown, field: string) => addresses.parse(value, field, chainId)
    return writeEvmTransaction(transaction, { from: actor(address).address, chainId, parseAddress })
  }
  return {
    signMessage: async ({ message, address, signal }) => {
      const from = actor(address)
      const params = [messageToHex(message), from.address]
      return parseEvmSignature(await askForSignature(from, 'personal_sign', params, signal))
    },
    sendTransaction: async (parameters) => {
      const response = await ask('eth_sendTransaction', [writeTransaction(parameters)], parameters.signal)
      return parseEvmTransactionHash(response)
    },
    ...(isGranted('eth_signTransaction') && {
      signTransaction: async (parameters) => {
        const params = [writeTransaction(parameters)]
        const from = actor(parameters.address)
        const response = await askForSignature(from, 'eth_signTransaction', params, parameters.signal)
        return parseSignedEvmTransaction(response)
      },
    }),
    ...(isGranted('eth_signTypedData_v4') && {
      signTypedData: async (parameters) => {
        const { address, signal } = parameters
        const typedData = parameters.typedData ?? parameters
        const from = actor(address)
        const params = [from.address, writeTypedData(typedData, chainIdOf(networkId()))]
        return parseEvmSignature(await askForSignature(from, 'eth_signTypedData_v4', params, signal))
      },
    }),
    ...(isGranted('wallet_getPermissions') && {
      getPermissions: async ({ signal } = {}) =>
        readPermissions(await ask('wallet_getPermissions', [], signal), { isRead: true }),
    }),
    ...(isGranted('wallet_requestPermissions') && {
      requestPermissions: async ({ permissions, signal }) => {
        const params = [writePermissionRequest(permissions)]
        return readPermissions(await ask('wallet_requestPermissions', params, signal))
      },
    }),
    ...(isGranted('wallet_scanQRCode') && {
      scanQRCode: async ({ pattern, signal } = {}) => {
        const isCode = createScanCheck(pattern)
        const response = await ask('wallet_scanQRCode', pattern === undefined ? [] : [pattern], signal)
        if (!isCode(response)) throw badResult('the text of a code that matches the pattern', response)
        return response
      },
    }),
  }
}

/** Returns the chain id of a transaction. Throws `WRONG_NETWORK` unless it is the session's. */
function readChainId({ chainId }: TransactionRequest, networkId: string): number {
  const active = chainIdOf(networkId)
  if (chainId === undefined || chainId === active) return active
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw invalidParams('chainId', 'must be a positive whole number')
  throw createError(errors.WRONG_NETWORK, {
    details: `Wanted chain ${chainId}, the session is on ${active}. Nothing was sent.`,
  })
}

function chainIdOf(networkId: string): number {
  return Number(networkId.slice('eip155:'.length))
}

/**
 * Returns EIP-712 data as JSON for the wallet. Throws `INVALID_PARAMS` for a value that JSON cannot represent or a
 * domain whose chain cannot be read, and `WRONG_NETWORK` for a domain with another chain than `chainId`.
 */
function writeTypedData(typedData: TypedData, chainId: number): string {
  const data = readTypedData(typedData)
  if (data.domain.chainId !== undefined) checkChain(data.domain.chainId, chainId)
  return stringifyJson(data)
}

function checkChain(named: unknown, chainId: number): void {
  const requested = safeParseChainId(named)
  if (!requested.ok) throw invalidParams('typedData.domain.chainId', `is ${requested.reason}`)
  if (requested.value !== chainId)
    throw createError(errors.WRONG_NETWORK, {
      details: `The typed data is for chain ${requested.value}, the session is on ${chainId}. Nothing was sent.`,
    })
}
