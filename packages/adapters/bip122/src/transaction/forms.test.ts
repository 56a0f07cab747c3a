// Preloads lazy code, so that tests don't wait for it.
import '../session/connect.js'
import './composeTransfer.js'
import { randomBytes } from 'node:crypto'
import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage } from '@latchkey/testing'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import type { Transaction } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createFakeEsplora } from '../../test/fakeEsplora.js'
import { createOneKeyWallet, type KeyForm } from '../../test/oneKeyWallet.js'
import { whileTimePasses } from '../../test/whileTimePasses.js'
import type { Bip122AdapterOptions } from '../context/options.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const regtest = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const recipients = [{ address: recipient, amount: 20_000n }]

async function connect(
  wallet: object,
  change: Parameters<typeof createAdapterContext>[0] = {},
  options: Bip122AdapterOptions = {},
): Promise<Session<'bip122'>> {
  const page = createFakePage()
  page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
  const context = createAdapterContext({ window: page, networks: [bitcoin.network], ...change })
  let connectors: readonly Connector[] = []
  createAdapter(context, options).discover((list) => {
    connectors = list
  })()
  return (await connectors[0]?.connect()) as Session<'bip122'>
}

test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)(
  'spends UTXOs of a %s address at the requested fee rate',
  async (form) => {
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
  },
)

test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)(
  'the largest amount of a %s address empties it, at the estimated fee',
  async (form) => {
    const { wallet, address } = createOneKeyWallet(form, randomBytes(32))
    const { transfers } = await connect(wallet)
    for (const amount of [30_000n, 40_000n]) await bitcoin.fund(address, amount)
    const { fee, maxAmount } = (await transfers?.estimate({ to: recipient })) ?? { fee: 0n, maxAmount: 0n }
    expect(fee + maxAmount).toBe(70_000n)
    expect(await transfers?.check({ to: recipient, amount: maxAmount })).toEqual([])
    const txid = (await transfers?.send({ to: recipient, amount: maxAmount })) ?? ''
    await bitcoin.settle(txid)
    expect(await bitcoin.balanceOf(address)).toBe(0n)
    const sent = await (await fetch(`${bitcoin.rpcUrl}/tx/${txid}`)).json()
    expect(BigInt(sent.fee)).toBe(fee)
  },
)

test('spends taproot UTXOs with a key-path signature', async () => {
  const { wallet, address, script } = createOneKeyWallet('p2tr', randomBytes(32))
  const { fetch, sent } = createFakeEsplora({ script, values: [50_000n] })
  const session = await connect(wallet, { networks: [regtest], fetch })
  expect(session.accounts).toMatchObject([{ address, type: 'payment' }])
  const id = await session.actions.sendTransfer?.({ recipients })
  const [transaction] = sent()
  expect(transaction?.getId()).toBe(id)
  expect(transaction?.ins[0]?.witness).toHaveLength(1)
  expect(transaction?.outs[1]?.script).toEqual(script)
  expect(feeRate(transaction, 50_000n)).toBeGreaterThanOrEqual(2)
  expect(feeRate(transaction, 50_000n)).toBeLessThan(2.3)
})

test('uses standard:connect if the wallet has no bitcoin:connect', async () => {
  const { wallet, address } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const { 'bitcoin:connect': connecting, ...others } = wallet.features
  const session = await connect({ ...wallet, features: { ...others, 'standard:connect': connecting } })
  expect(session.accounts).toMatchObject([{ address, type: 'payment' }])
})

test('reads the fee rate of a mempool.space server from its own path', async () => {
  const { wallet, script } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const { fetch, sent } = createFakeEsplora({ script, values: [50_000n] })
  fetch.always('/fee-estimates', { text: 'not here', status: 404 })
  fetch.always('/v1/fees/recommended', {
    json: { fastestFee: 9, halfHourFee: 7, hourFee: 5, economyFee: 2, minimumFee: 1 },
  })
  const session = await connect(wallet, { networks: [regtest], fetch })
  await session.actions.sendTransfer?.({ recipients })
  expect(feeRate(sent()[0], 50_000n)).toBeGreaterThanOrEqual(7)
  expect(feeRate(sent()[0], 50_000n)).toBeLessThan(7.6)
})

test.each<KeyForm>(['p2sh'])(
  'does not spend UTXOs of a %s address whose key the wallet does not share',
  async (form) => {
    const { wallet, address } = createOneKeyWallet(form, randomBytes(32), { publicKey: new Uint8Array() })
    const session = await connect(wallet)
    await bitcoin.fund(address, 30_000n)
    await expect(session.actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  },
)

test.each([
  ['malformed UTXOs', [{ txid: 'x', vout: 0, value: 5, status: { confirmed: true } }], { 1: 2 }],
  ['amounts with a fraction', [{ txid: '5e'.repeat(32), vout: 0, value: 5.5, status: { confirmed: true } }], { 1: 2 }],
  ['negative amounts', [{ txid: '5e'.repeat(32), vout: 0, value: -5, status: { confirmed: true } }], { 1: 2 }],
  ['no list', { utxos: 1 }, { 1: 2 }],
])('FI6: sends no payment if a server returns %s', async (_title, utxo, fees) => {
  const { wallet, script } = createOneKeyWallet('p2wpkh', randomBytes(32))
  const { fetch, sent } = createFakeEsplora({ script, values: [50_000n], fees })
  fetch.always('/utxo', { json: utxo })
  const clock = createFakeClock()
  const session = await connect(wallet, { networks: [regtest], fetch, clock })
  const sending = whileTimePasses(clock, Promise.resolve(session.actions.sendTransfer?.({ recipients })))
  await expect(sending).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
  expect(sent()).toEqual([])
})

function feeRate(transaction: Transaction | undefined, spent: bigint): number {
  if (!transaction) return Number.NaN
  const paid = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
  return Number(spent - paid) / transaction.virtualSize()
}
