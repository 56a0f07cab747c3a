import fc from 'fast-check'
import { expect } from 'vitest'
import type { SIWXVerifier, SignedText } from './verifier.js'

/** How a namespace writes signatures. */
type SignatureCodec = {
  readonly decode: (signature: string) => Uint8Array
  readonly encode: (bytes: Uint8Array) => string
  /** Whether the changed bytes are another form of the same signature. */
  readonly isSame?: (changed: Uint8Array) => boolean
}

/** Expects that a verifier rejects a valid signed text with any change of one byte. */
export async function expectExact(verifier: SIWXVerifier, signed: SignedText, codec: SignatureCodec): Promise<void> {
  expect(await verifier.verify(signed)).toBe(true)
  const change = fc.record({ place: fc.nat(), mask: fc.integer({ min: 1, max: 255 }) })
  const signature = codec.decode(signed.signature)
  const text = new TextEncoder().encode(signed.message)
  await fc.assert(
    fc.asyncProperty(change, async ({ place, mask }) => {
      const changed = changeByte(signature, place, mask)
      fc.pre(!codec.isSame?.(changed))
      expect(await verifier.verify({ ...signed, signature: codec.encode(changed) })).toBe(false)
    }),
    { numRuns: 60 },
  )
  await fc.assert(
    fc.asyncProperty(change, async ({ place, mask }) => {
      // Latin letters stay valid UTF-8.
      const changed = changeByte(text, place, mask & 0x7f || 1)
      expect(await verifier.verify({ ...signed, message: new TextDecoder().decode(changed) })).toBe(false)
    }),
    { numRuns: 30 },
  )
}

/** Values that no wallet returns. */
const malformedSignatures: readonly string[] = [
  '',
  ' ',
  '0x',
  '0x00',
  `0x${'00'.repeat(64)}`,
  `0x${'00'.repeat(65)}`,
  `0x${'ff'.repeat(64)}`,
  `0x${'ff'.repeat(66)}`,
  `0x02${'ff'.repeat(65)}`,
  '1'.repeat(64),
  '1'.repeat(88),
  'z'.repeat(88),
  'not-valid-base64!!!',
  'AA==',
  'smpAA==',
  'ful',
  'pof',
  '\u0000',
  '\ud800',
  '0x'.repeat(500_000),
  'A'.repeat(1_000_000),
]

/** Expects that malformed values resolve with `false`, also those of wrong types. */
export async function expectTolerant(verifier: SIWXVerifier, signed: SignedText): Promise<void> {
  for (const signature of malformedSignatures)
    expect(await verifier.verify({ ...signed, signature }), signature.slice(0, 20)).toBe(false)
  for (const [key, value] of [
    ['message', 'x'.repeat(1_000_000)],
    ['message', `${signed.message}\ud800`],
    ['message', 7],
    ['signature', undefined],
    ['signature', { length: 3 }],
    ['accountAddress', ''],
    ['accountAddress', 'x'.repeat(1_000_000)],
    ['accountAddress', null],
    ['chainId', 'other:1'],
    ['chainId', undefined],
  ] as const)
    expect(await verifier.verify({ ...signed, [key]: value } as SignedText), key).toBe(false)
  await expect(verifier.verify(signed, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
}

function changeByte(bytes: Uint8Array, place: number, mask: number): Uint8Array {
  return bytes.map((byte, index) => (index === place % bytes.length ? byte ^ mask : byte))
}
