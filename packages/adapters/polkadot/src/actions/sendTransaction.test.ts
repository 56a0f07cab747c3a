import { isAppKitError, type Network } from '@latchkey/common'
import { codeOf, createPolkadotTestWallet, polkadotTestAccounts } from '@latchkey/testing'
import type { LocalPolkadot } from '@latchkey/testing/node'
import { blake2b } from '@noble/hashes/blake2'
import { type ApiPromise, Keyring } from '@polkadot/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { connectApi } from '../../test/connectApi.js'
import { connectReal } from '../../test/connectReal.js'
import { sharedChain } from '../../test/sharedChain.js'
import { encodeAddress, parseAddress } from '../address/address.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await sharedChain()
}, 60_000)

type Submittable = ReturnType<NonNullable<ApiPromise['tx'][string][string]>>

const unit = 10n ** 12n
const hexOf = (text: string) => Buffer.from(text).toString('hex')
const fresh = (prefix = 42) => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), prefix)
const failure = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => ({ code: 'resolved', details: '' }),
    (error: unknown) =>
      isAppKitError(error) ? { code: error.code, details: error.details ?? '' } : { code: 'untyped' },
  )

/** Creates an account without a balance. */
function createPoor() {
  const seed = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}` as const
  const account = { name: 'Poor', type: 'sr25519', seed } as const
  const [address = ''] = createPolkadotTestWallet({ name: 'Poor', accounts: [account] }).addresses
  return { account, address }
}

/** Freezes an amount like staking does, by the third amount of the account record. */
async function freeze(address: string, amount: bigint): Promise<void> {
  const id = Buffer.from(parseAddress(address, 'address').accountId)
  const hash = Buffer.from(blake2b(id, { dkLen: 16 }))
  const key = `0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9${hash.toString('hex')}${id.toString('hex')}`
  const record = Buffer.from(String(await chain.request('state_getStorage', [key])).slice(2), 'hex')
  record.writeBigUInt64LE(amount, 48)
  await chain.request('dev_setStorage', [[[key, `0x${record.toString('hex')}`]]])
}

describe('transfers', () => {
  test('transfers from accounts of every key type arrive, and the sender pays amount and fee', async () => {
    const { wallet, actions } = await connectReal(chain)
    for (const from of wallet.addresses) {
      const to = fresh()
      const before = await chain.balanceOf(from)
      const hash = await actions.sendTransaction?.({ to, value: 3n * unit, address: from })
      await chain.settle(hash ?? '')
      expect(await chain.balanceOf(to)).toBe(3n * unit)
      const paid = before - (await chain.balanceOf(from))
      expect(paid).toBeGreaterThan(3n * unit)
      expect(paid).toBeLessThan(4n * unit)
    }
  })

  test('transfers on another network use the same keys and that network’s addresses', async () => {
    const { session, actions } = await connectReal(chain)
    await session.switchNetwork?.(chain.second.network)
    const to = fresh(0)
    const hash = await actions.sendTransaction?.({ to, value: unit })
    await chain.second.settle(hash ?? '')
    expect(await chain.second.balanceOf(to)).toBe(unit)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('transfers have the same encoding as with @polkadot/api', async () => {
    const { wallet, actions } = await connectReal(chain)
    const api = await connectApi(chain.wsUrl)
    const to = fresh()
    const hash = await actions.sendTransaction?.({ to, value: (12_345n * unit) / 10_000n })
    await chain.settle(hash ?? '')
    const params: unknown = wallet.control.requests('signPayload')[0]?.params
    const decoded = api.registry.createType('ExtrinsicPayload', Array.isArray(params) ? params[0] : {}, { version: 4 })
    const call = api.tx.balances?.transferKeepAlive?.(to, (12_345n * unit) / 10_000n)
    expect(decoded.method.toHex()).toBe(call?.method.toHex())
    expect(decoded.era.asMortalEra.period.toNumber()).toBe(256)
    const head = await api.rpc.chain.getBlock()
    const extrinsic = head.block.extrinsics.find((one) => one.hash.toHex() === hash)
    expect(extrinsic?.signer.toString()).toBe(api.registry.createType('Address', wallet.addresses[0]).toString())
    await api.disconnect()
  })

  test('successive transfers have consecutive nonces', async () => {
    const { actions } = await connectReal(chain)
    const to = fresh()
    const first = await actions.sendTransaction?.({ to, value: unit })
    const second = await actions.sendTransaction?.({ to, value: unit })
    await chain.settle(first ?? '')
    await chain.settle(second ?? '')
    expect(first).not.toBe(second)
    expect(await chain.balanceOf(to)).toBe(2n * unit)
  })
})

describe('checks a transfer before the request to the wallet', () => {
  const cases: readonly (readonly [string, bigint, boolean | undefined, string, RegExp])[] = [
    ['more than the balance', 10n ** 30n, undefined, 'INSUFFICIENT_FUNDS', /costs about/],
    ['less than an account may hold', 5n, undefined, 'AMOUNT_TOO_SMALL', /holds .* at least/],
    ['zero to a new account', 0n, undefined, 'AMOUNT_TOO_SMALL', /at least/],
  ]
  test.each(cases)('rejects %s', async (_, value, keepAlive, code, details) => {
    const { wallet, actions } = await connectReal(chain)
    const outcome = await failure(actions.sendTransaction?.({ to: fresh(), value, keepAlive }))
    expect(outcome).toEqual({ code, details: expect.stringMatching(details) })
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('transfers the whole balance only without keepAlive, which closes the account', async () => {
    const { account, address } = createPoor()
    await chain.fund(address, 2n * unit)
    const { actions } = await connectReal(chain, { accounts: [account] })
    const to = fresh()
    const value = 1_900_000_000_000n
    await chain.fund(to, unit)
    const kept = await failure(actions.sendTransaction?.({ to, value: 2n * unit - 1n }))
    expect(kept).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: expect.stringContaining('must stay') })
    await chain.settle((await actions.sendTransaction?.({ to, value, keepAlive: false })) ?? '')
    expect(await chain.balanceOf(to)).toBe(value + unit)
  })

  test.each([
    ['an empty recipient', { to: '', value: unit }],
    ['an Ethereum address', { to: '0xd43593c715fdd31c61141abd04a99fd6822c8558', value: unit }],
    ['an address of another network', { to: fresh(2), value: unit }],
    ['a float', { to: fresh(), value: 1.5 as never }],
    ['a text', { to: fresh(), value: '1' as never }],
    ['a negative amount', { to: fresh(), value: -1n }],
    ['more than 128 bits', { to: fresh(), value: 2n ** 128n }],
  ])('§5: rejects %s with INVALID_PARAMS', async (_, parameters) => {
    const { actions } = await connectReal(chain)
    expect((await failure(actions.sendTransaction?.(parameters))).code).toBe('INVALID_PARAMS')
  })

  test('does not send staked or frozen funds', async () => {
    const { account, address } = createPoor()
    await chain.fund(address, 10n * unit)
    await freeze(address, 8n * unit)
    const { actions } = await connectReal(chain, { accounts: [account] })
    const outcome = await failure(actions.sendTransaction?.({ to: fresh(), value: 3n * unit }))
    expect(outcome).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: expect.stringContaining('can spend 2 UNIT') })
    const to = fresh()
    await chain.settle((await actions.sendTransaction?.({ to, value: unit })) ?? '')
    expect(await chain.balanceOf(to)).toBe(unit)
  })

  test('accepts an address with the generic prefix', async () => {
    const { session, actions } = await connectReal(chain)
    await session.switchNetwork?.(chain.second.network)
    const to = fresh(42)
    await chain.second.settle((await actions.sendTransaction?.({ to, value: unit })) ?? '')
    expect(await chain.second.balanceOf(to)).toBe(unit)
  })
})

describe('FI22 FI23: account and network of a transfer', () => {
  test('sends nothing after a rejection', async () => {
    const { wallet, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.reject('signPayload')
    expect((await failure(actions.sendTransaction?.({ to, value: unit }))).code).toBe('USER_REJECTED')
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('rejects before the request to the wallet if the wallet no longer shares the account', async () => {
    const { wallet, actions } = await connectReal(chain)
    const sending = failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    wallet.control.shareAccounts([1, 2])
    expect((await sending).code).toBe('ACCOUNT_CHANGED')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('sends nothing if the wallet stops sharing the account during the request, even if it signs', async () => {
    const { wallet, session, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.stall('signPayload')
    const sending = failure(actions.sendTransaction?.({ to, value: unit, address: wallet.addresses[0] }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.shareAccounts([1])
    expect((await sending).code).toBe('ACCOUNT_CHANGED')
    wallet.control.release()
    wallet.control.shareAccounts([0, 1, 2])
    await expect.poll(() => session.accounts.length).toBe(3)
    await sendLater(actions)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('sends no request to the wallet if the page switches networks while the transfer is prepared', async () => {
    const { wallet, session, actions } = await connectReal(chain)
    const sending = failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    await session.switchNetwork?.(chain.second.network)
    expect((await sending).code).toBe('WRONG_NETWORK')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('an abort during the request rejects immediately, and nothing is sent', async () => {
    const { wallet, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.stall('signPayload')
    const abort = new AbortController()
    const sending = failure(actions.sendTransaction?.({ to, value: unit, signal: abort.signal }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    abort.abort()
    expect((await sending).code).toBe('ABORTED')
    wallet.control.release()
    await sendLater(actions)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('rejects with the network’s error if the signature belongs to another key or other bytes', async () => {
    const { wallet, actions } = await connectReal(chain)
    wallet.control.answerWith('signPayload', { id: 1, signature: `0x01${'5a'.repeat(64)}` })
    const outcome = await failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    expect(outcome).toMatchObject({
      code: 'TRANSACTION_REJECTED',
      details: expect.stringMatching(/invalid|bad ?proof/i),
    })
  })
})

test('§5: does not send to a network whose genesis hash differs from its id', async () => {
  const { session, actions } = await connectReal(chain)
  const wrong: Network = { ...chain.network, id: 'ab'.repeat(16), caipNetworkId: `polkadot:${'ab'.repeat(16)}` }
  await session.switchNetwork?.(wrong)
  expect((await failure(actions.sendTransaction?.({ to: fresh(), value: unit }))).code).toBe('RPC_WRONG_CHAIN')
})

const encoders = [
  ['its own encoder', {}],
  ['@polkadot/api', { api: () => import('@polkadot/api') }],
] as const

describe.each(encoders)('signed transactions of a wallet, with %s', (_, options) => {
  let api: ApiPromise
  beforeAll(async () => {
    api = await connectApi(chain.wsUrl)
    return () => api.disconnect()
  })
  const keys = new Keyring()
  const [alice, bob] = polkadotTestAccounts().map(({ seed, type }) => keys.addFromUri(seed, {}, type))
  const transferTo = (to: string) => api.tx.balances?.transferKeepAlive?.(to, unit)

  /** Sends a transfer with a wallet that returns this transaction, signed by @polkadot/api. */
  async function sendWith(make: (transfer: Submittable) => Submittable | undefined, key = alice, tip = 0n) {
    const { wallet, actions } = await connectReal(chain, {}, options)
    const to = fresh()
    const transfer = transferTo(to)
    const made = transfer && make(transfer)
    if (!made || !key) throw new Error('The chain has no such call')
    const signed = await made.signAsync(key, { tip })
    const response = { signature: signed.signature.toHex(), signedTransaction: signed.toHex() }
    wallet.control.answerWith('signPayload', response)
    const sent = actions.sendTransaction?.({ to, value: unit, address: wallet.addresses[0] })
    return { to, outcome: await codeOf(sent), hash: signed.hash.toHex() }
  }

  test('sends the transaction of a wallet that added a tip', async () => {
    for (const tip of [1n, 2n ** 60n / 1_000n]) {
      const { to, outcome, hash } = await sendWith((transfer) => transfer, alice, tip)
      expect(outcome).toEqual({ resolved: hash })
      await chain.settle(hash)
      expect(await chain.balanceOf(to)).toBe(unit)
    }
  })

  test.each<readonly [string, (transfer: Submittable) => Submittable | undefined]>([
    ['in a batch', (transfer) => api.tx.utility?.batchAll?.([transfer])],
    ['in a batch after another call', (transfer) => api.tx.utility?.batch?.([api.tx.system?.remark?.('0x'), transfer])],
    ['for a derived account', (transfer) => api.tx.utility?.asDerivative?.(0, transfer)],
    ['for a proxied account', (transfer) => api.tx.proxy?.proxy?.(fresh(), null, transfer)],
    ['of another amount', () => api.tx.balances?.transferKeepAlive?.(fresh(), 2n * unit)],
  ])('R37: sends no transaction with the call %s', async (_title, make) => {
    const { to, outcome } = await sendWith(make)
    expect(outcome).toBe('WALLET_BAD_RESULT')
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('R37: sends no transaction of another account', async () => {
    const { to, outcome } = await sendWith((transfer) => transfer, bob)
    expect(outcome).toBe('WALLET_BAD_RESULT')
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('R37: sends no malformed transaction', async () => {
    const { wallet, actions } = await connectReal(chain, {}, options)
    for (const signedTransaction of ['0x84', `0x84${'00'.repeat(100)}`, `0x${'ff'.repeat(200)}`]) {
      wallet.control.answerWith('signPayload', { signature: `0x01${'5a'.repeat(64)}`, signedTransaction })
      expect(await codeOf(actions.sendTransaction?.({ to: fresh(), value: unit }))).toBe('WALLET_BAD_RESULT')
    }
  })
})

describe.each(encoders)('FI22: a dishonest server, with %s', (_, options) => {
  test('requests no signature for the chain that the server switches to', async () => {
    let isRight = true
    const fetch: typeof globalThis.fetch = (_url, init) => {
      const { rpcUrls } = isRight ? chain.network : chain.second.network
      if (String(init?.body).includes('chain_getBlockHash')) isRight = false
      return globalThis.fetch(String(rpcUrls.default.http[0]), init)
    }
    const { wallet, actions } = await connectReal(chain, {}, options, { fetch })
    expect(await codeOf(actions.sendTransaction?.({ to: fresh(), value: unit }))).toBe('RPC_WRONG_CHAIN')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('requests no signature that does not cover the genesis hash', async () => {
    // The same length, so that the rest of the metadata is still readable.
    const rename = (text: string) => text.replaceAll(hexOf('CheckGenesis'), hexOf('CheckNothing'))
    const fetch: typeof globalThis.fetch = async (url, init) =>
      new Response(rename(await (await globalThis.fetch(url, init)).text()))
    const { wallet, actions } = await connectReal(chain, {}, options, { fetch })
    expect(await codeOf(actions.sendTransaction?.({ to: fresh(), value: unit }))).toBe('METHOD_NOT_SUPPORTED')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })
})

test('R57 R57b: treats a transaction that the network already has as sent', async () => {
  const getClient = () => ({
    async request({ method, params }: { readonly method: string; readonly params: readonly unknown[] }) {
      const response = await chain.request(method, params)
      // The first response is lost, and the retry finds that the network already has the transaction.
      if (method === 'author_submitExtrinsic')
        throw Object.assign(new Error('Transaction is already imported'), { code: 1013 })
      return response
    },
  })
  const { actions } = await connectReal(chain, {}, { getClient })
  const to = fresh()
  await chain.settle((await actions.sendTransaction?.({ to, value: unit })) ?? '')
  expect(await chain.balanceOf(to)).toBe(unit)
})

test('the tests cover accounts of every key type', () => {
  expect(new Set(polkadotTestAccounts().map(({ type }) => type))).toEqual(new Set(['sr25519', 'ed25519', 'ecdsa']))
})

/** Sends a transaction and waits for its block, so that everything sent before it is in a block too. */
async function sendLater(actions: Awaited<ReturnType<typeof connectReal>>['actions']): Promise<void> {
  await chain.settle((await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '')
}
