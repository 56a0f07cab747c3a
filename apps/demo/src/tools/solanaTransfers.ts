import type { Network } from '@latchkey/appkit/react'
import { Connection, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { urlOf } from './urlOf.js'

/** Two versioned transactions that each pay 1000 lamports, and a way to send them once they are signed. */
export type PreparedTransfers = {
  readonly transactions: readonly VersionedTransaction[]
  /** Returns the transaction ids. */
  send(signed: readonly VersionedTransaction[]): Promise<readonly string[]>
}

/** Puts them together with `@solana/web3.js`, as apps do. */
export async function prepareTransfers(network: Network, from: string, to: string): Promise<PreparedTransfers> {
  const connection = new Connection(urlOf(network), { commitment: 'confirmed' })
  const { blockhash } = await connection.getLatestBlockhash()
  const payerKey = new PublicKey(from)
  const transactions = [1_000, 2_000].map((lamports) => {
    const pay = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(to), lamports })
    const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [pay] })
    return new VersionedTransaction(message.compileToV0Message())
  })
  return {
    transactions,
    send: (signed) => Promise.all(signed.map((transaction) => connection.sendRawTransaction(transaction.serialize()))),
  }
}
