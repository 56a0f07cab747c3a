import { Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { bytesToHex, hexToBytes } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalBitcoin, startLocalBitcoin } from '../../chains/bitcoin/startLocalBitcoin.js'
import { testMnemonic } from '../../chains/testAccounts.js'
import { base64ToBytes, bytesToBase64 } from '../base/base64.js'
import { createAccountSource } from './bitcoinAccount.js'
import type { BitcoinTestWalletOptions } from './bitcoinOptions.js'
import { type BitcoinTestWallet, createBitcoinTestWallet } from './createBitcoinTestWallet.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

function createWallet(change: Partial<BitcoinTestWalletOptions> = {}): BitcoinTestWallet {
  return createBitcoinTestWallet({
    name: 'Foxglove',
    chains: [
      { network: 'regtest', rpcUrl: bitcoin.rpcUrl },
      { network: 'signet', rpcUrl: bitcoin.second.rpcUrl },
    ],
    origin: 'https://app.example',
    ...change,
  })
}

/** Calls a function of a Wallet Standard feature like a page does. */
function call(wallet: BitcoinTestWallet, feature: string, ...args: readonly unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(wallet.providers.standard.features[feature] ?? {}, feature.split(':')[1] ?? '')
  if (typeof method !== 'function') throw new Error(`The wallet does not offer ${feature}`)
  return Reflect.apply(method, undefined, args)
}

/** Calls a function of a UniSat-like provider. */
function ask(provider: BitcoinTestWallet['providers']['unisat'], method: string, ...args: readonly unknown[]): unknown {
  return provider[method]?.(...args)
}

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const purposes = { purposes: ['payment', 'ordinals'] }

