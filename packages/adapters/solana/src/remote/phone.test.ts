import { createPublicKey, verify } from 'node:crypto'
import { decodeBase58, type Network, type SolanaProvider } from '@latchkey/common'
import { codeOf, createAdapterContext, type WalletConnectWalletOptions } from '@latchkey/testing'
import { connectPhone } from '@latchkey/testing/conformance'
import { type LocalRelay, type LocalSolana, startLocalSolana, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mainnet } from '../../test/networks.js'
import { createSolanaAdapter } from '../createSolanaAdapter.js'

let solana: LocalSolana
let relay: LocalRelay
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  ;[solana, relay] = await Promise.all([startLocalSolana(), startRelay()])
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  await relay?.close()
  await solana?.stop()
})

async function connect(
  phone?: Partial<WalletConnectWalletOptions>,
  networks: readonly Network[] = [solana.network, solana.second.network],
) {
  const parts = await connectPhone({
    namespace: 'solana',
    createWalletConnect,
    createAdapter: (context) => createSolanaAdapter().create(context),
    context: createAdapterContext({ networks }),
    relayUrl: relay.url,
    network: networks[0],
    phone,
  })
  ends.push(parts.close)
  const payer = new PublicKey(parts.session.accounts[0]?.address ?? '')
  return { ...parts, actions: parts.session.actions, payer }
}

function keyOf(address: string) {
  const head = Buffer.from('302a300506032b6570032100', 'hex')
  return createPublicKey({ key: Buffer.concat([head, new PublicKey(address).toBytes()]), format: 'der', type: 'spki' })
}

async function transferOf(payer: PublicKey, to: PublicKey, lamports = 2_000_000): Promise<Transaction> {
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash })
  return transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports }))
}

test('R452: the provider for apps signs and sends over WalletConnect, also with a Connection of web3.js', async () => {
  const { session, payer } = await connect()
  const provider = session.createAppProvider?.(() => session.actions) as SolanaProvider
  const message = Buffer.from('Grüße 👋')
  expect(verify(null, message, keyOf(payer.toBase58()), await provider.signMessage(message))).toBe(true)
  const { publicKey = expect.fail('not connected') } = provider
  const to = Keypair.generate().publicKey
  const signed = await provider.signTransaction(await transferOf(new PublicKey(publicKey), to))
  expect([signed instanceof Transaction, signed.verifySignatures()]).toEqual([true, true])
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  await solana.settle(await provider.sendTransaction(await transferOf(payer, to), connection))
  expect(await solana.balanceOf(to.toBase58())).toBe(2_000_000n)
  const params = { message: '5T', pubkey: payer.toBase58() }
  const response = await provider.request({ method: 'solana_signMessage', params })
  expect(response).toMatchObject({ signature: expect.any(String) })
  await session.disconnect()
  expect(await codeOf(provider.signMessage(message))).toBe('NOT_CONNECTED')
})

test('signs messages and transactions, and sends on the chain of the session', async () => {
  const { actions, session, payer, phone } = await connect()
  expect(session).toMatchObject({ wallet: { name: phone.name }, networkId: solana.network.caipNetworkId })
  expect([...session.approvedNetworkIds].sort()).toEqual(
    [solana.network, solana.second.network].map(({ caipNetworkId }) => caipNetworkId).sort(),
  )
  const signature = decodeBase58((await actions.signMessage?.({ message: 'Grüße 👋' })) ?? '') ?? new Uint8Array()
  expect(verify(null, Buffer.from('Grüße 👋'), keyOf(payer.toBase58()), signature)).toBe(true)

  const to = Keypair.generate().publicKey
  const signed = await actions.signTransaction?.({ transaction: await transferOf(payer, to) })
  expect(signed?.verifySignatures()).toBe(true)
  const both = [await transferOf(payer, to, 2_000_001), await transferOf(payer, to, 2_000_002)]
  const all = await actions.signAllTransactions?.({ transactions: both })
  expect(all?.every((one) => one.verifySignatures())).toBe(true)

  await solana.settle((await actions.signAndSendTransaction?.({ transaction: await transferOf(payer, to) })) ?? '')
  expect(await solana.balanceOf(to.toBase58())).toBe(2_000_000n)
  await session.switchNetwork?.(solana.second.network)
  const id = await actions.sendTransaction?.({ to: to.toBase58(), value: 3_000_000n })
  await solana.second.settle(id ?? '')
  expect(await solana.second.balanceOf(to.toBase58())).toBe(3_000_000n)
  expect(phone.control.requests().map(({ method }) => method)).toEqual([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signAndSendTransaction',
  ])
})

