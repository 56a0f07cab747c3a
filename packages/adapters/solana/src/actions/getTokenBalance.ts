import {
  type Adapter,
  type AppKitError,
  type Balance,
  createError,
  errors,
  readField,
  truncateMiddle,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { SolanaContext } from '../context/context.js'
import { decodeBase64 } from '../parse/base64.js'

/** The programs that own mints: SPL Token and Token-2022. Accounts of both have the same first fields. */
const tokenPrograms: readonly unknown[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** The part of a mint with its decimals and a flag that it is initialized. */
const decimalsSlice = { offset: 44, length: 2 }
/** The part of a token account with its amount, a little-endian integer. */
const amountSlice = { offset: 64, length: 8 }

/**
 * Returns the balance of an SPL token: the sum of the owner's token accounts, zero without one. Rejects with
 * `RPC_BAD_RESPONSE` for an address that is no mint. Mints have no symbol on the chain, so the symbol is the shortened
 * address.
 */
export async function getTokenBalance(
  context: SolanaContext,
  { address, token, network, signal }: Parameters<NonNullable<Adapter['getTokenBalance']>>[0],
): Promise<Balance> {
  const owner = parseAddress(address, 'address').address
  const mint = parseAddress(token, 'token').address
  const clients = await context.clients()
  const read = async (method: string, ...params: readonly unknown[]) =>
    readField(await clients.request(network, { method, params }, { signal }), 'value')
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const [account, holdings] = await Promise.all([
    read('getAccountInfo', mint, { ...options, dataSlice: decimalsSlice }),
    read('getTokenAccountsByOwner', owner, { mint }, { ...options, dataSlice: amountSlice }),
  ])
  const [decimals, isInitialized] = readData(account, decimalsSlice.length)
  if (!tokenPrograms.includes(readField(account, 'owner')) || decimals === undefined || isInitialized !== 1)
    throw badAnswer('the address is no mint')
  if (!Array.isArray(holdings)) throw badAnswer('the token accounts cannot be read')
  const value = holdings.reduce((sum: bigint, holding) => sum + readAmount(readField(holding, 'account')), 0n)
  return { value, decimals, symbol: truncateMiddle(mint, 4, 4) }
}

function readAmount(account: unknown): bigint {
  const bytes = readData(account, amountSlice.length)
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** Returns the requested bytes of an account's data, which a node encodes as `[text, encoding]`. */
function readData(account: unknown, length: number): Uint8Array {
  const data = readField(account, 'data')
  const bytes = Array.isArray(data) ? decodeBase64(data[0]) : undefined
  if (bytes?.length !== length) throw badAnswer('an account has no data of a token')
  return bytes
}

function badAnswer(reason: string): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, {
    details: `The token balance cannot be read: ${reason}. Check the address in option \`tokens\`: this network may have no such mint.`,
  })
}
