import { createSolanaTestWallet } from '@latchkey/testing'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectExact, expectTolerant } from '../changes.fixture.js'
import type { SignedText } from '../verifier.js'
import { createSolanaVerifier } from './createSolanaVerifier.js'

const verifier = createSolanaVerifier()
const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const message = 'example.com wants you to sign in with your Solana account:\nä'
const text = new TextEncoder().encode(message)
const domain = new TextEncoder().encode('\u00ffsolana offchain').slice(1)
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const length = [text.length & 255, text.length >> 8]

const sign = (bytes: Uint8Array): SignedText => ({
  message,
  signature: base58.encode(ed25519.sign(bytes, secret)),
  accountAddress: base58.encode(publicKey),
  chainId,
})
const inEnvelope = (...head: readonly number[]) => {
  const start = domain.subarray(1)
  return Uint8Array.of(0xff, ...start, ...head, ...text)
}

test('accepts a signature of the text, and nothing that differs in a byte', async () => {
  await expectExact(verifier, sign(text), { decode: base58.decode, encode: base58.encode })
})

test('resolves malformed input with false', async () => {
  await expectTolerant(verifier, sign(text))
})

test('R75: rejects a signature of another account or text', async () => {
  const other = base58.encode(ed25519.getPublicKey(new Uint8Array(32).fill(8)))
  expect(await verifier.verify({ ...sign(text), accountAddress: other })).toBe(false)
  expect(await verifier.verify({ ...sign(text), message: `${message} ` })).toBe(false)
})

test.each<readonly [string, readonly number[]]>([
  ['version 0 in the older form', [0, 1, ...length]],
  ['version 0 with domain and signer', [0, ...new Uint8Array(32), 1, 1, ...publicKey, ...length]],
  ['version 1', [1, 1, ...publicKey]],
])('accepts a signature of the text in an envelope of %s', async (_, head) => {
  await expectExact(verifier, sign(inEnvelope(...head)), { decode: base58.decode, encode: base58.encode })
})

test('rejects envelopes of another signer or with another length', async () => {
  const other = new Uint8Array(32).fill(9)
  expect(await verifier.verify(sign(inEnvelope(1, 1, ...other)))).toBe(false)
  expect(await verifier.verify(sign(inEnvelope(0, 1, 1, 0)))).toBe(false)
})

test('without Ed25519 in WebCrypto, verifies with code that it loads', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', undefined)
  await expectExact(verifier, sign(text), { decode: base58.decode, encode: base58.encode })
})

test('rejects keys of small order, whose signatures need no secret', async () => {
  const smallOrder = [
    '0100000000000000000000000000000000000000000000000000000000000000',
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0000000000000000000000000000000000000000000000000000000000000080',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  ]
  let forged = 0
  for (const key of smallOrder) {
    const point = Uint8Array.from(Buffer.from(key, 'hex'))
    expect(ed25519.Point.fromHex(point, true).isSmallOrder()).toBe(true)
    // R is the neutral element and S is 0.
    const signature = Uint8Array.of(1, ...new Uint8Array(63))
    for (let index = 0; index < 24; index++) {
      const own = `${message}${index}`
      if (ed25519.verify(signature, new TextEncoder().encode(own), point)) forged++
      const accountAddress = base58.encode(point)
      expect(
        await verifier.verify({ message: own, signature: base58.encode(signature), accountAddress, chainId }),
      ).toBe(false)
    }
  }
  expect(forged).toBeGreaterThan(0)
})

test.each([false, true])('accepts the signatures of a test wallet, as a hardware wallet: %s', async (isHardware) => {
  const { provider } = createSolanaTestWallet({
    name: 'Foxglove',
    origin: 'https://app.example',
    chains: [{ chain: chainId, name: 'Solana', rpcUrl: 'http://127.0.0.1:9' }],
    quirks: isHardware ? { wrapsMessages: true } : {},
  })
  const call = (feature: string, name: string, ...inputs: readonly unknown[]) =>
    Promise.resolve(Reflect.get(provider.features[feature] ?? {}, name)(...inputs))
  await call('standard:connect', 'connect')
  const account = provider.accounts[0]
  const [output] = await call('solana:signMessage', 'signMessage', { account, message: text })
  const accountAddress = account?.address ?? ''
  expect(await verifier.verify({ message, signature: base58.encode(output.signature), accountAddress, chainId })).toBe(
    true,
  )
})