test('a wallet that only signs single transactions still signs several and sends', async () => {
  const { actions, payer, phone } = await connect({
    without: ['solana_signAllTransactions', 'solana_signAndSendTransaction', 'solana_signMessage'],
  })
  expect(actions.signMessage).toBeUndefined()
  const to = Keypair.generate().publicKey
  const transactions = [await transferOf(payer, to, 2_000_003), await transferOf(payer, to, 2_000_004)]
  const signed = await actions.signAllTransactions?.({ transactions })
  expect(signed?.every((one) => one.verifySignatures())).toBe(true)
  await solana.settle((await actions.sendTransaction?.({ to: to.toBase58(), value: 2_500_000n })) ?? '')
  expect(await solana.balanceOf(to.toBase58())).toBe(2_500_000n)
  expect(phone.control.requests().map(({ method }) => method)).toEqual(new Array(3).fill('solana_signTransaction'))
})

test('maps a rejection to USER_REJECTED, and keeps the session', async () => {
  const { actions, phone } = await connect()
  phone.control.reject('solana_signMessage')
  expect(await codeOf(actions.signMessage?.({ message: 'x' }))).toBe('USER_REJECTED')
  phone.control.approve('solana_signMessage')
  expect(await codeOf(actions.signMessage?.({ message: 'x' }))).toHaveProperty('resolved')
})

test('FI3: follows account changes, network changes and the end of the session at the wallet', async () => {
  const { session, phone, events } = await connect()
  const before = session.accounts[0]?.address
  await phone.setAccounts('solana', [1, 0])
  await expect.poll(() => session.accounts[0]?.address).toBe(phone.addresses(solana.network.caipNetworkId, 1)[0])
  expect(session.accounts.map(({ address }) => address)).toContain(before)
  await phone.switchNetwork(solana.second.network.caipNetworkId)
  await expect.poll(() => session.networkId).toBe(solana.second.network.caipNetworkId)
  await phone.deleteSession()
  await expect.poll(() => events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
  expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('NOT_CONNECTED')
})

test('restores its session after a reload, and the wallet keeps signing', async () => {
  const { session, reload, phone, payer } = await connect()
  session.detach()
  const again = await reload()
  expect(again.accounts).toEqual(session.accounts)
  const signature = decodeBase58((await again.actions.signMessage?.({ message: 'x' })) ?? '') ?? new Uint8Array()
  expect(verify(null, Buffer.from('x'), keyOf(payer.toBase58()), signature)).toBe(true)
  expect(phone.sessions()).toHaveLength(1)
})

test('signs with a wallet that supports Solana only with its legacy id', async () => {
  const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const network = { ...mainnet, deprecatedCaipNetworkId: former } satisfies Network
  const { session, phone } = await connect({ approval: { type: 'approve', networks: [former] } }, [network])
  expect([session.networkId, session.approvedNetworkIds]).toEqual([mainnet.caipNetworkId, [mainnet.caipNetworkId]])
  expect(phone.sessions()).toMatchObject([{ namespaces: { solana: { accounts: [expect.stringContaining(former)] } } }])
  const { address } = session.accounts[0] ?? {}
  const signature = decodeBase58((await session.actions.signMessage?.({ message: 'x' })) ?? '') ?? new Uint8Array()
  expect(verify(null, Buffer.from('x'), keyOf(address ?? ''), signature)).toBe(true)
})

test('FI20: disconnecting ends the session at the wallet', async () => {
  const { session, phone } = await connect()
  expect(phone.sessions()).toHaveLength(1)
  await session.disconnect()
  await expect.poll(() => phone.sessions()).toEqual([])
})
