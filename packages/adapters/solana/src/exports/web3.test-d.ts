import type { ChainClient, SolanaProvider } from '@latchkey/common'
import {
  type Connection,
  PublicKey,
  type SendOptions,
  SystemProgram,
  Transaction,
  type VersionedTransaction,
} from '@solana/web3.js'
import { expectTypeOf } from 'vitest'
import { createSolanaAdapter } from '../createSolanaAdapter.js'
import { loadWeb3 } from './web3.js'

createSolanaAdapter({ web3: loadWeb3 })
expectTypeOf<ChainClient<'solana'>>().toEqualTypeOf<Connection>()
expectTypeOf<ChainClient<'eip155'>>().toEqualTypeOf<unknown>()

/** Uses the provider with the types of the library, as apps do. */
export async function send(provider: SolanaProvider, connection: Connection, options: SendOptions) {
  const { publicKey } = provider
  if (!publicKey) return
  const key: PublicKey = publicKey
  const transaction = new Transaction({ feePayer: publicKey, recentBlockhash: '' })
  transaction.add(SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(publicKey), lamports: 1 }))
  expectTypeOf(await connection.getBalance(publicKey)).toEqualTypeOf<number>()
  expectTypeOf(await provider.signTransaction(transaction)).toEqualTypeOf<Transaction>()
  expectTypeOf(await provider.signTransaction(new Uint8Array() as Uint8Array)).toEqualTypeOf<Uint8Array>()
  const versioned = {} as VersionedTransaction
  expectTypeOf(await provider.signTransaction(versioned)).toEqualTypeOf<VersionedTransaction>()
  expectTypeOf(await provider.signAllTransactions([transaction])).toEqualTypeOf<Transaction[]>()
  expectTypeOf(await provider.signAllTransactions([transaction, versioned])).toEqualTypeOf<
    (Transaction | VersionedTransaction)[]
  >()
  expectTypeOf(await provider.sendTransaction(versioned, connection, options)).toEqualTypeOf<string>()
  expectTypeOf(await provider.signMessage(new TextEncoder().encode('x'))).toEqualTypeOf<Uint8Array>()
  // @ts-expect-error a message is bytes
  await provider.signMessage('x')
  // @ts-expect-error a connection is required
  await provider.sendTransaction(versioned)
  expectTypeOf(provider.features['solana:signMessage']).not.toBeUnknown()
  return key
}
