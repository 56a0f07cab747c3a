import { isAppKitError, type Network } from '@latchkey/common'
import { createPolkadotTestWallet, polkadotTestAccounts } from '@latchkey/testing'
import { type LocalPolkadot, startLocalPolkadot } from '@latchkey/testing/node'
import { blake2b } from '@noble/hashes/blake2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectApi } from '../../test/connectApi.js'
import { connectReal } from '../../test/connectReal.js'
import { pause } from '../../test/setUp.js'
import { encodeAddress, parseAddress } from '../address.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

const unit = 10n ** 12n
const fresh = (prefix = 42) => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), prefix)
const failure = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => ({ code: 'resolved', details: '' }),
    (error: unknown) =>
      isAppKitError(error) ? { code: error.code, details: error.details ?? '' } : { code: 'untyped' },
  )

/** An account with no money yet. */
function createPoor() {
  const seed = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}` as const
  const account = { name: 'Poor', type: 'sr25519', seed } as const
  const [address = ''] = createPolkadotTestWallet({ name: 'Poor', accounts: [account] }).addresses
  return { account, address }
}

/** Freezes an amount as staking does: the third amount of the account's record. */
async function freeze(address: string, amount: bigint): Promise<void> {
  const id = Buffer.from(parseAddress(address, 'address').accountId)
  const hash = Buffer.from(blake2b(id, { dkLen: 16 }))
  const key = `0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9${hash.toString('hex')}${id.toString('hex')}`
  const record = Buffer.from(String(await chain.request('state_getStorage', [key])).slice(2), 'hex')
  record.writeBigUInt64LE(amount, 48)
  await chain.request('dev_setStorage', [[[key, `0x${record.toString('hex')}`]]])
}

describe('a transfer', () => {
  test('of every kind of key is executed by the runtime: the amount arrives, the sender pays it and the fee', async () => {
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

  test('on another network goes there, from the same keys, with that network’s addresses', async () => {
    const { session, actions } = await connectReal(chain)
    await session.switchNetwork?.(chain.second.network)
    const to = fresh(0)
    const hash = await actions.sendTransaction?.({ to, value: unit })
    await chain.second.settle(hash ?? '')
    expect(await chain.second.balanceOf(to)).toBe(unit)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('is put together as Substrate’s own library does it, byte for byte', async () => {
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

  test('two in a row have their own place in the order of the account', async () => {
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

describe('what cannot be paid or arrive is told before the wallet is asked', () => {
  const cases: readonly (readonly [string, bigint, boolean | undefined, string, RegExp])[] = [
    ['more than there is', 10n ** 30n, undefined, 'INSUFFICIENT_FUNDS', /costs about/],
    ['less than an account may hold', 5n, undefined, 'AMOUNT_TOO_SMALL', /holds .* at least/],
    ['nothing at all, to nobody', 0n, undefined, 'AMOUNT_TOO_SMALL', /at least/],
  ]
  test.each(cases)('%s', async (_, value, keepAlive, code, details) => {
    const { wallet, actions } = await connectReal(chain)
    const outcome = await failure(actions.sendTransaction?.({ to: fresh(), value, keepAlive }))
    expect(outcome).toEqual({ code, details: expect.stringMatching(details) })
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('all there is: only without keepAlive, and then the account is closed', async () => {
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
    ['to nobody', { to: '', value: unit }],
    ['to an Ethereum address', { to: '0xd43593c715fdd31c61141abd04a99fd6822c8558', value: unit }],
    ['to an address of another network', { to: fresh(2), value: unit }],
    ['a float', { to: fresh(), value: 1.5 as never }],
    ['a text', { to: fresh(), value: '1' as never }],
    ['less than nothing', { to: fresh(), value: -1n }],
    ['more than the chain can count', { to: fresh(), value: 2n ** 128n }],
  ])('§5: %s is INVALID_PARAMS', async (_, parameters) => {
    const { actions } = await connectReal(chain)
    expect((await failure(actions.sendTransaction?.(parameters))).code).toBe('INVALID_PARAMS')
  })

  test('what is staked or frozen cannot be sent', async () => {
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

  test('an address written for any network is one to send to', async () => {
    const { session, actions } = await connectReal(chain)
    await session.switchNetwork?.(chain.second.network)
    const to = fresh(42)
    await chain.second.settle((await actions.sendTransaction?.({ to, value: unit })) ?? '')
    expect(await chain.second.balanceOf(to)).toBe(unit)
  })
})

describe('FI22 FI23: who signs, and for which network', () => {
  test('declined: nothing is sent', async () => {
    const { wallet, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.reject('signPayload')
    expect((await failure(actions.sendTransaction?.({ to, value: unit }))).code).toBe('USER_REJECTED')
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('the account went before the wallet was asked', async () => {
    const { wallet, actions } = await connectReal(chain)
    const sending = failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    wallet.control.shareAccounts([1, 2])
    expect((await sending).code).toBe('ACCOUNT_CHANGED')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('the account goes while the wallet is asked: nothing is sent, whatever it signs', async () => {
    const { wallet, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.stall('signPayload')
    const sending = failure(actions.sendTransaction?.({ to, value: unit, address: wallet.addresses[0] }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.shareAccounts([1])
    expect((await sending).code).toBe('ACCOUNT_CHANGED')
    wallet.control.release()
    await pause(100)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('the page goes to another network while it is put together: nothing is asked', async () => {
    const { wallet, session, actions } = await connectReal(chain)
    const sending = failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    await session.switchNetwork?.(chain.second.network)
    expect((await sending).code).toBe('WRONG_NETWORK')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('aborted while the wallet is asked: settled at once, nothing is sent', async () => {
    const { wallet, actions } = await connectReal(chain)
    const to = fresh()
    wallet.control.stall('signPayload')
    const abort = new AbortController()
    const sending = failure(actions.sendTransaction?.({ to, value: unit, signal: abort.signal }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    abort.abort()
    expect((await sending).code).toBe('ABORTED')
    wallet.control.release()
    await pause(100)
    expect(await chain.balanceOf(to)).toBe(0n)
  })

  test('a signature of another key, or of other bytes, is refused by the network', async () => {
    const { wallet, actions } = await connectReal(chain)
    wallet.control.answerWith('signPayload', { id: 1, signature: `0x01${'5a'.repeat(64)}` })
    const outcome = await failure(actions.sendTransaction?.({ to: fresh(), value: unit }))
    expect(outcome).toMatchObject({ code: 'RPC_FAILED', details: expect.stringMatching(/invalid|bad ?proof/i) })
  })

  test('R37: a whole transaction a wallet gives back is sent if the call is the one it was asked for', async () => {
    const { wallet, actions } = await connectReal(chain)
    wallet.control.answerWith('signPayload', {
      signature: `0x01${'5a'.repeat(64)}`,
      signedTransaction: `0x84${'00'.repeat(100)}`,
    })
    expect((await failure(actions.sendTransaction?.({ to: fresh(), value: unit }))).code).toBe('WALLET_BAD_RESULT')
  })
})

test('§5: a network with another genesis than its id says is not sent to', async () => {
  const { session, actions } = await connectReal(chain)
  const wrong: Network = { ...chain.network, id: 'ab'.repeat(16), caipNetworkId: `polkadot:${'ab'.repeat(16)}` }
  await session.switchNetwork?.(wrong)
  expect((await failure(actions.sendTransaction?.({ to: fresh(), value: unit }))).code).toBe('RPC_WRONG_CHAIN')
})

test('R57 R57b: a transaction the network has already counts as sent', async () => {
  const getClient = () => ({
    async request({ method, params }: { readonly method: string; readonly params: readonly unknown[] }) {
      const answer = await chain.request(method, params)
      // The answer is lost on the way, and who asks again hears that it is there.
      if (method === 'author_submitExtrinsic')
        throw Object.assign(new Error('Transaction is already imported'), { code: 1013 })
      return answer
    },
  })
  const { actions } = await connectReal(chain, {}, { getClient })
  const to = fresh()
  await chain.settle((await actions.sendTransaction?.({ to, value: unit })) ?? '')
  expect(await chain.balanceOf(to)).toBe(unit)
})

test('the accounts of every kind of key are known to have money', () => {
  expect(new Set(polkadotTestAccounts().map(({ type }) => type))).toEqual(new Set(['sr25519', 'ed25519', 'ecdsa']))
})