test('derives the keys of the BIP-84 and BIP-86 examples', () => {
  const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
  const account = createAccountSource(words)('mainnet', 0)
  expect(account.payment.address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  expect(account.ordinal.address).toBe('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr')
})

describe('through Wallet Standard', () => {
  test('shares the accounts of every network and signs with the key of each', async () => {
    const wallet = createWallet()
    expect(wallet.providers.standard.accounts).toEqual([])
    await call(wallet, 'bitcoin:connect', purposes)
    const { accounts } = wallet.providers.standard
    expect(accounts.map(({ address, chains }) => `${chains} ${address.slice(0, 5)}`)).toEqual([
      'bitcoin:regtest bcrt1',
      'bitcoin:regtest bcrt1',
      'bitcoin:signet tb1qq',
      'bitcoin:signet tb1pf',
    ])
    const message = new TextEncoder().encode('Hello')
    for (const account of accounts) {
      const signed = await call(wallet, 'bitcoin:signMessage', { account, message })
      expect(signed).toEqual([{ signedMessage: message, signature: expect.any(Uint8Array) }])
      const signature = Array.isArray(signed) ? bytesToBase64(signed[0].signature) : ''
      expect(Verifier.verifySignature(account.address, 'Hello', signature)).toBe(true)
      expect(Verifier.verifySignature(account.address, 'Hello!', signature)).toBe(false)
    }
  })

  test('reports an account change, a lock and the end of the connection', async () => {
    const wallet = createWallet()
    await call(wallet, 'bitcoin:connect', purposes)
    const changes: unknown[] = []
    const on: unknown = Reflect.get(wallet.providers.standard.features['standard:events'] ?? {}, 'on')
    const stop = typeof on === 'function' ? on('change', (change: unknown) => changes.push(change)) : undefined
    wallet.control.selectAccount(1)
    wallet.control.lock()
    wallet.control.unlock()
    wallet.control.disconnectSite()
    expect(changes).toHaveLength(4)
    expect(changes[0]).toMatchObject({ accounts: [{ address: wallet.addresses(1).payment }, {}, {}, {}] })
    expect(changes[1]).toEqual({ accounts: [] })
    expect(changes[3]).toEqual({ accounts: [] })
    stop()
    expect(wallet.control.listenerCount()).toBe(0)
  })

  test('a rejection is an error with a message and without a code', async () => {
    const wallet = createWallet()
    wallet.control.reject('bitcoin:connect')
    const error = await call(wallet, 'bitcoin:connect', purposes).catch((thrown: unknown) => thrown)
    expect(error).toEqual(new Error('User rejected the request.'))
    expect(error).not.toHaveProperty('code')
  })
})

describe('through sats-connect', () => {
  test('connects, signs, pays two recipients at once, and returns rejections in its response', async () => {
    const wallet = createWallet()
    const { request } = wallet.providers.satsConnect
    expect(await request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
    const { payment, ordinal } = wallet.addresses()
    expect(await request('wallet_connect', { addresses: ['payment', 'ordinals'] })).toMatchObject({
      result: {
        addresses: [
          { address: payment, purpose: 'payment' },
          { address: ordinal, purpose: 'ordinals' },
        ],
        network: { bitcoin: { name: 'Regtest' } },
      },
    })
    for (const address of [payment, ordinal]) {
      const signed = await request('signMessage', { address, message: 'Hello', protocol: 'BIP322' })
      const signature: unknown = Reflect.get(Reflect.get(Object(signed), 'result'), 'signature')
      expect(Verifier.verifySignature(address, 'Hello', String(signature))).toBe(true)
    }
    await bitcoin.fund(payment, 100_000n)
    const recipients = [
      { address: recipient, amount: 10_000 },
      { address: ordinal, amount: 5_000 },
    ]
    const sent = await request('sendTransfer', { recipients })
    await bitcoin.settle(String(Reflect.get(Reflect.get(Object(sent), 'result'), 'txid')))
    expect(await bitcoin.balanceOf(recipient)).toBe(10_000n)
    expect(await bitcoin.balanceOf(ordinal)).toBe(5_000n)
    expect(await bitcoin.balanceOf(payment)).toBeLessThan(85_000n)
    expect(await request('sendTransfer', { recipients: [{ address: recipient, amount: 1e9 }] })).toMatchObject({
      error: { message: 'Insufficient funds.' },
    })
    wallet.control.reject('signMessage')
    expect(await request('signMessage', { address: payment, message: 'x' })).toMatchObject({ error: { code: -32000 } })
  })
})

describe('through UniSat', () => {
  test('connects, signs PSBTs in hex, and sends satoshi', async () => {
    const wallet = createWallet({ firstAccount: 5 })
    const { unisat } = wallet.providers
    const account = createAccountSource(testMnemonic)('regtest', 5)
    expect(await ask(unisat, 'requestAccounts')).toEqual([account.payment.address])
    await bitcoin.fund(account.payment.address, 50_000n)
    const coins = await (await fetch(`${bitcoin.rpcUrl}/address/${account.payment.address}/utxo`)).json()
    const psbt = new Transaction()
    const witnessUtxo = { script: account.payment.script, amount: 50_000n }
    psbt.addInput({ txid: coins[0].txid, index: coins[0].vout, witnessUtxo })
    psbt.addOutput({ script: account.ordinal.script, amount: 49_000n })
    const signed = String(await ask(unisat, 'signPsbt', bytesToHex(psbt.toPSBT()).slice(2)))
    expect(Transaction.fromPSBT(hexToBytes(`0x${signed}`)).isFinal).toBe(true)
    await bitcoin.settle(String(await ask(unisat, 'pushPsbt', signed)))
    expect(await bitcoin.balanceOf(account.ordinal.address)).toBe(49_000n)
    expect(await ask(unisat, 'getChain')).toMatchObject({ enum: 'BITCOIN_REGTEST' })
    expect(base64ToBytes(String(await ask(unisat, 'signMessage', 'Hello')))).toHaveLength(65)
    await expect(ask(unisat, 'sendBitcoin', recipient, 0.5)).rejects.toMatchObject({ code: -32602 })
    await expect(ask(unisat, 'switchChain', 'BITCOIN_MAINNET')).rejects.toMatchObject({ code: -32602 })
  })
})

describe('windows', () => {
  test('with behaviour ask, the user decides; a rejection signs nothing', async () => {
    const wallet = createWallet({ behaviour: 'ask' })
    const { request } = wallet.providers.satsConnect
    const connecting = request('wallet_connect')
    await expect.poll(() => wallet.control.prompts()).toMatchObject([{ kind: 'connect', selected: 0 }])
    wallet.control.prompts()[0]?.approve()
    expect(await connecting).toHaveProperty('result')
    const paying = request('sendTransfer', { recipients: [{ address: recipient, amount: 5_000 }] })
    await expect
      .poll(() => wallet.control.prompts())
      .toMatchObject([{ kind: 'transactions', calls: [{ to: recipient, value: 5_000n }], chain: { id: 'regtest' } }])
    wallet.control.prompts()[0]?.reject()
    expect(await paying).toMatchObject({ error: { code: -32000 } })
  })
})

describe('R176: through sats-connect', () => {
  type Answer = { readonly result?: unknown; readonly error?: { readonly code: number } }
  const connectTo = (wallet: BitcoinTestWallet) => async (method: string, params?: unknown) =>
    (await wallet.providers.satsConnect.request(method, params)) as Answer

  test('returns the addresses of the requested purposes', async () => {
    const wallet = createWallet()
    const request = connectTo(wallet)
    const { payment, ordinal } = wallet.addresses()
    const connected = await request('wallet_connect', { addresses: ['ordinals'] })
    expect(connected.result).toMatchObject({ addresses: [{ address: ordinal, purpose: 'ordinals' }] })
    for (const [asked, expected] of [
      [['payment'], [payment]],
      [['ordinals'], [ordinal]],
      [
        ['payment', 'ordinals', 'stacks'],
        [payment, ordinal],
      ],
    ] as const) {
      const found = expected.map((address) => expect.objectContaining({ address }))
      expect((await request('getAddresses', { purposes: asked })).result).toMatchObject({ addresses: found })
      expect((await request('getAccounts', { purposes: asked })).result).toEqual(found)
    }
  })

  test('wallet_getNetwork names Bitcoin, Stacks and Spark', async () => {
    const request = connectTo(createWallet())
    await request('wallet_connect')
    expect((await request('wallet_getNetwork')).result).toEqual({
      bitcoin: { name: 'Regtest' },
      stacks: { name: 'testnet' },
      spark: { name: 'regtest' },
    })
  })

  test('getBalance returns the balance of the payment address, and needs access', async () => {
    const wallet = createWallet({ firstAccount: 70 })
    const request = connectTo(wallet)
    expect((await request('getBalance')).error?.code).toBe(-32002)
    await request('wallet_connect')
    await bitcoin.fund(wallet.addresses().payment, 12_000n)
    expect((await request('getBalance')).result).toEqual({ confirmed: '12000', unconfirmed: '0', total: '12000' })
  })
})
