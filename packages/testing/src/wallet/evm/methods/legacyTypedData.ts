import { concat, encodePacked, type Hex, keccak256 } from 'viem'
import { isJsonObject } from '../../base/jsonObject.js'
import { invalid } from '../requestParams.js'

/** One entry of version 1 of signed typed data. */
export type TypedItem = { readonly type: string; readonly name: string; readonly value: unknown }

/** Reads the item list of `eth_signTypedData` (v1). */
export function readTypedItems(value: unknown): readonly TypedItem[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('typed data of version 1 is a list of items')
  return value.map((item: unknown) => {
    if (!isJsonObject(item) || typeof item.type !== 'string' || typeof item.name !== 'string')
      throw invalid('a typed item needs type and name')
    return { type: item.type, name: item.name, value: item.value }
  })
}

/** Returns the hash of version 1: the schema hash and the value hash, both tightly packed, hashed together. */
export function hashTypedItems(items: readonly TypedItem[]): Hex {
  const schema = encodePacked(
    items.map(() => 'string'),
    items.map(({ type, name }) => `${type} ${name}`),
  )
  const values = encodePacked(
    items.map(({ type }) => type),
    items.map(({ type, value }) => (/^u?int/.test(type) ? BigInt(String(value)) : value)),
  )
  return keccak256(concat([keccak256(schema), keccak256(values)]))
}
