import { type LocalPolkadot, startLocalPolkadot } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectReal } from '../../test/connectReal.js'
import { encodeAddress } from '../address.js'
import type { PolkadotAdapterOptions } from '../options.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

const withApi: PolkadotAdapterOptions = { api: () => import('@polkadot/api') }
const unit = 10n ** 12n

/** What a wallet was asked to sign, without what is different every time. */
async function send(options: PolkadotAdapterOptions, to: string, value: bigint, keepAlive?: boolean) {
  const { wallet, actions } = await connectReal(chain, {}, options)
  const hash = await actions.sendTransaction?.({ to, value, keepAlive, address: wallet.addresses[2] })
  await chain.settle(hash ?? '')
  const params: unknown = wallet.control.requests('signPayload')[0]?.params
  const payload: Record<string, unknown> = Array.isArray(params) ? params[0] : {}
  return { payload, balance: await chain.balanceOf(to) }
}

test.each([true, false])(
  'with the app’s own @polkadot/api a transfer is put together alike (keepAlive %s)',
  async (keepAlive) => {
    const to = encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)
    const own = await send({}, to, unit, keepAlive)
    const api = await send(withApi, to, unit, keepAlive)
    expect([own.balance, api.balance]).toEqual([unit, 2n * unit])
    const same = [
      'address',
      'method',
      'signedExtensions',
      'specVersion',
      'transactionVersion',
      'version',
      'genesisHash',
      'tip',
    ]
    for (const field of same) expect(api.payload[field], field).toEqual(own.payload[field])
    expect(Object.keys(own.payload).sort()).toEqual(
      expect.arrayContaining(['blockHash', 'blockNumber', 'era', 'nonce']),
    )
  },
)

test('what cannot be paid is told before the wallet is asked, as without it', async () => {
  const { wallet, actions } = await connectReal(chain, {}, withApi)
  const to = encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)
  await expect(actions.sendTransaction?.({ to, value: 10n ** 30n })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
  await expect(actions.sendTransaction?.({ to, value: 1n })).rejects.toMatchObject({ code: 'AMOUNT_TOO_SMALL' })
  expect(wallet.control.requests('signPayload')).toEqual([])
})

test('FI30: a library that cannot be loaded is a typed error', async () => {
  const { actions } = await connectReal(chain, {}, { api: () => Promise.reject(new Error('no such file')) })
  const to = encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)
  await expect(actions.sendTransaction?.({ to, value: unit })).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
})
