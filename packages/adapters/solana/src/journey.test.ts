import { createPublicKey, verify } from 'node:crypto'
import { decodeBase58 } from '@latchkey/common'
import { codeOf, createAdapterContext, type SolanaTestWalletOptions } from '@latchkey/testing'
import { type LocalSolana, startLocalSolana } from '@latchkey/testing/node'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectToChain } from '../test/connectToChain.js'
import { createSolanaAdapter } from './createSolanaAdapter.js'

let solana: LocalSolana
let connection: Connection
beforeAll(async () => {
  solana = await startLocalSolana()
  connection = new Connection(solana.rpcUrl, 'confirmed')
})
afterAll(async () => {
  await solana?.stop()
})

const connect = (change?: Partial<SolanaTestWalletOptions>) => connectToChain(solana, change)

const lamports = 2_000_000
const receiver = () => Keypair.generate().publicKey
const balance = (key: PublicKey) => solana.balanceOf(key.toBase58())

async function legacy(payer: PublicKey, to: PublicKey): Promise<Transaction> {
  const transaction = new Transaction()
  transaction.feePayer = payer
  transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  return transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports }))
}

async function versioned(payer: PublicKey, to: PublicKey): Promise<VersionedTransaction> {
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports })]
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

test('signs text and bytes with the Ed25519 key of the named account', async () => {
  const { actions, wallet } = await connect()
  wallet.control.shareAccounts([0, 1])
  const raw = Uint8Array.from([0, 255, 128])
  await expect.poll(() => actions.getAccounts?.()).toHaveLength(2)
  for (const [message, bytes] of [
    ['Grüße 👋', Buffer.from('Grüße 👋')],
    [{ raw }, raw],
  ] as const)
    for (const address of wallet.addresses.slice(0, 2)) {
      const signature = await actions.signMessage?.({ message, address })
      const head = Buffer.from('302a300506032b6570032100', 'hex')
      const der = Buffer.concat([head, new PublicKey(address).toBytes()])
      const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
      expect(verify(null, bytes, key, decodeBase58(signature ?? '') ?? new Uint8Array())).toBe(true)
    }
})

describe('transactions of web3.js', () => {
  test('signs a legacy transaction, returns the same type, and the chain accepts it', async () => {
    const { actions, payer } = await connect()
    const to = receiver()
    const transaction = await legacy(payer, to)
    const signed = await actions.signTransaction?.({ transaction })
    expect(signed).toBeInstanceOf(Transaction)
    expect(signed?.verifySignatures()).toBe(true)
    await connection.sendRawTransaction(signed?.serialize() ?? [])
    expect(await balance(to)).toBe(BigInt(lamports))
  })

  test('signs versioned transactions and serialized bytes', async () => {
    const { actions, payer } = await connect()
    const to = receiver()
    const signed = await actions.signTransaction?.({ transaction: await versioned(payer, to) })
    expect(signed).toBeInstanceOf(VersionedTransaction)
    await connection.sendTransaction(signed as VersionedTransaction)
    const bytes = await actions.signTransaction?.({ transaction: (await versioned(payer, to)).serialize() })
    expect(bytes).toBeInstanceOf(Uint8Array)
    await connection.sendRawTransaction(bytes ?? [])
    expect(await balance(to)).toBe(BigInt(lamports * 2))
  })

  test('signs legacy and versioned transactions in one wallet request', async () => {
    const { actions, payer, wallet } = await connect()
    const to = receiver()
    const transactions = [await legacy(payer, to), await versioned(payer, to)]
    wallet.control.clearRequests()
    const signed = (await actions.signAllTransactions?.({ transactions })) ?? []
    expect(wallet.control.requests()).toHaveLength(1)
    for (const one of signed) await connection.sendRawTransaction(one.serialize())
    expect(await balance(to)).toBe(BigInt(lamports * 2))
  })

  test('keeps the signature of a second signer', async () => {
    const { actions, payer } = await connect()
    const other = Keypair.generate()
    const to = receiver()
    await solana.fund(other.publicKey.toBase58(), 10_000_000n)
    const transaction = await legacy(payer, to)
    transaction.add(SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: to, lamports }))
    transaction.partialSign(other)
    const signed = await actions.signTransaction?.({ transaction })
    await connection.sendRawTransaction(signed?.serialize() ?? [])
    expect(await balance(to)).toBe(BigInt(lamports * 2))
  })

  test.each([
    ['the wallet', []],
    ['the network’s RPC, for a wallet that only signs', ['solana:signAndSendTransaction']],
  ] as const)('signs and sends with %s on the network of the session', async (_, without) => {
    const { actions, payer, session } = await connect({ without })
    const to = receiver()
    const signature = await actions.signAndSendTransaction?.({
      transaction: await versioned(payer, to),
      options: { preflightCommitment: 'confirmed', maxRetries: 3 },
    })
    await solana.settle(signature ?? '')
    expect(await balance(to)).toBe(BigInt(lamports))
    await session.switchNetwork?.(solana.second.network)
    // Its blockhash belongs to the first chain.
    const stale = { transaction: await versioned(payer, to) }
    expect(await codeOf(actions.signAndSendTransaction?.(stale))).toBe('SEND_FAILED_SOLANA')
  })

  test('R57b: treats a transaction that the network already processed as sent', async () => {
    const { actions, payer } = await connect({ without: ['solana:signAndSendTransaction'] })
    const transaction = await legacy(payer, receiver())
    const first = await actions.signAndSendTransaction?.({ transaction })
    expect(await actions.signAndSendTransaction?.({ transaction })).toBe(first)
  })
})

