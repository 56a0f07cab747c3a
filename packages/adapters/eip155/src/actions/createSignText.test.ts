import type { Eip155Actions, Hex } from '@latchkey/common'
import fc from 'fast-check'
import {
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
  verifyMessage,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { WalletAccess } from '../requests/walletAccess.js'
import { createSignText } from './createSignText.js'

const signer = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const other = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** Signs a text with a wallet that returns this signature. */
function signedAs(signature: Hex, message = 'Hello') {
  const wallet = { account: () => signer.address } as Partial<WalletAccess> as WalletAccess
  const actions = { signMessage: async () => signature } as Partial<Eip155Actions> as Eip155Actions
  return createSignText(wallet, () => actions)(message)
}

test("a signature by the account's key has the scheme eip191, for any text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (message) => {
      const signature = await signer.signMessage({ message })
      expect(await signedAs(signature, message)).toEqual({ scheme: 'eip191', signature })
    }),
    { numRuns: 20 },
  )
})

test('converts other forms of the same signature to 65 bytes that other libraries verify', async () => {
  for (const message of ['Hello', 'one', 'two', 'three', 'four']) {
    const signature = await signer.signMessage({ message })
    const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
    const early: Hex = `${signature.slice(0, -2) as Hex}${signature.endsWith('1b') ? '00' : '01'}`
    for (const form of [compact, early]) {
      expect(await signedAs(form, message)).toEqual({ scheme: 'eip191', signature })
      const signed = await signedAs(form, message)
      expect(await verifyMessage({ message, address: signer.address, signature: signed.signature as Hex })).toBe(true)
    }
  }
})

test('a signature that the key of the account did not make has the scheme eip1271', async () => {
  const foreign = await other.signMessage({ message: 'Hello' })
  const ofOtherText = await signer.signMessage({ message: 'Bye' })
  for (const signature of [
    foreign,
    ofOtherText,
    '0x',
    '0x1234',
    `0x${'ff'.repeat(65)}`,
    `0x${'00'.repeat(300)}`,
  ] as const)
    expect(await signedAs(signature)).toEqual({ scheme: 'eip1271', signature })
})

test('a signature with the deployment of its account has the scheme eip6492', async () => {
  const inner = await signer.signMessage({ message: 'Hello' })
  const signature = serializeErc6492Signature({ address: other.address, data: '0x1234', signature: inner })
  expect(await signedAs(signature)).toEqual({ scheme: 'eip6492', signature })
})
