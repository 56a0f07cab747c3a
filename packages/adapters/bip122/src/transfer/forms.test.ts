// Parts that are loaded on use are here already, so that a test waits for answers only.
import '../connectedParts.js'
import './composeTransfer.js'
import { randomBytes } from 'node:crypto'
import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, createFakeFetch } from '@latchkey/testing'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { Transaction } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakePage } from '../../test/createFakePage.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createOneKeyWallet, type KeyForm } from '../../test/oneKeyWallet.js'
import { createAdapter } from '../createAdapter.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const recipients = [{ address: recipient, amount: 20_000n }]

async function connect(
  wallet: object,
  change: Parameters<typeof createAdapterContext>[0] = {},
): Promise<Session<'bip122'>> {
  const page = createFakePage()
  page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
  const context = createAdapterContext({ window: page, networks: [bitcoin.network], ...change })
  let connectors: readonly Connector[] = []
  createAdapter(context, {}).discover((list) => {
    connectors = list
  })()
  return (await connectors[0]?.connect()) as Session<'bip122'>
}

test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('coins of a %s address are spent, at the wanted fee', async (form) => {
  const { wallet, address } = createOneKeyWallet(form, randomBytes(32))
  const session = await connect(wallet)
  expect(session.accounts).toMatchObject([{ address, type: 'payment' }])
  await bitcoin.fund(address, 30_000n)
  await bitcoin.fund(address, 30_000n)
  for (const round of [1, 2]) {
    const txid = (await session.actions.sendTransfer?.({ recipients })) ?? ''
    const sent = await (await fetch(`${bitcoin.rpcUrl}/tx/${txid}`)).json()
    expect(sent.fee / (sent.weight / 4), `round ${round}`).toBeGreaterThanOrEqual(3)
    expect(sent.fee / (sent.weight / 4), `round ${round}`).toBeLessThan(3.8)
    await bitcoin.settle(txid)
  }
  expect(await bitcoin.balanceOf(address)).toBeLessThan(20_000n)
})

test('coins of a taproot address are signed by its key; a node that knows taproot would take them', async () => {
  const { wallet, address, script } = createOneKeyWallet('p2tr', randomBytes(32))
  const server = createFakeFetch()
  const txid = '5e'.repeat(32)
  server.always('/utxo', { json: [{ txid, vout: 1, value: 50_000, status: { confirmed: true } }] })
  server.always('/fee-estimates', { json: { 1: 5.5, 3: 2 } })
  server.always('/tx', { text: txid })
  const network = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
  const session = await connect(wallet, { networks: [network], fetch: server })
  expect(session.accounts).toMatchObject([{ address, type: 'payment' }])
  expect(await session.actions.sendTransfer?.({ recipients })).toBe(txid)
  const sent = Transaction.fromHex(server.requests.find(({ method }) => method === 'POST')?.body ?? '')
  expect(sent.ins[0]?.witness).toHaveLength(1)
  expect(sent.outs[1]?.script).toEqual(script)
  const fee = 50_000n - sent.outs.reduce((sum, { value }) => sum + value, 0n)
  expect(Number(fee) / sent.virtualSize()).toBeGreaterThanOrEqual(2)
  expect(Number(fee) / sent.virtualSize()).toBeLessThan(2.3)
})

test('a wallet that connects all its chains at once is connected that way', async () => {
  const { wallet, address } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const { 'bitcoin:connect': connecting, ...others } = wallet.features
  const session = await connect({ ...wallet, features: { ...others, 'standard:connect': connecting } })
  expect(session.accounts).toMatchObject([{ address, type: 'payment' }])
})

test('a server of mempool.space tells its fees elsewhere', async () => {
  const { wallet } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const server = createFakeFetch()
  const txid = '5e'.repeat(32)
  server.always('/utxo', { json: [{ txid, vout: 1, value: 50_000, status: { confirmed: true } }] })
  server.always('/fee-estimates', { text: 'not here', status: 404 })
  server.always('/v1/fees/recommended', {
    json: { fastestFee: 9, halfHourFee: 7, hourFee: 5, economyFee: 2, minimumFee: 1 },
  })
  server.always('/tx', { text: txid })
  const network = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
  const session = await connect(wallet, { networks: [network], fetch: server })
  await session.actions.sendTransfer?.({ recipients })
  const sent = Transaction.fromHex(server.requests.find(({ method }) => method === 'POST')?.body ?? '')
  const fee = 50_000n - sent.outs.reduce((sum, { value }) => sum + value, 0n)
  expect(Number(fee) / sent.virtualSize()).toBeGreaterThanOrEqual(7)
  expect(Number(fee) / sent.virtualSize()).toBeLessThan(7.6)
})

test.each<KeyForm>(['p2sh'])(
  'coins of a %s address whose key the wallet does not tell stay where they are',
  async (form) => {
    const { wallet, address } = createOneKeyWallet(form, randomBytes(32), { publicKey: new Uint8Array() })
    const session = await connect(wallet)
    await bitcoin.fund(address, 30_000n)
    await expect(session.actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  },
)

test.each([
  ['coins that are none', [{ txid: 'x', vout: 0, value: 5, status: { confirmed: true } }], { 1: 2 }],
  ['amounts with a fraction', [{ txid: '5e'.repeat(32), vout: 0, value: 5.5, status: { confirmed: true } }], { 1: 2 }],
  ['amounts below nothing', [{ txid: '5e'.repeat(32), vout: 0, value: -5, status: { confirmed: true } }], { 1: 2 }],
  [
    'fees beyond reason',
    [{ txid: '5e'.repeat(32), vout: 0, value: 5_000_000, status: { confirmed: true } }],
    { 1: 1e9 },
  ],
  ['no list', { coins: 1 }, { 1: 2 }],
])('FI6: a server that tells %s pays nothing', async (_title, utxo, fees) => {
  const { wallet } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const server = createFakeFetch()
  server.always('/utxo', { json: utxo })
  server.always('/fee-estimates', { json: fees })
  const network = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
  const session = await connect(wallet, { networks: [network], fetch: server })
  await expect(session.actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
})
