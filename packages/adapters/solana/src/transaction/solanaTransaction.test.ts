import { safeParseSolanaTransaction } from '@latchkey/common'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const [payer, cosigner, receiver] = [1, 2, 3].map((seed) => Keypair.fromSeed(new Uint8Array(32).fill(seed))) as [
  Keypair,
  Keypair,
  Keypair,
]
const blockhash = PublicKey.default.toBase58()
const transfer = (from: Keypair) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: receiver.publicKey, lamports: 5 })
const signers = [payer, cosigner].map(({ publicKey }) => publicKey.toBase58())

function legacy(): Transaction {
  const transaction = new Transaction()
  transaction.feePayer = payer.publicKey
  transaction.recentBlockhash = blockhash
  return transaction.add(transfer(payer), transfer(cosigner))
}

function versioned(tables: AddressLookupTableAccount[] = []): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer(payer), transfer(cosigner)],
  })
  return new VersionedTransaction(message.compileToV0Message(tables))
}

describe('transactions that web3.js encoded', () => {
  test('reads signers, payer and signatures of a legacy transaction', () => {
    const transaction = legacy()
    transaction.partialSign(cosigner)
    const parsed = safeParseSolanaTransaction(transaction.serialize({ requireAllSignatures: false }))
    expect(parsed).toMatchObject({ ok: true, value: { version: 'legacy', signers } })
    if (!parsed.ok) return
    const [first, second] = parsed.value.signatures
    expect(first?.every((byte) => byte === 0)).toBe(true)
    expect(Buffer.from(second ?? [])).toEqual(transaction.signatures[1]?.signature)
  })

  test('reads a versioned transaction, with and without a lookup table', () => {
    const table = new AddressLookupTableAccount({
      key: new PublicKey(new Uint8Array(32).fill(8)),
      state: {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: [receiver.publicKey],
      },
    })
    for (const transaction of [versioned(), versioned([table])])
      expect(safeParseSolanaTransaction(transaction.serialize())).toMatchObject({
        ok: true,
        value: { version: 0, signers },
      })
  })
})

describe('L3: malformed transactions', () => {
  test('rejects a transaction that is truncated anywhere before its instructions', () => {
    const bytes = legacy().serialize({ requireAllSignatures: false })
    // Signatures, header, accounts, blockhash.
    const head = 1 + 2 * 64 + 3 + 1 + 4 * 32 + 32
    for (let length = 0; length < head; length++)
      expect(safeParseSolanaTransaction(bytes.subarray(0, length)).ok).toBe(false)
    expect(safeParseSolanaTransaction(bytes.subarray(0, head)).ok).toBe(true)
  })

  test('rejects a transaction larger than a packet, or with the wrong number of signatures', () => {
    const bytes = Uint8Array.from(legacy().serialize({ requireAllSignatures: false }))
    expect(safeParseSolanaTransaction(Uint8Array.from([...bytes, ...new Uint8Array(1_233)])).ok).toBe(false)
    bytes[1 + 2 * 64] = 3
    expect(safeParseSolanaTransaction(bytes).ok).toBe(false)
  })

  test('handles any bytes, and a transaction with any changed byte, without throwing', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 1_300 }), (bytes) => void safeParseSolanaTransaction(bytes)))
    const good = Uint8Array.from(versioned().serialize())
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
        const bad = good.slice()
        bad[at] = byte
        const parsed = safeParseSolanaTransaction(bad)
        if (parsed.ok) expect(parsed.value.signers).toHaveLength(parsed.value.signatures.length)
      }),
    )
  })
})
