import { bytesToHex, hexToBytes, isByteHex } from '@latchkey/common'
import { Metadata as ReferenceMetadata, TypeRegistry } from '@polkadot/types'
import kusama from '@polkadot/types-support/metadata/static-kusama'
import polkadot from '@polkadot/types-support/metadata/static-polkadot'
import substrate from '@polkadot/types-support/metadata/static-substrate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeExtensions } from '../transaction/extensions.js'
import { encodeTransfer } from '../transaction/transferCall.js'
import { type Metadata, readMetadata } from './metadata.js'
import { findFreeOffset, lengthOf } from './runtime.js'

const runtimes = { polkadot, kusama, substrate } as const
const alice = hexToBytes('0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d')
const runtimeOf = (metadata: Metadata) => ({ specVersion: 1, transactionVersion: 1, metadata })

function load(hex: string) {
  if (!isByteHex(hex)) throw new Error('no metadata')
  const registry = new TypeRegistry()
  const reference = new ReferenceMetadata(registry, hex)
  registry.setMetadata(reference)
  return { bytes: hexToBytes(hex), metadata: readMetadata(hexToBytes(hex)), registry, reference }
}

describe.each(Object.entries(runtimes))('the runtime of %s', (_, hex) => {
  const { bytes, metadata, registry, reference } = load(hex)

  test('reads pallets, calls, storage and constants like @polkadot/api', () => {
    const { pallets } = reference.asLatest
    expect(metadata.pallets.map(({ name, index }) => [name, index])).toEqual(
      pallets.map(({ name, index }) => [name.toString(), index.toNumber()]),
    )
    for (const pallet of pallets) {
      const own = metadata.pallets.find(({ name }) => name === pallet.name.toString())
      expect([...(own?.constants ?? [])].map(([name, value]) => [name, bytesToHex(value)])).toEqual(
        pallet.constants.map(({ name, value }) => [name.toString(), value.toHex()]),
      )
      expect([...(own?.storage.keys() ?? [])]).toEqual(
        pallet.storage.unwrapOrDefault().items.map(({ name }) => name.toString()),
      )
    }
    expect(metadata.types.size).toBe(reference.asLatest.lookup.types.length)
  })

  test('reads the same transaction extensions in the same order as @polkadot/api', () => {
    expect(metadata.extensions.map(({ name }) => name)).toEqual(registry.signedExtensions)
    expect(metadata.extrinsicVersion).toBe(4)
  })

  test('an account record is 80 bytes, with the free amount at offset 16', () => {
    const account = metadata.pallets.find(({ name }) => name === 'System')?.storage.get('Account')
    expect(lengthOf(metadata, account ?? -1)).toBe(80)
    expect(findFreeOffset(runtimeOf(metadata))).toBe(16)
  })

  test('encodes a transfer like @polkadot/api', () => {
    const pallet = metadata.pallets.find(({ name }) => name === 'Balances')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.boolean(), (value, keepAlive) => {
        const call = encodeTransfer(metadata, { accountId: alice, value, keepAlive })
        const decoded = registry.createType('Call', call)
        expect(decoded.section).toBe('balances')
        expect(decoded.method).toMatch(keepAlive ? /^transferKeepAlive$/ : /^transfer(AllowDeath)?$/)
        expect(decoded.args[0]?.toHex()).toContain(bytesToHex(alice).slice(2))
        expect(decoded.args[1]?.toString()).toBe(value.toString())
        expect(decoded.toHex()).toBe(bytesToHex(call))
        expect(call[0]).toBe(pallet?.index)
      }),
      { numRuns: 20 },
    )
  })

  test('encodes transaction extensions like @polkadot/api', () => {
    const era = Uint8Array.of(0x57, 0x03)
    const own = encodeExtensions(metadata, { era, nonce: 70_000 })
    const payload = registry.createType(
      'ExtrinsicPayload',
      { era, nonce: 70_000, tip: 0, method: '0x' },
      { version: 4 },
    )
    const extra = Object.keys(registry.getSignedExtensionTypes())
    expect(extra.length).toBeGreaterThan(0)
    // The payload starts with the method, which the same extensions follow.
    const rest = payload.toU8a({ method: true })
    expect(bytesToHex(rest)).toContain(bytesToHex(own).slice(2))
  })

  test('R13: throws for truncated or changed bytes without an endless loop', () => {
    expect(() => readMetadata(bytes.subarray(0, bytes.length / 2))).toThrow()
    expect(() => readMetadata(bytes.subarray(1))).toThrow('no metadata')
    expect(() => readMetadata(Uint8Array.of(...bytes.subarray(0, 4), 15, ...bytes.subarray(5, 100)))).toThrow(
      'version 15',
    )
  })
})

test('L3: reads or rejects any bytes after a valid header', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (tail) => {
      try {
        readMetadata(Uint8Array.of(0x6d, 0x65, 0x74, 0x61, 14, ...tail))
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
  )
})
