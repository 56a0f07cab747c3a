import { createPublicKey, verify } from 'node:crypto'
import type { Session, SolanaProvider } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
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
import { connectToChain } from '../../test/connectToChain.js'
import { connectWith } from '../../test/connectWith.js'
import { openOver } from '../../test/openOver.js'
import { createChannel } from '../../test/scriptedChannel.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

let solana: LocalSolana
let connection: Connection
beforeAll(async () => {
  solana = await startLocalSolana()
  connection = new Connection(solana.rpcUrl, 'confirmed')
})
afterAll(() => solana?.stop())

const providerOf = (session: Session<'solana'>) =>
  session.createAppProvider?.(() => session.actions) as SolanaProvider & { readonly publicKey: PublicKey }

async function connect(change?: Parameters<typeof connectToChain>[1]) {
  const parts = await connectToChain(solana, change)
  return { ...parts, provider: providerOf(parts.session) }
}

const lamports = 2_000_000
const receiver = () => Keypair.generate().publicKey
const received = async (signature: string, to: PublicKey) => {
  await solana.settle(signature)
  return solana.balanceOf(to.toBase58())
}

/** Writes a transaction as apps do, with the provider's key. */
async function legacy({ publicKey }: { readonly publicKey: PublicKey }, to: PublicKey): Promise<Transaction> {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: publicKey, recentBlockhash: blockhash })
  return transaction.add(SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports }))
}

async function versioned({ publicKey }: { readonly publicKey: PublicKey }, to: PublicKey) {
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports })]
  const message = new TransactionMessage({ payerKey: publicKey, recentBlockhash: blockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

function isSigned(message: Uint8Array, signature: Uint8Array, address: string): boolean {
  const head = Buffer.from('302a300506032b6570032100', 'hex')
  const der = Buffer.concat([head, new PublicKey(address).toBytes()])
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}

describe('the provider for apps on a chain', () => {
  test('R452: signs bytes with the active account, whose key it has', async () => {
    const { provider, session, wallet, payer } = await connect()
    const message = new TextEncoder().encode('Grüße 👋')
    expect(provider.publicKey.toBase58()).toBe(payer.toBase58())
    expect(new PublicKey(provider.publicKey).equals(payer)).toBe(true)
    expect(provider.publicKey).toBe(provider.publicKey)
    expect(isSigned(message, await provider.signMessage(message), payer.toBase58())).toBe(true)
    wallet.control.shareAccounts([0, 1])
    const [, second = ''] = wallet.addresses
    await expect.poll(async () => (await provider.getAccounts()).map(({ address }) => address)).toContain(second)
    session.selectAccount?.(second)
    expect(provider.publicKey.toBase58()).toBe(second)
    expect(await provider.getAccounts()).toMatchObject([{ namespace: 'solana', address: second, type: 'eoa' }, {}])
    expect(isSigned(message, await provider.signMessage(message), second)).toBe(true)
  })

  test('R452: signs both kinds of transactions, alone and together, and returns the same kinds', async () => {
    const { provider } = await connect()
    const to = receiver()
    const signed = await provider.signTransaction(await legacy(provider, to))
    expect([signed instanceof Transaction, signed.verifySignatures()]).toEqual([true, true])
    expect(await received(await connection.sendRawTransaction(signed.serialize()), to)).toBe(2_000_000n)
    const all = await provider.signAllTransactions([await versioned(provider, to), await legacy(provider, to)])
    expect(all.map((one) => one.constructor)).toEqual([VersionedTransaction, Transaction])
    for (const one of all) await solana.settle(await connection.sendRawTransaction(one.serialize()))
    expect(await solana.balanceOf(to.toBase58())).toBe(6_000_000n)
  })

  test.each([
    ['a wallet that signs and sends', [], 'solana:signTransaction'],
    ['a wallet that only signs', ['solana:signAndSendTransaction'], 'solana:signTransaction'],
    ['a wallet that only signs and sends', ['solana:signTransaction'], 'solana:signAndSendTransaction'],
  ] as const)('R452: sends with a Connection and with the kit: %s', async (_, without, feature) => {
    const { provider, wallet } = await connect({ without })
    const to = receiver()
    wallet.control.clearRequests()
    const options = { skipPreflight: false, preflightCommitment: 'singleGossip' } as const
    const sent = await provider.sendTransaction(await versioned(provider, to), connection, options)
    expect(wallet.control.requests().map(({ method }) => method)).toEqual([feature])
    expect(await received(sent, to)).toBe(2_000_000n)
    expect(await received(await provider.signAndSendTransaction(await legacy(provider, to)), to)).toBe(4_000_000n)
  })

  test('a Connection sends to its own chain, whatever network is active', async () => {
    const { provider, session } = await connect()
    await session.switchNetwork?.(solana.second.network)
    expect(provider.getActiveChain()).toMatchObject({ caipNetworkId: solana.second.network.caipNetworkId })
    const to = receiver()
    expect(await received(await provider.sendTransaction(await legacy(provider, to), connection), to)).toBe(2_000_000n)
    expect(await solana.second.balanceOf(to.toBase58())).toBe(0n)
  })

  test('rejects with typed errors: refused by the visitor, by the node, without a node, and after the end', async () => {
    const { provider, session, wallet } = await connect()
    const to = receiver()
    wallet.control.reject('solana:signMessage')
    expect(await codeOf(provider.signMessage(new Uint8Array(1)))).toBe('USER_REJECTED')
    const expired = await legacy(provider, to)
    expired.recentBlockhash = receiver().toBase58()
    await expect(provider.sendTransaction(expired, connection)).rejects.toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      cause: { code: 'TRANSACTION_EXPIRED' },
    })
    // Nothing listens on this port.
    const offline = new Connection('http://127.0.0.1:9')
    await expect(provider.sendTransaction(await legacy(provider, to), offline)).rejects.toMatchObject({
      code: 'RPC_FAILED',
      details: expect.stringContaining('may have been sent'),
    })
    expect(await codeOf(provider.sendTransaction(await legacy(provider, to), {} as Connection))).toBe('INVALID_PARAMS')
    expect(await codeOf(provider.signTransaction({} as Transaction))).toBe('INVALID_PARAMS')
    expect(await codeOf(provider.request({ method: 'solana_signMessage' }))).toBe('METHOD_NOT_SUPPORTED')
    const last = await legacy(provider, to)
    await session.disconnect()
    expect(provider.publicKey).toBeUndefined()
    const calls = [
      provider.getAccounts(),
      provider.signMessage(new Uint8Array(1)),
      provider.signTransaction(last),
      provider.signAllTransactions([last]),
      provider.signAndSendTransaction(last),
      provider.sendTransaction(last, connection),
      provider.request({ method: 'x' }),
    ]
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'NOT_CONNECTED'))
  })

  test('treats a transaction that the node of a Connection has processed as sent', async () => {
    const { provider } = await connect()
    const transaction = await legacy(provider, receiver())
    const first = await provider.sendTransaction(transaction, connection)
    await solana.settle(first)
    expect(await provider.sendTransaction(transaction, connection)).toBe(first)
  })
})

