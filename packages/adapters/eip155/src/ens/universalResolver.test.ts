import { AbiCoder } from 'ethers'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { encodeAbiParameters, encodeFunctionData, parseAbi, toBytes, toHex } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import {
  addressCall,
  avatarCall,
  hashName,
  packName,
  readAddress,
  readAvatar,
  readName,
  reverseCall,
} from './universalResolver.js'

const abi = parseAbi([
  'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways) view returns (string name, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
  'function text(bytes32 node, string key) view returns (string value)',
  'function addr(bytes32 node) view returns (address)',
])
const reverseOutputs = abi[0].outputs
const resolveOutputs = abi[1].outputs
const textOutputs = abi[2].outputs
const nobody = `0x${'0'.repeat(40)}` as const

const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size })
const label = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .filter((text) => !/[.\n\r\u2028\u2029]|^\[.*\]$/.test(text) && toBytes(text).length < 256)
const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'))
/** Text that round-trips through UTF-8. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })

/** Returns the result of another library, or undefined if it throws. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
// Don't use viem's coder: some releases strip leading zero bytes of a string.
const coder = AbiCoder.defaultAbiCoder()
const ethersName = (data: Hex) => attempt<string>(() => coder.decode(['string', 'address', 'address'], data)[0])
const ethersAvatar = (data: Hex) =>
  attempt<string>(() => coder.decode(['string'], coder.decode(['bytes', 'address'], data)[0])[0])

describe('property: encodes calls like viem', () => {
  test('reverse', () => {
    fc.assert(
      fc.property(bytes(20), (address) => {
        const args = [toHex(address), 60n, []] as const
        expect(reverseCall(toHex(address))).toBe(encodeFunctionData({ abi, functionName: 'reverseWithGateways', args }))
      }),
    )
  })

  test('avatar', () => {
    fc.assert(
      fc.property(name, (text) => {
        const data = encodeFunctionData({ abi, functionName: 'text', args: [namehash(text), 'avatar'] })
        const args = [toHex(packetToBytes(text)), data, []] as const
        expect(avatarCall(text)).toBe(encodeFunctionData({ abi, functionName: 'resolveWithGateways', args }))
      }),
    )
  })

  test('address', () => {
    fc.assert(
      fc.property(name, (text) => {
        const data = encodeFunctionData({ abi, functionName: 'addr', args: [namehash(text)] })
        const args = [toHex(packetToBytes(text)), data, []] as const
        expect(addressCall(text)).toBe(encodeFunctionData({ abi, functionName: 'resolveWithGateways', args }))
      }),
    )
  })

  test('hash and DNS encoding of a name', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(toHex(hashName(text))).toBe(namehash(text))
        expect(packName(text)).toEqual(packetToBytes(text))
      }),
    )
  })
})

test('returns no avatar call for a name with a label too long for DNS', () => {
  expect(avatarCall(`${'a'.repeat(256)}.eth`)).toBeUndefined()
  expect(avatarCall(`${'a'.repeat(255)}.eth`)).toBeDefined()
})

describe('property: decodes responses like ethers', () => {
  test('a name', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const response = encodeAbiParameters(reverseOutputs, [text, nobody, nobody])
        expect(readName(response)).toBe(ethersName(response))
      }),
    )
  })

  test('an avatar', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const response = encodeAbiParameters(resolveOutputs, [encodeAbiParameters(textOutputs, [text]), nobody])
        expect(readAvatar(response)).toBe(ethersAvatar(response))
      }),
    )
  })

  test('an address', () => {
    fc.assert(
      fc.property(bytes(20), (address) => {
        const encoded = encodeAbiParameters(abi[3].outputs, [toHex(address)])
        expect(readAddress(encodeAbiParameters(resolveOutputs, [encoded, nobody]))).toBe(toHex(address))
      }),
    )
  })

  test('R34: decodes any bytes to the same text as ethers, or to undefined', () => {
    const words = fc.array(
      fc.oneof(
        bytes(32),
        fc.nat(300).map((size) => toBytes(size, { size: 32 })),
      ),
      { maxLength: 12 },
    )
    const data = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      words.map((list) => Uint8Array.from(list.flatMap((item) => [...item]))),
    )
    fc.assert(
      fc.property(data, (response) => {
        const hex = toHex(response)
        for (const [ours, theirs] of [
          [readName(hex), ethersName(hex)],
          [readAvatar(hex), ethersAvatar(hex)],
        ]) {
          expect([ours, undefined]).toContain(ours)
          if (theirs !== undefined) expect(ours).toBe(theirs)
        }
        const ofEthers = attempt<string>(() =>
          coder.decode(['address'], coder.decode(['bytes', 'address'], hex)[0])[0].toLowerCase(),
        )
        expect([ofEthers, undefined]).toContain(readAddress(hex))
      }),
      { numRuns: 2_000 },
    )
  })

  test('decodes a truncated response to undefined or to the whole text', () => {
    const response = encodeAbiParameters(reverseOutputs, ['alice.eth', nobody, nobody])
    for (let length = 2; length < response.length; length += 2)
      expect(['alice.eth', undefined]).toContain(readName(response.slice(0, length) as Hex))
  })
})
