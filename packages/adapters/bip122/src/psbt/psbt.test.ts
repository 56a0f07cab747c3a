import { Psbt as OtherPsbt } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, toHex } from '../parse/bytes.js'
import { parseTransaction, safeParsePsbt } from './psbt.js'

/** From the test vectors of BIP-174. */
const valid = [
  // One P2PKH input, no signatures.
  'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////AtPf9QUAAAAAGXapFNDFmQPFusKGh2DpD9UhpGZap2UgiKwA4fUFAAAAABepFDVF5uM7gyxHBQ8k0+65PJwDlIvHh7MuEwAAAQD9pQEBAAAAAAECiaPHHqtNIOA3G7ukzGmPopXJRjr6Ljl/hTPMti+VZ+UBAAAAFxYAFL4Y0VKpsBIDna89p95PUzSe7LmF/////4b4qkOnHf8USIk6UwpyN+9rRgi7st0tAXHmOuxqSJC0AQAAABcWABT+Pp7xp0XpdNkCxDVZQ6vLNL1TU/////8CAMLrCwAAAAAZdqkUhc/xCX/Z4Ai7NK9wnGIZeziXikiIrHL++E4sAAAAF6kUM5cluiHv1irHU6m80GfWx6ajnQWHAkcwRAIgJxK+IuAnDzlPVoMR3HyppolwuAJf3TskAinwf4pfOiQCIAGLONfc0xTnNMkna9b7QPZzMlvEuqFEyADS8vAtsnZcASED0uFWdJQbrUqZY3LLh+GFbTZSYG2YVi/jnF6efkE/IQUCSDBFAiEA0SuFLYXc2WHS9fSrZgZU327tzHlMDDPOXMMJ/7X85Y0CIGczio4OFyXBl/saiK9Z9R5E5CVbIBZ8hoQDHAXR8lkqASECI7cr7vCWXRC+B3jv7NYfysb3mk6haTkzgHNEZPhPKrMAAAAAAAAA',
  // Two inputs, one of them P2SH-P2WPKH with its spent output, and key paths.
  'cHNidP8BAKACAAAAAqsJSaCMWvfEm4IS9Bfi8Vqz9cM9zxU4IagTn4d6W3vkAAAAAAD+////qwlJoIxa98SbghL0F+LxWrP1wz3PFTghqBOfh3pbe+QBAAAAAP7///8CYDvqCwAAAAAZdqkUdopAu9dAy+gdmI5x3ipNXHE5ax2IrI4kAAAAAAAAGXapFG9GILVT+glechue4O/p+gOcykWXiKwAAAAAAAEHakcwRAIgR1lmF5fAGwNrJZKJSGhiGDR9iYZLcZ4ff89X0eURZYcCIFMJ6r9Wqk2Ikf/REf3xM286KdqGbX+EhtdVRs7tr5MZASEDXNxh/HupccC1AaZGoqg7ECy0OIEhfKaC3Ibi1z+ogpIAAQEgAOH1BQAAAAAXqRQ1RebjO4MsRwUPJNPuuTycA5SLx4cBBBYAFIXRNTfy4mVAWjTbr6nj3aAfuCMIAAAA',
]

const invalid: readonly (readonly [string, string])[] = [
  [
    'a network transaction',
    'AgAAAAEmgXE3Ht/yhek3re6ks3t4AAwFZsuzrWRkFxPKQhcb9gAAAABqRzBEAiBwsiRRI+a/R01gxbUMBD1MaRpdJDXwmjSnZiqdwlF5CgIgATKcqdrPKAvfMHQOwDkEIkIsgctFg5RXrrdvwS7dlbMBIQJlfRGNM1e44PTCzUbbezn22cONmnCry5st5dyNv+TOMf7///8C09/1BQAAAAAZdqkU0MWZA8W6woaHYOkP1SGkZlqnZSCIrADh9QUAAAAAF6kUNUXm4zuDLEcFDyTT7rk8nAOUi8eHsy4TAA==',
  ],
  [
    'a PSBT without its output maps',
    'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////AtPf9QUAAAAAGXapFNDFmQPFusKGh2DpD9UhpGZap2UgiKwA4fUFAAAAABepFDVF5uM7gyxHBQ8k0+65PJwDlIvHh7MuEwAA',
  ],
  ['the head alone', 'cHNidP8='],
  ['the head and an end', 'cHNidP8A'],
]

