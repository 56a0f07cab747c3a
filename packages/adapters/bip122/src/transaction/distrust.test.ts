// Preloads lazy code, so that tests don't wait for it.
import '../session/connect.js'
import '../actions/actions.js'
import './composeTransfer.js'
import { randomBytes } from 'node:crypto'
import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage } from '@latchkey/testing'
import { Transaction } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createFakeEsplora } from '../../test/fakeEsplora.js'
import { createOneKeyWallet, type KeyForm } from '../../test/oneKeyWallet.js'
import { whileTimePasses } from '../../test/whileTimePasses.js'
import type { Bip122AdapterOptions } from '../context/options.js'
import { dustLimit } from './dustLimit.js'

const regtest = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const pay = (amount: bigint) => ({ recipients: [{ address: recipient, amount }] })

type Change = Partial<Parameters<typeof createFakeEsplora>[0]> & {
  readonly options?: Bip122AdapterOptions
  readonly purpose?: string
}

/** Opens a session of a wallet that records its signature requests, with a scripted server. */
async function connect(form: KeyForm, { options = {}, purpose, ...change }: Change = {}) {
  const { wallet, script } = createOneKeyWallet(form, randomBytes(32), purpose === undefined ? {} : { purpose })
  const sign = wallet.features['bitcoin:signTransaction']
  const asked: Uint8Array[] = []
  const features = {
    ...wallet.features,
    'bitcoin:signTransaction': {
      ...sign,
      signTransaction: (request: { readonly psbt: Uint8Array }) => {
        asked.push(request.psbt)
        return sign.signTransaction(request)
      },
    },
  }
  const esplora = createFakeEsplora({ script, values: [100_000n], ...change })
  const page = createFakePage()
  page.addEventListener('wallet-standard:app-ready', (event) =>
    Reflect.get(event, 'detail').register({ ...wallet, features }),
  )
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, networks: [regtest], fetch: esplora.fetch, clock })
  let connectors: readonly Connector[] = []
  createAdapter(context, options).discover((list) => {
    connectors = list
  })()
  const session = (await connectors[0]?.connect()) as Session<'bip122'>
  const transfer = async (amount: bigint) => session.actions.sendTransfer?.(pay(amount))
  const send = (amount: bigint) => whileTimePasses(clock, transfer(amount))
  return { ...esplora, script, session, send, asked }
}

describe('R165: previous transactions of UTXOs', () => {
  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('%s: rejects a UTXO whose amount differs', async (form) => {
    const { fetch, utxos, send, asked, sent } = await connect(form)
    fetch.always('/utxo', { json: utxos.map((utxo) => ({ ...utxo, value: 30_000 })) })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect([asked, sent()]).toEqual([[], []])
  })

  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)(
    '%s: rejects a UTXO whose transaction id, output or script differs',
    async (form) => {
      const { fetch, utxos, previous, send, asked, sent } = await connect(form)
      const [utxo] = utxos
      const other = Transaction.fromBuffer(previous.toBuffer())
      other.locktime = 5
      const foreign = new Transaction()
      foreign.addInput(new Uint8Array(32).fill(9), 0)
      foreign.addOutput(new Uint8Array([0x51]), 100_000n)
      for (const [hex, listed] of [
        [other.toHex(), utxo],
        [previous.toHex(), { ...utxo, vout: 1 }],
        [foreign.toHex(), { ...utxo, txid: foreign.getId() }],
        ['00', utxo],
        ['no hexadecimal text', utxo],
      ] as const) {
        fetch.always('/hex', { text: hex })
        fetch.always('/utxo', { json: [listed] })
        await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
      }
      expect([asked, sent()]).toEqual([[], []])
    },
  )

  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('%s: passes the previous transaction to the wallet', async (form) => {
    const { previous, send, asked } = await connect(form)
    await send(20_000n)
    expect(Buffer.from(asked[0] ?? []).includes(Buffer.from(previous.toBuffer()))).toBe(true)
  })
})

