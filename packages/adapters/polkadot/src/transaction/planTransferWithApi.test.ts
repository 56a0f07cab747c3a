import type { PolkadotPayload } from '@latchkey/common'
import type { LocalPolkadot } from '@latchkey/testing/node'
import type { ApiPromise } from '@polkadot/api'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectApi } from '../../test/connectApi.js'
import { connectReal } from '../../test/connectReal.js'
import { sharedChain } from '../../test/sharedChain.js'
import { encodeAddress } from '../address/address.js'
import type { PolkadotAdapterOptions } from '../context/options.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await sharedChain()
}, 60_000)

const withApi: PolkadotAdapterOptions = { api: () => import('@polkadot/api') }
const unit = 10n ** 12n
const fresh = () => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)

/** Sends a transfer and returns the payload that the wallet received, without the fields that always differ. */
async function send(options: PolkadotAdapterOptions, to: string, value: bigint, keepAlive?: boolean) {
  const { wallet, actions } = await connectReal(chain, {}, options)
  const hash = await actions.sendTransaction?.({ to, value, keepAlive, address: wallet.addresses[2] })
  await chain.settle(hash ?? '')
  const params: unknown = wallet.control.requests('signPayload')[0]?.params
  const payload: Record<string, unknown> = Array.isArray(params) ? params[0] : {}
  return { payload, balance: await chain.balanceOf(to) }
}

test.each([true, false])(
  'composes the same transfer with the app’s own @polkadot/api (keepAlive %s)',
  async (keepAlive) => {
    const to = fresh()
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

test('rejects an unaffordable transfer before the request to the wallet', async () => {
  const { wallet, actions } = await connectReal(chain, {}, withApi)
  const to = fresh()
  await expect(actions.sendTransaction?.({ to, value: 10n ** 30n })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
  await expect(actions.sendTransaction?.({ to, value: 1n })).rejects.toMatchObject({ code: 'AMOUNT_TOO_SMALL' })
  expect(wallet.control.requests('signPayload')).toEqual([])
})

test('returns the same API client for a network on every call', async () => {
  const { adapter } = await connectReal(chain, {}, withApi)
  const client = (await adapter.createChainClient?.(chain.network)) as ApiPromise
  expect(client.genesisHash.toHex()).toBe(chain.genesisHash)
  expect(await adapter.createChainClient?.(chain.network)).toBe(client)
  const second = (await adapter.createChainClient?.(chain.second.network)) as ApiPromise
  expect(second.genesisHash.toHex()).toBe(chain.second.genesisHash)
  expect((await connectReal(chain)).adapter).not.toHaveProperty('createChainClient')
})

test('FI30: rejects with a typed error if the library fails to load', async () => {
  const { actions } = await connectReal(chain, {}, { api: () => Promise.reject(new Error('no such file')) })
  const to = fresh()
  await expect(actions.sendTransaction?.({ to, value: unit })).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
})

const transferWith = (api: ApiPromise, to: string) => {
  const call = api.tx.balances?.transferKeepAlive?.(to, unit)
  if (!call) throw new Error('the chain has no transfer')
  return call
}

test('an app’s @polkadot/api signs with the signer of the session’s provider', async () => {
  const { session } = await connectReal(chain)
  const { signer } = session.provider as { readonly signer: object }
  const api = await connectApi(chain.wsUrl)
  onTestFinished(() => api.disconnect())
  const to = fresh()
  const hash = await transferWith(api, to).signAndSend(session.accounts[0]?.address ?? '', { signer })
  await chain.settle(hash.toHex())
  expect(await chain.balanceOf(to)).toBe(unit)
})

test('an app’s @polkadot/api signs with the session’s action, which checks network and account first', async () => {
  const { session, actions } = await connectReal(chain)
  const signer = {
    async signPayload(payload: unknown) {
      const signed = await actions.signPayload?.({ payload: payload as PolkadotPayload })
      return { id: 1, signature: signed?.signature ?? '0x' }
    },
  }
  const api = await connectApi(chain.wsUrl)
  onTestFinished(() => api.disconnect())
  const to = fresh()
  const hash = await transferWith(api, to).signAndSend(session.accounts[1]?.address ?? '', { signer })
  await chain.settle(hash.toHex())
  expect(await chain.balanceOf(to)).toBe(unit)
})
