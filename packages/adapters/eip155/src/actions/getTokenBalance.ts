import {
  type Adapter,
  type AppKitError,
  type Balance,
  cleanText,
  createError,
  errors,
  isByteHex,
  type Network,
  truncateMiddle,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { decodeText } from '../contract/abiData.js'
import { encodeBalanceOf } from '../contract/erc20.js'

/** Selectors of ERC-20: the first four bytes of the hashed signatures. */
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** A balance below 2^256 has at most 78 digits, so it never reaches one token with more decimals. */
const mostDecimals = 77n
/** Maximum number of characters of a symbol. */
const longestSymbol = 16

/**
 * Returns the balance of an ERC-20 token. Rejects with `RPC_BAD_RESPONSE` if the contract returns no balance or no
 * usable decimals. A token without a readable symbol gets its shortened address.
 */
export async function getTokenBalance(
  context: Eip155Context,
  { address, token, network, signal }: Parameters<NonNullable<Adapter['getTokenBalance']>>[0],
): Promise<Balance> {
  const owner = parseAddress(address, 'address', Number(network.id))
  const to = parseAddress(token, 'token', Number(network.id))
  const call = (data: string) => callContract(context, network, { to, data }, signal)
  const [value, decimals, symbol] = await Promise.all([
    call(encodeBalanceOf(owner)).then((response) => readNumber(response, 'balanceOf')),
    call(selectors.decimals).then((response) => readNumber(response, 'decimals')),
    // Some contracts have none, and ERC-20 does not require it.
    call(selectors.symbol).catch(() => undefined),
  ])
  if (decimals > mostDecimals) throw badAnswer('decimals')
  const text = symbol && cleanText(decodeText(symbol), longestSymbol)
  return { value, decimals: Number(decimals), symbol: text || truncateMiddle(to, 6, 4) }
}

async function callContract(
  context: Eip155Context,
  network: Network,
  call: { readonly to: string; readonly data: string },
  signal: AbortSignal | undefined,
): Promise<string> {
  const clients = await context.clients()
  const response = await clients.request(network, { method: 'eth_call', params: [call, 'latest'] }, { signal })
  if (!isByteHex(response)) throw badAnswer('eth_call')
  return response.slice(2)
}

/** Reads the first word, in hex digits. An address without a contract returns no data. */
function readNumber(digits: string, name: string): bigint {
  if (digits.length < 64) throw badAnswer(name)
  return BigInt(`0x${digits.slice(0, 64)}`)
}

function badAnswer(name: string): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, {
    details: `${name} returned no usable value. Check the address in option \`tokens\`: this network may have no such ERC-20 token.`,
  })
}
