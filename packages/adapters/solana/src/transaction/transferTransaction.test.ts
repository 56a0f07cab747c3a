import { encodeBase58 } from '@latchkey/common'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/address.js'
import { encodeTransfer } from './transferTransaction.js'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })

/** Encodes the same transfer with web3.js. */
function byWeb3(from: Uint8Array, to: Uint8Array, lamports: bigint, blockhash: Uint8Array): Uint8Array {
  const transaction = new Transaction()
  transaction.feePayer = new PublicKey(from)
  transaction.recentBlockhash = encodeBase58(blockhash)
  transaction.add(SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports }))
  return transaction.serialize({ requireAllSignatures: false })
}

test('encodes the same bytes as web3.js', () => {
  fc.assert(
    fc.property(key, key, fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), key, (from, to, lamports, blockhash) => {
      const address = (bytes: Uint8Array) => parseAddress(encodeBase58(bytes), 'address')
      const own = encodeTransfer({ from: address(from), to: address(to), lamports, blockhash })
      expect(own).toEqual(Uint8Array.from(byWeb3(from, to, lamports, blockhash)))
    }),
  )
})

test('lists the account once in a transfer to oneself', () => {
  fc.assert(
    fc.property(key, key, (bytes, blockhash) => {
      const own = parseAddress(encodeBase58(bytes), 'address')
      expect(encodeTransfer({ from: own, to: own, lamports: 5n, blockhash })).toEqual(
        Uint8Array.from(byWeb3(bytes, bytes, 5n, blockhash)),
      )
    }),
  )
})