describe('the wallet behind the provider for apps', () => {
  test('R453: every member and feature of a frozen object with private fields works', async () => {
    const wallet = createScriptedWallet()
    class Wallet {
      readonly version = '1.0.0'
      readonly icon = wallet.icon
      readonly #chains = ['solana:mainnet']
      #color = 'green'
      get name() {
        return `${this.#color} wallet`
      }
      get chains() {
        return this.#chains
      }
      get accounts() {
        return [alice]
      }
      get features() {
        return { ...wallet.features, 'acme:paint': { paint: (color: string) => this.paint(color) } }
      }
      paint(color: string) {
        this.#color = color
      }
    }
    const own = Object.freeze(new Wallet())
    const { session } = await connectWith(own as never)
    const provider = providerOf(session) as unknown
    const shown = provider as SolanaProvider & Wallet
    expect([shown.name, shown.chains, shown.version]).toEqual(['green wallet', ['solana:mainnet'], '1.0.0'])
    shown.paint('red')
    expect(shown.name).toBe('red wallet')
    shown.features['acme:paint'].paint('blue')
    expect([shown.name, shown.paint]).toEqual(['blue wallet', shown.paint])
    expect([shown instanceof Wallet, 'features' in shown, 'signMessage' in shown]).toEqual([true, true, true])
    expect(shown.accounts[0]).toBe(alice)
    const [account] = (provider as SolanaProvider).accounts
    const answer = await (provider as SolanaProvider).features['solana:signMessage']?.signMessage({
      account: account ?? expect.fail('no account'),
      message: new Uint8Array(3),
    })
    expect(answer?.[0]?.signature).toHaveLength(64)
  })

  test('lacks a method that the wallet does not have, until the wallet has it', async () => {
    const wallet = createScriptedWallet()
    const signing = wallet.features['solana:signMessage'] ?? {}
    Reflect.deleteProperty(wallet.features, 'solana:signMessage')
    const { session, clock } = await connectWith(wallet)
    const provider = providerOf(session)
    expect(await codeOf(provider.signMessage(new Uint8Array(1)))).toBe('METHOD_NOT_SUPPORTED')
    wallet.features['solana:signMessage'] = signing
    wallet.change({ features: wallet.features })
    await clock.advance(16)
    expect(await provider.signMessage(new Uint8Array(1))).toHaveLength(64)
  })

  test('R452: over a channel, `request` sends a granted method to the active network', async () => {
    const channel = createChannel()
    const { session, clock } = await openOver(channel)
    const provider = providerOf(session)
    expect(await provider.signMessage(new Uint8Array([1, 2]))).toHaveLength(64)
    const params = { message: '5T', pubkey: alice.address }
    expect(await provider.request({ method: 'solana_signMessage', params })).toMatchObject({
      signature: expect.any(String),
    })
    expect(channel.asked.at(-1)).toMatchObject({ method: 'solana_signMessage', params })
    expect([provider.publicKey.toBase58(), provider.name]).toEqual([alice.address, channel.wallet.name])
    channel.event('accountsChanged', [bob.address])
    await clock.advance(16)
    expect(provider.publicKey.toBase58()).toBe(bob.address)
  })
})
