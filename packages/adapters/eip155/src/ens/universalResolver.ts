import { bytesToHex, type Hex } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'
import { readTail, tail, word } from '../contract/abiData.js'

/** Coin type of an Ethereum address (SLIP-44). */
const etherCoinType = 60
const noGateways = word(0)
/** The encoded end of `text(node, 'avatar')`: everything after the node (ENSIP-5). */
const avatarKey = word(0x40) + tail('617661746172')

/** Encodes `reverseWithGateways(address, 60, [])` for the ENS universal resolver (ENSIP-19). */
export function reverseCall(address: string): Hex {
  return `0xb7d6ca64${word(0x60)}${word(etherCoinType)}${word(0xa0)}${tail(address.slice(2).toLowerCase())}${noGateways}`
}

/** Encodes `resolveWithGateways(name, text(node, 'avatar'), [])`. `undefined` for a name that DNS can't encode. */
export function avatarCall(name: string): Hex | undefined {
  return resolveCall(name, `59d1d43c${digitsOf(hashName(name))}${avatarKey}`)
}

/** Encodes `resolveWithGateways(name, addr(node), [])`. `undefined` for a name that DNS can't encode. */
export function addressCall(name: string): Hex | undefined {
  return resolveCall(name, `3b3b57de${digitsOf(hashName(name))}`)
}

/** Encodes the call of a name's resolver, in hex digits. */
function resolveCall(name: string, call: string): Hex | undefined {
  const packed = packName(name)
  if (!packed) return undefined
  const dnsName = tail(digitsOf(packed))
  const data = tail(call)
  const dataAt = 0x60 + dnsName.length / 2
  return `0xa1472844${word(0x60)}${word(dataAt)}${word(dataAt + data.length / 2)}${dnsName}${data}${noGateways}`
}

/** Returns the name in the response to {@link reverseCall}. Never throws: a broken node may respond with anything. */
export function readName(response: Hex): string | undefined {
  return toText(readTail(response.slice(2), 0))
}

/** Returns the text in the response to {@link avatarCall}. Never throws. */
export function readAvatar(response: Hex): string | undefined {
  return toText(readTail(readTail(response.slice(2), 0) ?? '', 0))
}

/** Returns the address in the response to {@link addressCall}. Never throws. */
export function readAddress(response: Hex): Hex | undefined {
  const result = readTail(response.slice(2), 0)
  return result?.length === 64 && /^0{24}/.test(result) ? `0x${result.slice(24)}` : undefined
}

function toText(digits: string | undefined): string | undefined {
  if (digits === undefined) return undefined
  return new TextDecoder().decode(Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}

function digitsOf(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}

const longestLabel = 255

/** Encodes a name for DNS: each label with a length prefix. `undefined` when a label is too long. */
export function packName(name: string): Uint8Array | undefined {
  const labels = labelsOf(name)
  if (labels.some(({ length }) => length > longestLabel)) return undefined
  return Uint8Array.from([...labels.flatMap((label) => [label.length, ...label]), 0])
}

/** Returns the namehash of a name (ERC-137). */
export function hashName(name: string): Uint8Array {
  return labelsOf(name).reduceRight(
    (node, label) => keccak_256.create().update(node).update(keccak_256(label)).digest(),
    new Uint8Array(32),
  )
}

function labelsOf(name: string): readonly Uint8Array[] {
  const encoder = new TextEncoder()
  return name.split('.').map((label) => encoder.encode(label))
}