describe('transfers', () => {
  test.each([
    ['the wallet', []],
    ['the network’s RPC', ['solana:signAndSendTransaction']],
  ] as const)('a transfer with %s moves the amount and charges the fee', async (_, without) => {
    const { actions, payer, adapter } = await connect({ without })
    const to = receiver()
    const before = await balance(payer)
    const signature = await actions.sendTransaction?.({ to: to.toBase58(), value: 1_500_000n })
    await solana.settle(signature ?? '')
    const read = await adapter.getBalance({ address: to.toBase58(), network: solana.network })
    expect(read).toEqual({ value: 1_500_000n, decimals: 9, symbol: 'SOL' })
    expect(await balance(payer)).toBe(before - 1_500_000n - 5_000n)
  })

  test('FI22: a transfer stays on its network if the page switches meanwhile', async () => {
    const { actions, session, wallet } = await connect()
    const to = receiver()
    wallet.control.stall('solana:signAndSendTransaction')
    const sending = actions.sendTransaction?.({ to: to.toBase58(), value: 1_500_000n })
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await session.switchNetwork?.(solana.second.network)
    wallet.control.release()
    await sending
    expect(await balance(to)).toBe(1_500_000n)
    await actions.sendTransaction?.({ to: to.toBase58(), value: 1_600_000n })
    expect(await solana.second.balanceOf(to.toBase58())).toBe(1_600_000n)
  })

  test('a transfer of the whole balance leaves a balance of zero', async () => {
    const secret = Keypair.generate().secretKey.slice(0, 32)
    const { actions, payer } = await connect({ secretKeys: [secret] })
    await solana.fund(payer.toBase58(), 3_000_000n)
    const to = receiver()
    await actions.sendTransaction?.({ to: to.toBase58(), value: 2_995_000n })
    expect([await balance(payer), await balance(to)]).toEqual([0n, 2_995_000n])
  })

  test.each([
    ['more than the balance', 3_000_000n, 'INSUFFICIENT_FUNDS'],
    ['an amount that leaves less than the rent-exempt minimum', 2_900_000n, 'INSUFFICIENT_FUNDS'],
    ['less than the rent-exempt minimum of a new account', 12_345n, 'AMOUNT_TOO_SMALL'],
  ])('rejects %s before the request to the wallet', async (_, value, code) => {
    const secret = Keypair.generate().secretKey.slice(0, 32)
    const { actions, payer, wallet } = await connect({ secretKeys: [secret] })
    await solana.fund(payer.toBase58(), 3_000_000n)
    wallet.control.clearRequests()
    expect(await codeOf(actions.sendTransaction?.({ to: receiver().toBase58(), value }))).toBe(code)
    expect(wallet.control.requests()).toEqual([])
  })

  test('transfers any amount to an existing account, and to oneself', async () => {
    const { actions, payer } = await connect()
    const to = receiver()
    await solana.fund(to.toBase58(), 1_000_000n)
    await actions.sendTransaction?.({ to: to.toBase58(), value: 1n })
    expect(await balance(to)).toBe(1_000_001n)
    const before = await balance(payer)
    await actions.sendTransaction?.({ to: payer.toBase58(), value: 7n })
    expect(await balance(payer)).toBe(before - 5_000n)
  })
})

describe('a Connection for the app', () => {
  test('is a Connection of web3.js to the requested network, with subscriptions', async () => {
    const { adapter, actions, payer } = await connect()
    const made = await adapter.createChainClient?.(solana.network)
    expect(made).toBeInstanceOf(Connection)
    const own = made as Connection
    expect(await own.getBalance(payer)).toBe(Number(await balance(payer)))
    const to = receiver()
    let notified = 0
    const subscription = own.onAccountChange(to, ({ lamports }) => {
      notified = lamports
    })
    await expect
      .poll(
        async () => {
          await actions.sendTransaction?.({ to: to.toBase58(), value: 1_500_000n })
          return notified
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBeGreaterThanOrEqual(1_500_000)
    await own.removeAccountChangeListener(subscription)
    // Close the socket first: web3.js would reconnect forever to a stopped node.
    const socket: { close(): void } = Reflect.get(own, '_rpcWebSocket')
    socket.close()
  })

  test('is absent without the library, and requires a network with a URL', async () => {
    const bare = await createSolanaAdapter().create(createAdapterContext())
    expect(bare.createChainClient).toBeUndefined()
    const { adapter } = await connect()
    const nowhere = { ...solana.network, rpcUrls: { default: { http: [] } } }
    expect(await codeOf(adapter.createChainClient?.(nowhere))).toBe('TRANSPORT_URL_MISSING')
    const other = { ...solana.network, chainNamespace: 'eip155' } as const
    expect(await codeOf(adapter.createChainClient?.(other))).toBe('INVALID_PARAMS')
    adapter.destroy()
    expect(await codeOf(adapter.createChainClient?.(solana.network))).toBe('DESTROYED')
  })
})
