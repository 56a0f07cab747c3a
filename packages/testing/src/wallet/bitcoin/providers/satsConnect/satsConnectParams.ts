import { isJsonObject, type JsonObject } from '../../../base/jsonObject.js'
import { ProviderError } from '../../../base/providerError.js'
import { type BitcoinNetworkName, isBitcoinNetworkName } from '../../bitcoinChain.js'

/** Reads the requested purposes; `undefined` for all. */
export function readPurposes(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined
}

export function readNetwork(name: string): BitcoinNetworkName {
  const network = name.toLowerCase()
  if (isBitcoinNetworkName(network)) return network
  throw new ProviderError(-32602, `The network ${name} is not supported.`)
}

export function readProtocol(value: unknown): 'ecdsa' | 'bip322' | undefined {
  if (value === undefined) return undefined
  if (value === 'ECDSA') return 'ecdsa'
  if (value === 'BIP322') return 'bip322'
  throw new ProviderError(-32602, 'The protocol is neither ECDSA nor BIP322.')
}

export function readSignInputs(value: JsonObject) {
  return Object.entries(value).flatMap(([address, indexes]) =>
    Array.isArray(indexes) ? indexes.map((index: unknown) => ({ address, index: Number(index) })) : [],
  )
}

export function readRecipients(value: unknown) {
  if (!Array.isArray(value)) throw new ProviderError(-32602, 'recipients are missing')
  return value.map((entry: unknown) => {
    if (!isJsonObject(entry) || typeof entry.amount !== 'number' || !Number.isSafeInteger(entry.amount))
      throw new ProviderError(-32602, 'an amount is a number of satoshi')
    return { address: String(entry.address), amount: BigInt(entry.amount) }
  })
}
