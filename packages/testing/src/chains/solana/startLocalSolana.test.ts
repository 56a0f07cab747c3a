import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { type LocalSolana, startLocalSolana } from './startLocalSolana.js'

let solana: LocalSolana
let connection: Connection
beforeAll(async () => {
  solana = await startLocalSolana()
  connection = new Connection(solana.rpcUrl, 'confirmed')
})
afterAll(async () => {
  // Close the socket first: web3.js would reconnect forever to a stopped node.
  const socket: { close(): void } | undefined = connection && Reflect.get(connection, '_rpcWebSocket')
  socket?.close()
  await solana?.stop()
})

const payer = () => Keypair.fromSeed(solana.accounts[0]?.secretKey ?? new Uint8Array(32))
const transfer = (to: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: payer().publicKey, toPubkey: to, lamports })

function compose(recentBlockhash: string, instruction: TransactionInstruction): Transaction {
  const transaction = new Transaction()
  transaction.feePayer = payer().publicKey
  transaction.recentBlockhash = recentBlockhash
  return transaction.add(instruction)
}

describe('a local Solana chain', () => {
  test('§7: each chain has its own genesis hash, and ten accounts with 1 000 SOL', async () => {
    for (const chain of solana.all) {
      const genesis = String(await rpcRequest(chain.rpcUrl, 'getGenesisHash'))
      expect(chain.network.caipNetworkId).toBe(`solana:${genesis.slice(0, 32)}`)
      for (const { address } of solana.accounts) expect(await chain.balanceOf(address)).toBe(1_000_000_000_000n)
    }
    expect(solana.network.caipNetworkId).not.toBe(solana.second.network.caipNetworkId)
  })

  test('executes a legacy transaction of web3.js and confirms it by a subscription', async () => {
    const to = Keypair.generate().publicKey
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(transfer(to, 5_000_000)), [
      payer(),
    ])
    expect(await solana.balanceOf(to.toBase58())).toBe(5_000_000n)
    await solana.settle(signature)
    expect(await solana.second.balanceOf(to.toBase58())).toBe(0n)
  })

  test('executes a versioned transaction, and a second one with the same instructions', async () => {
    const to = Keypair.generate().publicKey
    for (let round = 1n; round <= 2n; round++) {
      const { blockhash } = await connection.getLatestBlockhash()
      const message = new TransactionMessage({
        payerKey: payer().publicKey,
        recentBlockhash: blockhash,
        instructions: [transfer(to, 1_000_000)],
      })
      const transaction = new VersionedTransaction(message.compileToV0Message())
      transaction.sign([payer()])
      expect((await connection.simulateTransaction(transaction)).value.err).toBeNull()
      await connection.sendTransaction(transaction)
      expect(await solana.balanceOf(to.toBase58())).toBe(1_000_000n * round)
    }
  })

  test('executes several transactions with the same blockhash', async () => {
    const to = Keypair.generate().publicKey
    const { blockhash } = await connection.getLatestBlockhash()
    const signed = [1, 2, 3].map((count) => {
      const transaction = compose(blockhash, transfer(to, 1_000_000 + count))
      transaction.sign(payer())
      return transaction.serialize()
    })
    for (const bytes of signed) await connection.sendRawTransaction(bytes)
    expect(await solana.balanceOf(to.toBase58())).toBe(3_000_006n)
  })

  test('refuses an invalid transaction with the reason and changes nothing', async () => {
    const to = Keypair.generate()
    const poor = Keypair.generate()
    const send = (transaction: Transaction, signer = payer()) =>
      sendAndConfirmTransaction(connection, transaction, [signer])
    await expect(send(new Transaction().add(transfer(to.publicKey, 12_345)))).rejects.toThrow(
      /InsufficientFundsForRent/,
    )
    await expect(send(new Transaction().add(transfer(to.publicKey, 9_000_000_000_000)))).rejects.toThrow(/Custom/)
    const spend = SystemProgram.transfer({ fromPubkey: poor.publicKey, toPubkey: to.publicKey, lamports: 1 })
    await expect(send(new Transaction().add(spend), poor)).rejects.toThrow(/AccountNotFound/)
    expect(await solana.balanceOf(to.publicKey.toBase58())).toBe(0n)

    const { blockhash } = await connection.getLatestBlockhash()
    const forged = compose(blockhash, transfer(to.publicKey, 2_000_000))
    forged.addSignature(payer().publicKey, Buffer.alloc(64, 7))
    await expect(connection.sendRawTransaction(forged.serialize({ verifySignatures: false }))).rejects.toThrow(
      /SignatureFailure/,
    )
    const stale = compose(PublicKey.default.toBase58(), transfer(to.publicKey, 2_000_000))
    stale.sign(payer())
    await expect(connection.sendRawTransaction(stale.serialize())).rejects.toThrow(/BlockhashNotFound/)
  })

  test('allows any origin, responds to batches in order, and returns an error for invalid input', async () => {
    const post = (body: string) => fetch(solana.rpcUrl, { method: 'POST', body })
    const batch = await post(
      JSON.stringify([
        { jsonrpc: '2.0', id: 7, method: 'getHealth' },
        { jsonrpc: '2.0', id: 8, method: 'toString' },
      ]),
    )
    expect(batch.headers.get('access-control-allow-origin')).toBe('*')
    expect(await batch.json()).toEqual([
      { jsonrpc: '2.0', id: 7, result: 'ok' },
      { jsonrpc: '2.0', id: 8, error: { code: -32601, message: 'Method not found' } },
    ])
    expect(await (await post('{')).json()).toMatchObject({ error: { code: -32700 } })
    await expect(rpcRequest(solana.rpcUrl, 'getBalance', ['no address'])).rejects.toThrow(/Invalid params/)
    await expect(rpcRequest(solana.rpcUrl, 'sendTransaction', ['11'])).rejects.toThrow(/Invalid params/)
  })

  test('reports a port in use with the reason', async () => {
    const port = Number(new URL(solana.rpcUrl).port)
    await expect(startLocalSolana({ ports: { local: port } })).rejects.toThrow(/A local chain did not start/)
  })
})
