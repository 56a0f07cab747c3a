import { isAppKitError } from '@latchkey/common'
import { createPolkadotTestWallet } from '@latchkey/testing'
import type { LocalPolkadot } from '@latchkey/testing/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { connectReal } from '../../test/connectReal.js'
import { sharedChain } from '../../test/sharedChain.js'
import { encodeAddress } from '../address/address.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await sharedChain()
}, 60_000)

const unit = 10n ** 12n
const fresh = () => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)

/** Opens a session of a new account with 10 units. `change` sees and replaces the results of nodes. */
async function setUp(change: (method: string, result: unknown) => unknown = (_, result) => result) {
  const seed = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}` as const
  const account = { name: 'Payer', type: 'sr25519', seed } as const
  const [address = ''] = createPolkadotTestWallet({ name: 'Payer', accounts: [account] }).addresses
  await chain.fund(address, 10n * unit)
  const requests: string[] = []
  const fetchChanged: typeof globalThis.fetch = async (input, init) => {
    const calls: readonly { readonly id: number; readonly method: string }[] = [JSON.parse(String(init?.body))].flat()
    requests.push(...calls.map(({ method }) => method))
    const response = await fetch(input, init)
    const replies: readonly { readonly id: number; readonly result: unknown }[] = [await response.json()].flat()
    const changed = replies.map((reply) => {
      const method = calls.find(({ id }) => id === reply.id)?.method ?? ''
      return { ...reply, result: change(method, reply.result) }
    })
    return new Response(JSON.stringify(Array.isArray(JSON.parse(String(init?.body))) ? changed : changed[0]))
  }
  const parts = await connectReal(chain, { accounts: [account] }, {}, { fetch: fetchChanged })
  return { ...parts, address, requests }
}

const failure = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => ({ code: 'resolved' }),
    (error: unknown) => (isAppKitError(error) ? { code: error.code, details: error.details ?? '' } : error),
  )

describe('waiting for a transfer', () => {
  test('R280: returns its block, and sends no request to the wallet', async () => {
    const { wallet, actions } = await setUp()
    const hash = (await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '0x'
    const asked = wallet.control.requests('signPayload').length
    const receipt = await actions.waitForReceipt?.({ hash })
    expect(await chain.request('chain_getBlockHash', [receipt?.blockNumber])).toBe(receipt?.blockHash)
    const block = (await chain.request('chain_getBlock', [receipt?.blockHash])) as { block: { extrinsics: string[] } }
    expect(block.block.extrinsics.length).toBeGreaterThan(0)
    expect(wallet.control.requests('signPayload')).toHaveLength(asked)
  })

  test('R280: finds a transfer behind later blocks', async () => {
    const { actions } = await setUp()
    const hash = (await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '0x'
    const later = (await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '0x'
    const [first, second] = await Promise.all([hash, later].map((one) => actions.waitForReceipt?.({ hash: one })))
    expect(Number(second?.blockNumber)).toBeGreaterThan(Number(first?.blockNumber))
  })

  test('R280: rejects with the name of the network’s error if the transfer failed in its block', async () => {
    const { address, actions, wallet } = await setUp()
    wallet.control.stall('signPayload')
    const sending = actions.sendTransaction?.({ to: fresh(), value: 8n * unit })
    await expect.poll(() => wallet.control.requests('signPayload').length).toBe(1)
    // The balance falls after the check, while the wallet shows its prompt.
    await chain.fund(address, -5n * unit)
    wallet.control.release('signPayload')
    const hash = await sending
    expect(await failure(actions.waitForReceipt?.({ hash: hash ?? '0x' }))).toMatchObject({
      code: 'TRANSACTION_FAILED',
      details: expect.stringContaining('failed: Balances.InsufficientBalance.'),
    })
  })

  test('R280: rejects with NONCE_TOO_LOW if its block has another transaction', async () => {
    const { actions } = await setUp((method, result) =>
      method === 'chain_getBlock' ? withoutExtrinsics(result) : result,
    )
    const hash = (await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '0x'
    expect(await failure(actions.waitForReceipt?.({ hash }))).toMatchObject({ code: 'NONCE_TOO_LOW' })
  })

  test('R280: repeats polls with malformed responses until the timeout', async () => {
    for (const method of ['chain_getBlock', 'chain_getBlockHash']) {
      let isMalformed = false
      const { actions, requests } = await setUp((one, result) => (isMalformed && one === method ? {} : result))
      const hash = (await actions.sendTransaction?.({ to: fresh(), value: unit })) ?? '0x'
      isMalformed = true
      const error = await failure(actions.waitForReceipt?.({ hash, timeout: 0 }))
      expect(error, method).toMatchObject({ code: 'RECEIPT_TIMEOUT', details: expect.stringContaining('malformed') })
      expect(requests).toContain(method)
    }
  })

  test('rejects a hash that this page did not send, without a request', async () => {
    const { actions, requests } = await setUp()
    const before = requests.length
    const hash = `0x${'ab'.repeat(32)}` as const
    expect(await failure(actions.waitForReceipt?.({ hash }))).toMatchObject({ code: 'INVALID_PARAMS' })
    expect(requests).toHaveLength(before)
  })
})

function withoutExtrinsics(result: unknown): unknown {
  const { block } = result as { block: object }
  return { block: { ...block, extrinsics: [] } }
}
