import { hexToBytes, isByteHex } from '@latchkey/common'
import { Metadata as ReferenceMetadata, TypeRegistry } from '@polkadot/types'
import polkadot from '@polkadot/types-support/metadata/static-polkadot'
import substrate from '@polkadot/types-support/metadata/static-substrate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMetadata } from './metadata.js'
import { readOutcome } from './readOutcome.js'

function load(hex: string) {
  if (!isByteHex(hex)) throw new Error('no metadata')
  const registry = new TypeRegistry()
  const reference = new ReferenceMetadata(registry, hex)
  registry.setMetadata(reference)
  return { metadata: readMetadata(hexToBytes(hex)), registry, reference }
}

describe.each(Object.entries({ polkadot, substrate }))('the events of a block of %s', (_, hex) => {
  const { metadata, registry, reference } = load(hex)
  const info = { weight: { refTime: 5, proofSize: 7 }, class: 'Normal', paysFee: 'Yes' }
  const system = reference.asLatest.pallets.find(({ name }) => name.toString() === 'System')
  const systemIndex = system?.index.toNumber() ?? -1

  /** Encodes a record of an event of `System` like @polkadot/api. A phase is the index of a transaction or an end. */
  function record(phase: number | 'Finalization' | 'Initialization', name: string, ...data: readonly unknown[]) {
    const { variants } = registry.lookup.getSiType(system?.events.unwrap().type ?? -1).def.asVariant
    const event = variants.find((variant) => variant.name.toString() === name)
    const fields = event?.fields.map(({ type }, index) =>
      registry.createType(registry.createLookupType(type), data[index]).toU8a(),
    )
    const encodedPhase = registry.createType('Phase', typeof phase === 'number' ? { ApplyExtrinsic: phase } : phase)
    const head = [...encodedPhase.toU8a(), systemIndex, event?.index.toNumber() ?? -1]
    // One topic.
    return [...head, ...(fields ?? []).flatMap((field) => [...field]), 4, ...new Uint8Array(32).fill(7)]
  }
  const block = (...records: readonly number[][]) => Uint8Array.from([records.length << 2, ...records.flat()])
  const success = (index: number) => record(index, 'ExtrinsicSuccess', info)
  const failure = (index: number, error: unknown) => record(index, 'ExtrinsicFailed', error, info)
  const created = (phase: Parameters<typeof record>[0]) => record(phase, 'NewAccount', new Uint8Array(32).fill(9))

  test('name the error of every pallet like @polkadot/api', () => {
    for (const { index, name, errors } of reference.asLatest.pallets) {
      const list = errors.isSome ? registry.lookup.getSiType(errors.unwrap().type).def.asVariant.variants : []
      for (const variant of list) {
        const error = { Module: { index: index.toNumber(), error: [variant.index.toNumber(), 0, 0, 0] } }
        const expected = { type: 'failure', name: `${name.toString()}.${variant.name.toString()}` }
        expect(readOutcome(metadata, block(success(0), failure(1, error)), 1)).toEqual(expected)
      }
    }
  })

  test('name an error of the runtime, with its kind if it has one', () => {
    const name = (error: object) => readOutcome(metadata, block(failure(3, error)), 3)
    expect(name({ BadOrigin: null })).toEqual({ type: 'failure', name: 'BadOrigin' })
    expect(name({ Token: 'Frozen' })).toEqual({ type: 'failure', name: 'Token.Frozen' })
    expect(name({ Module: { index: 255, error: [3, 0, 0, 0] } })).toMatchObject({ name: 'Pallet 255.error 3' })
    expect(name({ Module: { index: systemIndex, error: [200, 0, 0, 0] } })).toMatchObject({
      name: 'System.error 200',
    })
  })

  test('return the outcome of the transaction, not that of another one', () => {
    const events = block(
      created('Initialization'),
      created(0),
      failure(0, { BadOrigin: null }),
      created(1),
      success(1),
      created('Finalization'),
    )
    expect(readOutcome(metadata, events, 0)).toEqual({ type: 'failure', name: 'BadOrigin' })
    expect(readOutcome(metadata, events, 1)).toEqual({ type: 'success' })
    expect(() => readOutcome(metadata, events, 2)).toThrow('no outcome')
  })

  test('L3: with random bytes, return an outcome or throw an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(3), (bytes, index) => {
        try {
          expect(['success', 'failure']).toContain(readOutcome(metadata, bytes, index).type)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    )
  })
})
