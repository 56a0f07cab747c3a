import { isAppKitError } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createPolkadotTestWallet } from '@latchkey/testing'
import type { LocalPolkadot } from '@latchkey/testing/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { connectReal } from '../../test/connectReal.js'
import { createNetwork } from '../../test/setUp.js'
import { sharedChain } from '../../test/sharedChain.js'
import { accountRecord, genesis } from '../../test/startNode.js'
import { encodeAddress } from '../address/address.js'
import { createContext } from '../context/context.js'
import { createClients } from '../rpc/createClients.js'
import { session } from '../session/connect.js'
import { waitForReceipt } from './waitForReceipt.js'

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

describe('searching the block of a transaction', () => {
  const hash = `0x${'07'.repeat(32)}` as const
  const hashOfBlock = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
  const lowest = 1_000

  /**
   * Waits for a transaction that was sent at block 1000, with a node that responds after `ms`. The nonce was used, but
   * no block contains the transaction. `parentOf` returns the number of the block that `parentHash` names.
   */
  function waitAt(head: number, ms: number, parentOf = (number: number) => number - 1) {
    const clock = createFakeClock()
    let blocks = 0
    const answer = ({ method, params: [first] }: Call): unknown => {
      if (method === 'chain_getBlockHash') return first === 0 ? genesis : hashOfBlock(head)
      if (method !== 'chain_getBlock') return `0x05000000${accountRecord(0n).slice(10)}`
      blocks++
      const number = Number(first)
      const header = { number: `0x${number.toString(16)}`, parentHash: hashOfBlock(parentOf(number)) }
      return { block: { header, extrinsics: ['0x0400'] } }
    }
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      const body: Call | readonly Call[] = JSON.parse(String(init?.body))
      await new Promise<void>((resolve) => clock.setTimeout(resolve, ms))
      const reply = (call: Call) => ({ id: call.id, result: answer(call) })
      return Response.json(Array.isArray(body) ? body.map(reply) : reply(body as Call))
    }
    const network = createNetwork('a1', { rpcUrls: { default: { http: ['https://node.example'] } } })
    const base = createAdapterContext({ clock, fetch, networks: [network] })
    const lifetime = new AbortController().signal
    const sent = { network, accountId: new Uint8Array(32), nonce: 4, blockNumber: lowest, isIncluded: false }
    const clients = createClients({ ...base, lifetime, options: {} })
    const loadSession = async () => session
    const context = createContext({ ...base, options: {}, lifetime, clients: async () => clients, loadSession })
    context.sentTransactions.set(hash, sent)
    const result = failure(waitForReceipt({ context }, { hash, timeout: 20_000 }))
    return { clock, result, blocks: () => blocks }
  }

  type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

  test('R280: requests no block after the timeout', async () => {
    const { clock, result, blocks } = waitAt(lowest + 5_000, 200)
    await clock.advance(20_000)
    expect(await result).toMatchObject({ code: 'RECEIPT_TIMEOUT' })
    const requested = blocks()
    expect(requested).toBeGreaterThan(50)
    await clock.advance(60_000)
    // At most the request that was pending at the timeout.
    expect(blocks()).toBeLessThanOrEqual(requested + 1)
  })

  test.each([
    ['is its own parent', (number: number) => number],
    ['follows its parent with a gap', (number: number) => number - 2],
  ])('R280: ends the search at a block that %s', async (_, parentOf) => {
    const { clock, result, blocks } = waitAt(lowest + 10, 50, parentOf)
    await clock.advance(20_000)
    expect(await result).toMatchObject({
      code: 'RECEIPT_TIMEOUT',
      details: expect.stringContaining('chain_getBlock: malformed'),
    })
    // Two blocks in each of about eight polls.
    expect(blocks()).toBeLessThan(20)
  })
})

function withoutExtrinsics(result: unknown): unknown {
  const { block } = result as { block: object }
  return { block: { ...block, extrinsics: [] } }
}
