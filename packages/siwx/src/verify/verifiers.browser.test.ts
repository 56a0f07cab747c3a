import { bytesToHex, encodeBase58 } from '@latchkey/common'
import { ed25519 } from '@noble/curves/ed25519'
import { blake2b } from '@noble/hashes/blake2'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import vectors from '../../test/vectors/bip322/vectors.json' with { type: 'json' }
import { createBip122Verifier } from './bip122/createBip122Verifier.js'
import { createEip155Verifier } from './eip155/createEip155Verifier.js'
import { createPolkadotVerifier } from './polkadot/createPolkadotVerifier.js'
import { createSolanaVerifier } from './solana/createSolanaVerifier.js'

const message = 'example.com wants you to sign in with your account:'
const text = new TextEncoder().encode(message)
const seed = new Uint8Array(32).fill(7)

test('eip155 verifies in a browser', async () => {
  const account = privateKeyToAccount(bytesToHex(seed))
  const signature = await account.signMessage({ message })
  const signed = { message, signature, accountAddress: account.address, chainId: 'eip155:1' } as const
  expect(await createEip155Verifier().verify(signed)).toBe(true)
})

test('solana verifies in a browser', async () => {
  const signed = {
    message,
    signature: encodeBase58(ed25519.sign(text, seed)),
    accountAddress: encodeBase58(ed25519.getPublicKey(seed)),
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  } as const
  expect(await createSolanaVerifier().verify(signed)).toBe(true)
  expect(await createSolanaVerifier().verify({ ...signed, message: `${message} ` })).toBe(false)
})

test('polkadot verifies in a browser', async () => {
  const secret = secretFromSeed(seed)
  const body = Uint8Array.of(42, ...getPublicKey(secret))
  const checksum = blake2b(Uint8Array.of(...new TextEncoder().encode('SS58PRE'), ...body), { dkLen: 64 })
  const signed = {
    message,
    signature: bytesToHex(sign(secret, text)),
    accountAddress: encodeBase58(Uint8Array.of(...body, ...checksum.subarray(0, 2))),
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  } as const
  expect(await createPolkadotVerifier().verify(signed)).toBe(true)
  expect(await createPolkadotVerifier().verify({ ...signed, message: `${message} ` })).toBe(false)
})

test.each(vectors.valid.filter(({ type }) => /^p2(?:pkh|wpkh|tr|sh-p2wpkh)$/.test(type)).slice(0, 6))(
  'bip122 verifies in a browser: $type',
  async ({ address: accountAddress, message: own, signature }) => {
    const signed = { message: own, signature, accountAddress } as const
    const chainId = 'bip122:000000000019d6689c085ae165831e93'
    expect(await createBip122Verifier().verify({ ...signed, chainId })).toBe(true)
    expect(await createBip122Verifier().verify({ ...signed, chainId, message: `${own} ` })).toBe(false)
  },
)
