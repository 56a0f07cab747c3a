import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findSignedSolanaMessage } from './findSignedSolanaMessage.js'
import type { verifyEd25519 } from './verifyEd25519.js'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
const message = new TextEncoder().encode('Hello')
const signature = Uint8Array.from(sign(null, message, privateKey))
const parts = { message, publicKey: key, signature }

test('returns the message that a signature covers', async () => {
  expect(await findSignedSolanaMessage(parts)).toEqual(message)
  expect(await findSignedSolanaMessage({ ...parts, message: Uint8Array.of(1) })).toBeUndefined()
})

test('prefers the bytes that the wallet names', async () => {
  const signedMessage = Uint8Array.of(1, 2, 3)
  const own = Uint8Array.from(sign(null, signedMessage, privateKey))
  expect(await findSignedSolanaMessage({ ...parts, signature: own, signedMessage })).toEqual(signedMessage)
  expect(await findSignedSolanaMessage({ ...parts, signedMessage })).toEqual(message)
})

test.each([31, 33])('rejects a signature by a key of %i bytes', async (length) => {
  for (const acceptsUnverified of [false, true])
    expect(
      await findSignedSolanaMessage({ ...parts, publicKey: new Uint8Array(length), acceptsUnverified }),
    ).toBeUndefined()
})

test('rejects a signature of the wrong length', async () => {
  for (const length of [0, 63, 65])
    expect(
      await findSignedSolanaMessage({ ...parts, signature: new Uint8Array(length), acceptsUnverified: true }),
    ).toBeUndefined()
})

test.each([
  ['without Ed25519', { importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')) }],
  ['in an insecure context', undefined],
])('returns the message %s only if unverified signatures are accepted', async (_, subtle) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', { subtle })
  expect(await findSignedSolanaMessage(parts)).toBeUndefined()
  expect(await findSignedSolanaMessage({ ...parts, acceptsUnverified: true })).toEqual(message)
})

test('verifies with a function of the caller, for runtimes without Ed25519', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', undefined)
  const verify =
    (bytes: Uint8Array) =>
    (...[, , text]: Parameters<typeof verifyEd25519>) =>
      Promise.resolve(Buffer.from(text).equals(bytes))
  expect(await findSignedSolanaMessage({ ...parts, verify: verify(message) })).toEqual(message)
  expect(await findSignedSolanaMessage({ ...parts, verify: verify(Uint8Array.of(1)) })).toBeUndefined()
})
