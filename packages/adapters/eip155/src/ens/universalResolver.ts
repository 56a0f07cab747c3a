import type { Hex } from '@latchkey/common'
import { bytesToHex } from '../hex.js'
import { readTail, tail, word } from './abiData.js'
import { hashName, packName } from './nameBytes.js'

/** The coin type of an address on mainnet (SLIP-44). */
const etherCoinType = 60
const noGateways = word(0)
/** `text(node, 'avatar')` with everything behind the node (ENSIP-5). */
const avatarKey = word(0x40) + tail('617661746172')

/** The call `reverseWithGateways(address, 60, [])` of the ENS universal resolver (ENSIP-19). */
export function reverseCall(address: string): Hex {
  return `0xb7d6ca64${word(0x60)}${word(etherCoinType)}${word(0xa0)}${tail(address.slice(2).toLowerCase())}${noGateways}`
}

/** The call `resolveWithGateways(name, text(node, 'avatar'), [])`. `undefined` for a name that DNS could not pack. */
export function avatarCall(name: string): Hex | undefined {
  const packed = packName(name)
  if (!packed) return undefined
  const dnsName = tail(digitsOf(packed))
  const text = tail(`59d1d43c${digitsOf(hashName(name))}${avatarKey}`)
  const textAt = 0x60 + dnsName.length / 2
  return `0xa1472844${word(0x60)}${word(textAt)}${word(textAt + text.length / 2)}${dnsName}${text}${noGateways}`
}

/** The name in the answer to {@link reverseCall}. Total, as a hostile or broken node may answer anything. */
export function readName(answer: Hex): string | undefined {
  return toText(readTail(answer.slice(2), 0))
}

/** The text in the answer to {@link avatarCall}. Total. */
export function readAvatar(answer: Hex): string | undefined {
  return toText(readTail(readTail(answer.slice(2), 0) ?? '', 0))
}

function toText(digits: string | undefined): string | undefined {
  if (digits === undefined) return undefined
  return new TextDecoder().decode(Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}

function digitsOf(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}
