import { hexToBytes, isAddress, isHex, type LocalAccount, type TypedDataDefinition } from 'viem'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import { invalid, readAddress } from '../requestParams.js'
import type { WalletCore } from '../walletCore.js'
import { hashTypedItems, readTypedItems } from './legacyTypedData.js'
import type { Method } from './method.js'

/** EIP-191 and EIP-712. */
export const signMethods: Readonly<Record<string, Method>> = {
  personal_sign: (core, params) => {
    const { address, value } = addressAndValue(params, 1)
    if (typeof value !== 'string') throw invalid('the message must be a string')
    const account = core.authorized(address)
    const bytes = isHex(value) ? hexToBytes(value) : new TextEncoder().encode(value)
    const text = decode(bytes)
    return {
      unlock: true,
      ask: { kind: 'message', account: account.address, text: text ?? value, readable: text !== undefined },
      run: () => sign(account).signMessage({ message: { raw: bytes } }),
    }
  },

  eth_signTypedData: (core, params) => {
    const { address, value } = addressAndValue(params, 1)
    const items = readTypedItems(value)
    const account = core.authorized(address)
    const message = Object.fromEntries(items.map((item) => [item.name, item.value]))
    return {
      unlock: true,
      ask: { kind: 'typedData', account: account.address, primaryType: 'Items', domain: {}, message },
      run: () => sign(account).sign({ hash: hashTypedItems(items) }),
    }
  },

  eth_signTypedData_v3: (core, params) => typedData(core, params, 3),
  eth_signTypedData_v4: (core, params) => typedData(core, params, 4),
}

function typedData(core: WalletCore, params: readonly unknown[], version: 3 | 4) {
  const { address, value } = addressAndValue(params, 0)
  const data = readTypedData(value)
  const account = core.authorized(address)
  const { domain, message, primaryType, types } = data
  if (version === 3 && /"type":"[^"]*\]"/.test(JSON.stringify(types)))
    throw invalid('typed data of version 3 has no arrays')
  const { chainId } = domain
  if (chainId !== undefined && Number(chainId) !== core.chain().id)
    throw invalid(`the domain is for chain ${String(chainId)}, but the wallet is on chain ${core.chain().id}`)
  return {
    unlock: true,
    ask: { kind: 'typedData', account: account.address, primaryType, domain, message },
    run: () => sign(account).signTypedData(definition(data)),
  } as const
}

type RawTypedData = {
  readonly domain: JsonObject
  readonly message: JsonObject
  readonly primaryType: string
  readonly types: JsonObject
}

function readTypedData(value: unknown): RawTypedData {
  const data: unknown = typeof value === 'string' ? parse(value) : value
  if (!isJsonObject(data)) throw invalid('typed data must be an object or its JSON')
  const { domain, message, primaryType, types } = data
  if (!isJsonObject(domain) || !isJsonObject(message) || !isJsonObject(types) || typeof primaryType !== 'string')
    throw invalid('typed data needs types, domain, primaryType and message')
  if (!Array.isArray(types[primaryType])) throw invalid(`typed data does not declare ${primaryType}`)
  return { domain, message, primaryType, types }
}

/** Casts typed data for viem, which validates it when it computes the hash. */
function definition(data: RawTypedData): TypedDataDefinition {
  return data as TypedDataDefinition
}

/** Reads address and data, which pages pass in either order. Recognizes the address by its form. */
function addressAndValue(params: readonly unknown[], addressIndex: 0 | 1) {
  const expected = params[addressIndex]
  const other = params[1 - addressIndex]
  const swapped = !isAddressText(expected) && isAddressText(other)
  return { address: readAddress(swapped ? other : expected), value: swapped ? expected : other }
}

function isAddressText(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function sign(account: LocalAccount) {
  if (!account.sign) throw invalid('the account cannot sign')
  return { ...account, sign: account.sign }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('typed data is not JSON')
  }
}
