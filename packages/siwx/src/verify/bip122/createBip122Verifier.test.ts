import { createBitcoinTestWallet } from '@latchkey/testing'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32, bech32m, createBase58check } from '@scure/base'
import { Signer, Verifier } from 'bip322-js'
import { describe, expect, test } from 'vitest'
import vectors from '../../../test/vectors/bip322/vectors.json' with { type: 'json' }
import { expectExact, expectTolerant } from '../changes.fixture.js'
import type { SignedText } from '../verifier.js'
import { hash160 } from './bitcoinBytes.js'
import { createBip122Verifier } from './createBip122Verifier.js'
import { readOutput, witnessScript } from './readOutput.js'
import { outpointOf } from './toSign.js'

const verifier = createBip122Verifier()
const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const message = 'example.com wants you to sign in with your Bitcoin account:\nä'
const base58check = createBase58check(sha256)

const secret = new Uint8Array(32).fill(7)
const key = secp256k1.getPublicKey(secret)
const wif = base58check.encode(Uint8Array.of(0x80, ...secret, 1))
const addresses = {
  p2pkh: base58check.encode(Uint8Array.of(0, ...hash160(key))),
  p2sh: base58check.encode(Uint8Array.of(5, ...hash160(witnessScript(0, hash160(key))))),
  p2wpkh: bech32.encode('bc', [0, ...bech32.toWords(hash160(key))]),
  p2tr: bech32m.encode('bc', [1, ...bech32m.toWords(taprootKey())]),
}

/** The key of BIP-86 by another way than the verifier: through the secret key. */
function taprootKey(): Uint8Array {
  const { taggedHash } = schnorr.utils
  const point = secp256k1.Point.fromBytes(key)
  const d = BigInt(`0x${Buffer.from(secret).toString('hex')}`)
  const even = point.y % 2n === 0n ? d : secp256k1.CURVE.n - d
  const tweak = BigInt(`0x${Buffer.from(taggedHash('TapTweak', key.subarray(1))).toString('hex')}`)
  return secp256k1.Point.BASE.multiply((even + tweak) % secp256k1.CURVE.n)
    .toBytes()
    .subarray(1)
}

const signed = (accountAddress: string, signature: string): SignedText => ({
  message,
  signature,
  accountAddress,
  chainId: mainnet,
})
const sign = (address: string) => Signer.sign(wif, address, message)
const codec = { decode: base64.decode, encode: base64.encode }

describe('the vectors of BIP-322', () => {
  const isSingleKey = (type: string) => ['p2pkh', 'p2wpkh', 'p2tr', 'p2sh-p2wpkh'].includes(type)
  const verify = ({ address, ...vector }: (typeof vectors.error)[number] | (typeof vectors.valid)[number]) =>
    verifier.verify({ ...vector, accountAddress: address, chainId: mainnet })

  test.each(vectors.hashes)('derive the id of the spent transaction of %j', ({ address, message: text, toSpendId }) => {
    const script = readOutput(address, mainnet)?.script ?? new Uint8Array()
    const outpoint = outpointOf(new TextEncoder().encode(text), script)
    expect(Buffer.from(outpoint.slice(0, 32).reverse()).toString('hex')).toBe(toSpendId)
  })

  test.each(vectors.valid)('accept $type: $signature', async (vector) => {
    expect(await verify(vector)).toBe(isSingleKey(vector.type))
    expect(await verify({ ...vector, message: `${vector.message} ` })).toBe(false)
  })

  test.each(vectors.error)('reject: $description', async (vector) => {
    expect(await verify(vector)).toBe(false)
  })

  test('accept every vector of a single key', () => {
    const types = vectors.valid.map(({ type }) => type)
    expect([types.length, types.filter(isSingleKey).length, vectors.error.length]).toEqual([24, 17, 20])
  })

  test.each(vectors.valid.filter(({ type }) => isSingleKey(type)))(
    'reject $type $signature with a changed byte',
    async ({ address, message: text, signature }) => {
      // An empty text has no byte to change.
      if (text === '') return
      const [prefix = ''] = /^(?:smp|ful)?/.exec(signature) ?? []
      await expectExact(
        verifier,
        { message: text, signature, accountAddress: address, chainId: mainnet },
        { decode: (own) => base64.decode(own.slice(prefix.length)), encode: (bytes) => prefix + base64.encode(bytes) },
      )
    },
  )
})

