// Loads the lazy parts up front, so that a test waits for answers only.
import '../connectedParts.js'
import '../walletActions.js'
import './composeTransfer.js'
import { randomBytes } from 'node:crypto'
import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { Transaction } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { createFakePage } from '../../test/createFakePage.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createFakeEsplora } from '../../test/fakeEsplora.js'
import { createOneKeyWallet, type KeyForm } from '../../test/oneKeyWallet.js'
import { createAdapter } from '../createAdapter.js'
import type { Bip122AdapterOptions } from '../options.js'
import { dustLimit } from './dustLimit.js'

const regtest = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const pay = (amount: bigint) => ({ recipients: [{ address: recipient, amount }] })

type Change = Partial<Parameters<typeof createFakeEsplora>[0]> & {
  readonly options?: Bip122AdapterOptions
  readonly purpose?: string
}

/** A session of a wallet that counts how often it is asked to sign, on a scripted server. */
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
  const context = createAdapterContext({ window: page, networks: [regtest], fetch: esplora.fetch })
  let connectors: readonly Connector[] = []
  createAdapter(context, options).discover((list) => {
    connectors = list
  })()
  const session = (await connectors[0]?.connect()) as Session<'bip122'>
  const send = async (amount: bigint) => session.actions.sendTransfer?.(pay(amount))
  return { ...esplora, script, send, asked }
}

describe('R165: a coin whose previous transaction differs is not spent', () => {
  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('%s: by a smaller amount', async (form) => {
    const { fetch, coins, send, asked, sent } = await connect(form)
    fetch.always('/utxo', { json: coins.map((coin) => ({ ...coin, value: 30_000 })) })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect([asked, sent()]).toEqual([[], []])
  })

  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('%s: by its id, its output or its script', async (form) => {
    const { fetch, coins, previous, send, asked, sent } = await connect(form)
    const [coin] = coins
    const other = Transaction.fromBuffer(previous.toBuffer())
    other.locktime = 5
    const foreign = new Transaction()
    foreign.addInput(new Uint8Array(32).fill(9), 0)
    foreign.addOutput(new Uint8Array([0x51]), 100_000n)
    for (const [hex, listed] of [
      [other.toHex(), coin],
      [previous.toHex(), { ...coin, vout: 1 }],
      [foreign.toHex(), { ...coin, txid: foreign.getId() }],
      ['00', coin],
      ['no hexadecimal text', coin],
    ] as const) {
      fetch.always('/hex', { text: hex })
      fetch.always('/utxo', { json: [listed] })
      await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    }
    expect([asked, sent()]).toEqual([[], []])
  })

  test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('%s: the wallet gets that transaction to check', async (form) => {
    const { previous, send, asked } = await connect(form)
    await send(20_000n)
    expect(Buffer.from(asked[0] ?? []).includes(Buffer.from(previous.toBuffer()))).toBe(true)
  })
})

describe('R166: a fee', () => {
  test('above 1,000 satoshi per virtual byte is refused before the wallet is asked', async () => {
    const { send, asked, fetch } = await connect('p2wpkh', { values: [10_000_000n], fees: { 3: 1_001 } })
    await expect(send(1_000_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect(asked).toEqual([])
    fetch.always('/fee-estimates', { json: { 1: 2_000, 3: 1_000 } })
    await send(1_000_000n)
    expect(asked).toHaveLength(1)
  })

  test('above half of the amount and 10,000 satoshi is FEE_TOO_HIGH, and the wallet is not asked', async () => {
    // One input and two outputs are 142 virtual bytes: 28,400 satoshi.
    const { send, asked } = await connect('p2wpkh', { values: [10_000_000n], fees: { 3: 200 } })
    await expect(send(56_000n)).rejects.toMatchObject({ code: 'FEE_TOO_HIGH' })
    expect(asked).toEqual([])
    await send(58_000n)
    expect(asked).toHaveLength(1)
  })

  test('up to 10,000 satoshi is paid for any amount', async () => {
    const { send, asked } = await connect('p2wpkh', { fees: { 3: 70 } })
    await send(1_000n)
    expect(asked).toHaveLength(1)
  })
})

test('R167: an amount that nodes do not relay is refused before anybody is asked', async () => {
  const { send, asked, fetch } = await connect('p2wpkh')
  for (const amount of [1n, 293n]) await expect(send(amount)).rejects.toMatchObject({ code: 'AMOUNT_TOO_SMALL' })
  expect([asked, fetch.requests]).toEqual([[], []])
  await send(294n)
  expect(asked).toHaveLength(1)
})

test('R167: the smallest amount is that of Bitcoin Core for each kind of script', () => {
  const limit = (length: number, opcode: number) => dustLimit(new Uint8Array(length).fill(opcode, 0, 1))
  expect([limit(25, 0x76), limit(23, 0xa9), limit(22, 0), limit(34, 0), limit(34, 0x51)]).toEqual([
    546n,
    540n,
    294n,
    330n,
    330n,
  ])
})

describe('R168: coins that can carry ordinals', () => {
  test('at an ordinals address are spent only with the option', async () => {
    const refused = await connect('p2tr', { purpose: 'ordinals' })
    await expect(refused.send(20_000n)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect([refused.asked, refused.fetch.requests]).toEqual([[], []])
    const allowed = await connect('p2tr', { purpose: 'ordinals', options: { spendOrdinals: true } })
    await allowed.send(20_000n)
    expect(allowed.asked).toHaveLength(1)
  })

  test('are small coins of any taproot address, which are left out', async () => {
    const values = [10_000n, 546n, 10_001n, 9_000n, 30_000n]
    const { send, sent } = await connect('p2tr', { values })
    await send(35_000n)
    expect(sent()[0]?.ins.map(({ index }) => index)).toEqual([4, 2])
    await expect(send(45_000n)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    const allowed = await connect('p2tr', { values, options: { spendOrdinals: true } })
    await allowed.send(45_000n)
    expect(allowed.sent()[0]?.ins.map(({ index }) => index)).toEqual([4, 2, 0])
  })
})

describe('R55: nothing is composed from a server', () => {
  test('of another network with the same addresses', async () => {
    const { send, asked, sent } = await connect('p2wpkh', {
      firstBlock: '00000008819873e925422c1ff0f99f7c'.padEnd(64, '0'),
    })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
    expect([asked, sent()]).toEqual([[], []])
  })

  test('that does not name its first block', async () => {
    const { send, asked, sent } = await connect('p2wpkh', { firstBlock: 'Not Found' })
    await expect(send(20_000n)).rejects.toMatchObject({ code: 'RPC_BAD_RESPONSE' })
    expect([asked, sent()]).toEqual([[], []])
  }, 10_000)
})
