import {
  Keypair,
  PublicKey,
  StakeProgram,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { createPublicKey } from './createPublicKey.js'

const { Buffer } = globalThis
afterEach(() => {
  globalThis.Buffer = Buffer
})

const keyBytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
const blockhash = Keypair.generate().publicKey.toBase58()

/** Creates a key for apps and the same key of the library. */
function createPair(bytes: Uint8Array = Keypair.generate().publicKey.toBytes()) {
  return { key: createPublicKey(bytes), real: new PublicKey(bytes) }
}

test('has the values of PublicKey for any bytes', () => {
  fc.assert(
    fc.property(keyBytes, keyBytes, (bytes, others) => {
      const { key, real } = createPair(bytes)
      const other = createPair(others)
      expect([key.toBase58(), key.toString(), `${key}`, key.toJSON()]).toEqual(Array(4).fill(real.toBase58()))
      expect([key.toBytes(), key.toBuffer(), key.encode()]).toEqual([real.toBytes(), real.toBuffer(), real.encode()])
      expect(Object.prototype.toString.call(key)).toBe(Object.prototype.toString.call(real))
      // In both directions, and with a copy.
      const copy = new PublicKey(key)
      expect([copy.toBase58(), copy.toBuffer(), copy.encode()]).toEqual([key.toBase58(), key.toBuffer(), key.encode()])
      for (const mine of [key, real, copy])
        for (const same of [key, real, copy, createPublicKey(bytes)]) {
          expect(mine.equals(same)).toBe(true)
          expect(mine.equals(other.key)).toBe(real.equals(other.real))
          expect(mine.equals(other.real)).toBe(real.equals(other.real))
        }
    }),
  )
})

test.each([
  ['only zeros', new Uint8Array(32)],
  ['zeros first', Uint8Array.from({ length: 32 }, (_, index) => (index < 20 ? 0 : 255))],
  ['the highest value', new Uint8Array(32).fill(255)],
])('has the values of PublicKey for %s', (_, bytes) => {
  const { key, real } = createPair(bytes)
  expect(new PublicKey(key).toBytes()).toEqual(real.toBytes())
  expect([real.equals(key), key.equals(real), key.equals(PublicKey.unique())]).toEqual([true, true, false])
})

test('a caller cannot change the key by its bytes', () => {
  const { key, real } = createPair()
  key.toBytes().fill(1)
  key.toBuffer().fill(1)
  expect(key.toBytes()).toEqual(real.toBytes())
})

test('gives bytes on a page without Buffer', () => {
  const { key, real } = createPair()
  Reflect.deleteProperty(globalThis, 'Buffer')
  const bytes = key.toBuffer()
  globalThis.Buffer = Buffer
  expect(Buffer.isBuffer(bytes)).toBe(false)
  expect(bytes).toEqual(real.toBytes())
})

describe('functions of @solana/web3.js', () => {
  const to = Keypair.generate().publicKey

  test('a legacy transaction with the key as payer and sender is the same as with PublicKey', () => {
    const { key, real } = createPair()
    const write = (payer: PublicKey) => {
      const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: payer })
      // Accounts of the library before the payer in the list, so that it compares both kinds of keys.
      transaction.add(
        SystemProgram.transfer({ fromPubkey: to, toPubkey: payer, lamports: 1 }),
        SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 2 }),
      )
      return transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    }
    expect(write(key)).toEqual(write(real))
  })

  test('a versioned transaction with the key as payer is the same as with PublicKey', () => {
    const { key, real } = createPair()
    const write = (payerKey: PublicKey) => {
      const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports: 2 })]
      const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions })
      return new VersionedTransaction(message.compileToV0Message()).serialize()
    }
    expect(write(key)).toEqual(write(real))
  })

  test('derived addresses and instructions with keys in their data are the same as with PublicKey', async () => {
    const { key, real } = createPair()
    const derive = (owner: PublicKey) => PublicKey.findProgramAddressSync([owner.toBuffer()], SystemProgram.programId)
    expect(derive(key)).toEqual(derive(real))
    const seeded = (base: PublicKey) => PublicKey.createWithSeed(base, 'seed', SystemProgram.programId)
    expect(await seeded(key)).toEqual(await seeded(real))
    const nonce = (authorizedPubkey: PublicKey) =>
      SystemProgram.nonceInitialize({ noncePubkey: to, authorizedPubkey }).data
    expect(nonce(key)).toEqual(nonce(real))
    const authorize = (newAuthorizedPubkey: PublicKey) =>
      StakeProgram.authorize({
        stakePubkey: to,
        authorizedPubkey: to,
        newAuthorizedPubkey,
        stakeAuthorizationType: { index: 0 },
      }).instructions[0]?.data
    expect(authorize(key)).toEqual(authorize(real))
  })
})