describe('signatures of bip322-js', () => {
  test.each(Object.entries(addresses))('accepts %s, and nothing that differs in a byte', async (form, address) => {
    const signature = sign(address)
    expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    const isSame = (bytes: Uint8Array) => form === 'p2pkh' && isOtherHeader(codec.decode(signature), bytes)
    await expectExact(verifier, signed(address, signature), { ...codec, isSame })
  })

  test('R75: rejects them for every other address', async () => {
    for (const [form, address] of Object.entries(addresses))
      for (const [other, accountAddress] of Object.entries(addresses)) {
        // A signature of BIP-137 is valid for every address of its key.
        const isValid = form === other || form === 'p2pkh'
        expect(await verifier.verify(signed(accountAddress, sign(address))), `${form} for ${other}`).toBe(isValid)
      }
  })

  test('without padding or with a prefix, accepts the same signatures', async () => {
    for (const address of [addresses.p2wpkh, addresses.p2tr]) {
      expect(await verifier.verify(signed(address, `smp${sign(address)}`))).toBe(true)
      expect(await verifier.verify(signed(address, sign(address).replace(/=+$/, '')))).toBe(true)
      for (const prefix of ['ful', 'pof', 'SMP', 'smpsmp', ' '])
        expect(await verifier.verify(signed(address, prefix + sign(address)))).toBe(false)
    }
    // With a prefix, only native segwit may be simple.
    expect(await verifier.verify(signed(addresses.p2sh, `smp${sign(addresses.p2sh)}`))).toBe(false)
  })
})

describe('BIP-137', () => {
  const legacy = codec.decode(sign(addresses.p2pkh))
  const recovery = ((legacy[0] ?? 0) - 27) & 3
  const withHeader = (header: number) => codec.encode(Uint8Array.of(header + recovery, ...legacy.subarray(1)))

  test.each(Object.entries(addresses))('accepts every header of a compressed key for %s', async (_, address) => {
    for (const header of [31, 35, 39])
      expect(await verifier.verify(signed(address, withHeader(header))), `${header}`).toBe(true)
    for (const header of [0, 23, 43, 47, 251])
      expect(await verifier.verify(signed(address, withHeader(header))), `${header}`).toBe(false)
  })

  test('the headers 27 to 30 stand for a key that is not compressed', async () => {
    const uncompressed = base58check.encode(Uint8Array.of(0, ...hash160(secp256k1.getPublicKey(secret, false))))
    expect(await verifier.verify(signed(uncompressed, withHeader(27)))).toBe(true)
    expect(await verifier.verify(signed(uncompressed, withHeader(31)))).toBe(false)
    expect(await verifier.verify(signed(addresses.p2pkh, withHeader(27)))).toBe(false)
    // Wallets that write this header for segwit sign with the compressed key nevertheless.
    expect(await verifier.verify(signed(addresses.p2wpkh, withHeader(27)))).toBe(true)
  })
})

describe('addresses', () => {
  test('have to belong to the network of the message', async () => {
    const { p2wpkh } = addresses
    const signature = sign(p2wpkh)
    expect(await verifier.verify({ ...signed(p2wpkh, signature), chainId: testnet })).toBe(false)
    const words = [0, ...bech32.toWords(hash160(key))]
    for (const [prefix, chainId] of [
      ['tb', testnet],
      ['bcrt', regtest],
    ] as const) {
      const accountAddress = bech32.encode(prefix, words)
      expect(await verifier.verify({ message, signature, accountAddress, chainId })).toBe(true)
      expect(await verifier.verify({ message, signature, accountAddress, chainId: mainnet })).toBe(false)
    }
    // A network that is not known may have addresses of any form.
    const chainId = 'bip122:00000000000000000000000000000000'
    expect(await verifier.verify({ message, signature, accountAddress: p2wpkh, chainId })).toBe(true)
  })

  test('may be in upper case, but need a checksum of their version', async () => {
    const signature = sign(addresses.p2wpkh)
    expect(await verifier.verify(signed(addresses.p2wpkh.toUpperCase(), signature))).toBe(true)
    const words = bech32.toWords(hash160(key))
    for (const address of [
      bech32m.encode('bc', [0, ...words]),
      bech32.encode('bc', [1, ...words]),
      bech32.encode('ltc', [0, ...words]),
      `${addresses.p2wpkh.slice(0, -1)}q`,
      base58check.encode(Uint8Array.of(48, ...hash160(key))),
      base58check.encode(Uint8Array.of(0, ...hash160(key), 1)),
    ])
      expect(await verifier.verify(signed(address, signature)), address).toBe(false)
  })

  test('resolves malformed input with false', async () => {
    for (const address of Object.values(addresses)) await expectTolerant(verifier, signed(address, sign(address)))
  })
})

test.each(['ecdsa', 'bip322'])('accepts the %s signatures of a test wallet', async (kind) => {
  const wallet = createBitcoinTestWallet({
    name: 'Foxglove',
    chains: [{ network: 'regtest', rpcUrl: 'http://127.0.0.1:9' }],
    origin: 'https://app.example',
  })
  const { unisat } = wallet.providers
  const [accountAddress] = Object(await unisat.requestAccounts?.())
  const signature = await unisat.signMessage?.(message, kind === 'bip322' ? 'bip322-simple' : kind)
  expect(
    await verifier.verify({ message, signature: String(signature), accountAddress, chainId: regtest }),
    String(signature),
  ).toBe(true)
})

/** Whether bytes differ in the header only, and stand for the same compressed key. */
function isOtherHeader(bytes: Uint8Array, changed: Uint8Array): boolean {
  const [from = 0, to = 0] = [bytes[0], changed[0]]
  return (
    bytes.slice(1).every((byte, index) => byte === changed[index + 1]) && to > 30 && to < 43 && (to - from) % 4 === 0
  )
}
