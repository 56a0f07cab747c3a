import type { PolkadotPayload } from '@latchkey/common'
import { type LocalPolkadot, startLocalPolkadot } from '@latchkey/testing/node'
import type { ApiPromise } from '@polkadot/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectApi } from '../test/connectApi.js'
import { connectReal } from '../test/connectReal.js'
import { encodeAddress } from './address.js'

let chain: LocalPolkadot
let api: ApiPromise
beforeAll(async () => {
  chain = await startLocalPolkadot()
  api = await connectApi(chain.wsUrl)
}, 60_000)
afterAll(async () => {
  await api?.disconnect()
  await chain?.stop()
})

const unit = 10n ** 12n
const fresh = () => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)
const transfer = (to: string) => {
  const call = api.tx.balances?.transferKeepAlive?.(to, unit)
  if (!call) throw new Error('the chain has no transfer')
  return call
}

test('an app that has @polkadot/api signs with the signer of the session’s provider', async () => {
  const { session } = await connectReal(chain)
  const { signer } = session.provider as { readonly signer: object }
  const to = fresh()
  const hash = await transfer(to).signAndSend(session.accounts[0]?.address ?? '', { signer })
  await chain.settle(hash.toHex())
  expect(await chain.balanceOf(to)).toBe(unit)
})

test('or with the session’s own action, which checks network and account first', async () => {
  const { session, actions } = await connectReal(chain)
  const signer = {
    async signPayload(payload: unknown) {
      const signed = await actions.signPayload?.({ payload: payload as PolkadotPayload })
      return { id: 1, signature: signed?.signature ?? '0x' }
    },
  }
  const to = fresh()
  const hash = await transfer(to).signAndSend(session.accounts[1]?.address ?? '', { signer })
  await chain.settle(hash.toHex())
  expect(await chain.balanceOf(to)).toBe(unit)
})