describe('R166: fees', () => {
  test('rejects a fee above 1,000 satoshi per virtual byte before the request to the wallet', async () => {
    const { send, asked, fetch } = await connect('p2wpkh', { values: [10_000_000n], fees: { 3: 1_001 } })
    await expect(send(1_000_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect(asked).toEqual([])
    fetch.always('/fee-estimates', { json: { 1: 2_000, 3: 1_000 } })
    await send(1_000_000n)
    expect(asked).toHaveLength(1)
  })

  test('rejects a fee above half of the amount and 10,000 satoshi with FEE_TOO_HIGH before the request to the wallet', async () => {
    // One input and two outputs are 142 virtual bytes: 28,400 satoshi.
    const { send, asked } = await connect('p2wpkh', { values: [10_000_000n], fees: { 3: 200 } })
    await expect(send(56_000n)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    expect(asked).toEqual([])
    await send(58_000n)
    expect(asked).toHaveLength(1)
  })

  test('a check reports such a fee before the transfer', async () => {
    const { session, asked } = await connect('p2wpkh', { values: [10_000_000n], fees: { 3: 200 } })
    const to = recipient
    const problems = await session.transfers?.check({ to, amount: 56_000n })
    expect(problems).toMatchObject([{ type: 'fee-too-high', field: 'amount' }])
    expect(await session.transfers?.check({ to, amount: 58_000n })).toEqual([])
    expect(asked).toEqual([])
  })

  test('accepts a fee of up to 10,000 satoshi for any amount', async () => {
    const { send, asked } = await connect('p2wpkh', { fees: { 3: 70 } })
    await send(1_000n)
    expect(asked).toHaveLength(1)
  })
})

test('R167: rejects an amount below the dust limit without a request', async () => {
  const { send, asked, fetch } = await connect('p2wpkh')
  for (const amount of [1n, 293n]) await expect(send(amount)).rejects.toMatchObject({ code: 'AMOUNT_TOO_SMALL' })
  expect([asked, fetch.requests]).toEqual([[], []])
  await send(294n)
  expect(asked).toHaveLength(1)
})

test('R167: the dust limit of each script type is the same as in Bitcoin Core', () => {
  const limit = (length: number, opcode: number) => dustLimit(new Uint8Array(length).fill(opcode, 0, 1))
  expect([limit(25, 0x76), limit(23, 0xa9), limit(22, 0), limit(34, 0), limit(34, 0x51)]).toEqual([
    546n,
    540n,
    294n,
    330n,
    330n,
  ])
})

describe('R168: UTXOs that can carry ordinals', () => {
  test('spends UTXOs of an ordinals address only with spendOrdinals', async () => {
    const refused = await connect('p2tr', { purpose: 'ordinals' })
    await expect(refused.send(20_000n)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect([refused.asked, refused.fetch.requests]).toEqual([[], []])
    const allowed = await connect('p2tr', { purpose: 'ordinals', options: { spendOrdinals: true } })
    await allowed.send(20_000n)
    expect(allowed.asked).toHaveLength(1)
  })

  test('spends small UTXOs of other taproot addresses only with spendOrdinals', async () => {
    const values = [10_000n, 546n, 10_001n, 9_000n, 30_000n]
    const { send, sent } = await connect('p2tr', { values })
    await send(35_000n)
    expect(sent()[0]?.ins.map(({ index }) => index)).toEqual([4, 2])
    await expect(send(45_000n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    const allowed = await connect('p2tr', { values, options: { spendOrdinals: true } })
    await allowed.send(45_000n)
    expect(allowed.sent()[0]?.ins.map(({ index }) => index)).toEqual([4, 2, 0])
  })
})

describe('R55: data of untrusted servers', () => {
  test('composes no transfer with data of a server of another network', async () => {
    const { send, asked, sent } = await connect('p2wpkh', {
      firstBlock: '00000008819873e925422c1ff0f99f7c'.padEnd(64, '0'),
    })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
    expect([asked, sent()]).toEqual([[], []])
  })

  test('composes no transfer with data of a server that does not return its genesis block', async () => {
    const { send, asked, sent } = await connect('p2wpkh', { firstBlock: 'Not Found' })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect([asked, sent()]).toEqual([[], []])
  })
})