describe('a PSBT', () => {
  test.each(valid)('parses the BIP-174 example %.40s…', (base64) => {
    const bytes = fromBase64(base64) ?? new Uint8Array()
    const parsed = safeParsePsbt(bytes)
    const other = OtherPsbt.fromBase64(base64)
    expect(parsed.ok && toHex(parsed.value.unsigned)).toBe(toHex(other.data.globalMap.unsignedTx.toBuffer()))
    expect(parsed.ok && parsed.value.spent).toHaveLength(other.inputCount)
  })

  test.each(invalid)('rejects %s', (_title, base64) => {
    expect(safeParsePsbt(fromBase64(base64) ?? new Uint8Array()).ok).toBe(false)
  })

  test('reads the transaction and the spent outputs of a PSBT by another library', () => {
    const script = fc.uint8Array({ minLength: 22, maxLength: 34 })
    const inputs = fc.array(
      fc.record({
        hash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
        index: fc.nat(1_000),
        script,
        isProved: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    )
    const outputs = fc.array(fc.record({ script, value: fc.bigInt(1n, 10n ** 15n) }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(inputs, outputs, (spent, paid) => {
        fc.pre(new Set(spent.map(({ hash, index }) => `${toHex(hash)} ${index}`)).size === spent.length)
        const written = new OtherPsbt()
        for (const { hash, index, script: own, isProved } of spent)
          written.addInput({ hash, index, ...(isProved ? { witnessUtxo: { script: own, value: 5n } } : {}) })
        for (const output of paid) written.addOutput(output)
        const parsed = safeParsePsbt(written.toBuffer())
        expect(parsed.ok && parsed.value.spent.map((one) => one && toHex(one))).toEqual(
          spent.map(({ script: own, isProved }) => (isProved ? toHex(own) : undefined)),
        )
        const transaction = parsed.ok ? parseTransaction(parsed.value.unsigned) : undefined
        expect(transaction?.scripts.map(toHex)).toEqual(paid.map(({ script: own }) => toHex(own)))
        expect(transaction?.inputs.map(({ txid, vout }) => `${toHex(txid)} ${vout}`)).toEqual(
          spent.map(({ hash, index }) => `${toHex(hash)} ${index}`),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('L3: handles any bytes, and any truncated or changed PSBT, without throwing', () => {
    const bytes = fromBase64(valid[0]) ?? new Uint8Array()
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (any) => safeParsePsbt(any).ok === false))
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (length) => {
        expect(safeParsePsbt(bytes.subarray(0, length)).ok).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (place, value) => {
        const changed = Uint8Array.from(bytes)
        changed[place] = value
        const parsed = safeParsePsbt(changed)
        expect(parsed.ok || parsed.reason !== '').toBe(true)
      }),
    )
  })

  test('R13: rejects a count or length beyond the end of the bytes', () => {
    const huge = new Uint8Array([0x70, 0x73, 0x62, 0x74, 0xff, 1, 0, 0xfe, 0xff, 0xff, 0xff, 0x7f])
    expect(safeParsePsbt(huge).ok).toBe(false)
    // Five bytes that claim two billion inputs.
    const inputs = [2, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0x7f]
    expect(safeParsePsbt(new Uint8Array([0x70, 0x73, 0x62, 0x74, 0xff, 1, 0, inputs.length, ...inputs, 0])).ok).toBe(
      false,
    )
  })
})
