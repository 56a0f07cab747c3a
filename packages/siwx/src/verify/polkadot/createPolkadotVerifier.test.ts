import { bytesToHex, hexToBytes } from '@latchkey/common'
import { createPolkadotTestWallet } from '@latchkey/testing'
import { ed25519, RistrettoPoint } from '@noble/curves/ed25519'
import { Keyring } from '@polkadot/keyring'
import { cryptoWaitReady, encodeAddress, signatureVerify } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { expectExact, expectTolerant } from '../changes.fixture.js'
import type { SignedText } from '../verifier.js'
import { createPolkadotVerifier } from './createPolkadotVerifier.js'

beforeAll(() => cryptoWaitReady())

const verifier = createPolkadotVerifier()
const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const message = 'example.com wants you to sign in with your Polkadot account:\nä'
const keyTypes = ['sr25519', 'ed25519', 'ecdsa'] as const
const codec = { decode: (signature: string) => hexToBytes(signature as `0x${string}`), encode: bytesToHex }

type Form = { readonly prefix?: number; readonly isWrapped?: boolean; readonly withType?: boolean }

function sign(type: (typeof keyTypes)[number], { prefix = 42, isWrapped = true, withType = false }: Form = {}) {
  const pair = new Keyring({ type, ss58Format: prefix }).addFromUri('//Alice')
  const signature = bytesToHex(pair.sign(isWrapped ? `<Bytes>${message}</Bytes>` : message, { withType }))
  return { message, signature, accountAddress: pair.address, chainId } satisfies SignedText
}

const forms = keyTypes.flatMap((type) =>
  [0, 2, 42, 1284, 16_383].flatMap((prefix) =>
    [true, false].flatMap((isWrapped) => [true, false].map((withType) => [type, prefix, isWrapped, withType] as const)),
  ),
)

test.each(forms)(
  'agrees with @polkadot/util-crypto: %s, prefix %i, wrapped %s, type byte %s',
  async (type, ...form) => {
    const [prefix, isWrapped, withType] = form
    const signed = sign(type, { prefix, isWrapped, withType })
    expect(signatureVerify(message, signed.signature, signed.accountAddress).isValid).toBe(true)
    expect(await verifier.verify(signed)).toBe(true)
    expect(await verifier.verify({ ...signed, message: `${message} ` })).toBe(false)
    const bob = new Keyring({ type, ss58Format: prefix }).addFromUri('//Bob').address
    expect(await verifier.verify({ ...signed, accountAddress: bob })).toBe(false)
  },
)

test.each(keyTypes)('accepts %s, and nothing that differs in a byte', async (type) => {
  await expectExact(verifier, sign(type), codec)
  await expectExact(verifier, sign(type, { withType: true }), codec)
})

test('resolves malformed input with false', async () => {
  await expectTolerant(verifier, sign('sr25519'))
  await expectTolerant(verifier, sign('ecdsa'))
})

test('rejects addresses with a wrong checksum, of another length, or as hex', async () => {
  const signed = sign('sr25519')
  const { accountAddress } = signed
  for (const other of [
    `${accountAddress.slice(0, -1)}${accountAddress.endsWith('Y') ? 'Z' : 'Y'}`,
    accountAddress.slice(0, -2),
    `1${accountAddress}`,
    bytesToHex(new Keyring({ type: 'sr25519' }).addFromUri('//Alice').publicKey),
    ` ${accountAddress}`,
    'F7Hs',
  ])
    expect(await verifier.verify({ ...signed, accountAddress: other }), other).toBe(false)
})

test('rejects the account of zeros, whose signatures need no secret', async () => {
  const accountAddress = encodeAddress(new Uint8Array(32), 42)
  // The equation S · B = R holds for any message, because the key is the neutral element.
  for (const base of [RistrettoPoint.BASE.toBytes(), ed25519.Point.BASE.toBytes()])
    for (const mark of [0, 0x80]) {
      const signature = bytesToHex(Uint8Array.of(...base, 1, ...new Uint8Array(30), mark))
      expect(await verifier.verify({ message, signature, accountAddress, chainId })).toBe(false)
    }
})

test('rejects random bytes of about the length of a signature', async () => {
  const { accountAddress } = sign('ecdsa')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 60, maxLength: 70 }), async (bytes) => {
      expect(await verifier.verify({ message, signature: bytesToHex(bytes), accountAddress, chainId })).toBe(false)
    }),
  )
})

test('accepts the signatures of a test wallet with every key type', async () => {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
  const window: { injectedWeb3?: Record<string, typeof wallet.entry> } = {}
  wallet.inject(window)
  const { signer } = Object(await window.injectedWeb3?.[wallet.key]?.enable('test'))
  const data = bytesToHex(new TextEncoder().encode(message))
  const substrate = wallet.addresses.filter((address) => !address.startsWith('0x'))
  for (const address of substrate) {
    const { signature } = await signer.signRaw({ address, data, type: 'bytes' })
    expect(await verifier.verify({ message, signature, accountAddress: address, chainId }), address).toBe(true)
  }
  expect(substrate.length).toBeGreaterThanOrEqual(3)
})
