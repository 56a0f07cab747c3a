import type { FakeClock } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, bob } from '../../test/scriptedWallet.js'

const hash = `0x${'ab'.repeat(32)}` as const
const code = (value: string) => expect.objectContaining({ code: value })

const receipt = {
  transactionHash: hash,
  status: '0x1',
  blockHash: `0x${'01'.repeat(32)}`,
  blockNumber: '0x10',
  from: alice,
  to: bob,
  contractAddress: null,
  gasUsed: '0x5208',
  logs: [],
}
const pending = { ...receipt, blockHash: null, blockNumber: null, status: null }

type Call = { readonly id: number; readonly method: string }
type Reply = { readonly status?: number; readonly error?: object; readonly result?: unknown; readonly isHeld?: boolean }

const nodeError = (code: number, message: string): Reply => ({ error: { code, message } })

/** Opens a session whose node returns these replies in turn, and the last one from then on. */
async function connectTo(...replies: readonly Reply[]) {
  let requests = 0
  const response = ({ id, method }: Call) => {
    if (method === 'eth_chainId') return { id, result: '0x1' }
    if (method === 'eth_blockNumber') return { id, result: '0x10' }
    if (method !== 'eth_getTransactionReceipt') return { id, result: null }
    return { id, ...replies[Math.min(requests++, replies.length - 1)] }
  }
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const body: Call | readonly Call[] = JSON.parse(String(init?.body))
    const answers: readonly (Reply & { readonly id: number })[] = [body].flat().map(response)
    if (answers.some(({ isHeld }) => isHeld)) return new Promise(() => undefined)
    const status = answers.find((one) => one.status)?.status ?? 200
    return new Response(JSON.stringify(Array.isArray(body) ? answers : answers[0]), { status })
  }
  const parts = await connectWith(undefined, { fetch, networks: [createNetwork(1, ['https://node.example'])] })
  const { waitForReceipt } = parts.session.actions
  if (!waitForReceipt) throw new Error('the session cannot wait for receipts')
  return { ...parts, waitForReceipt, requests: () => requests }
}

/** Settles the promise, advancing the clock by `ms`. */
async function outcome<T>(clock: FakeClock, promise: Promise<T>, ms: number): Promise<unknown> {
  let settled: unknown = 'pending'
  promise.then(
    (value) => {
      settled = value
    },
    (error: unknown) => {
      settled = error
    },
  )
  await clock.advance(ms)
  return settled
}

describe('R280: a poll that fails is repeated', () => {
  test.each<[string, readonly Reply[]]>([
    ['a node that still indexes', [nodeError(-32_000, 'transaction indexing is in progress')]],
    ['a node that does not know the transaction', [nodeError(-32_000, 'transaction not found')]],
    ['a node that lags behind', [nodeError(-32_602, 'Unknown block')]],
    ['a node that reports invalid parameters', [nodeError(-32_602, 'invalid argument 0')]],
    ['a node that does not serve the method for a moment', [nodeError(-32_601, 'method not found')]],
    ['a pending receipt without a block', [{ result: pending }]],
    ['a receipt without its fields', [{ result: {} }]],
    ['five rate limits in a row', Array.from({ length: 5 }, () => ({ status: 429 }))],
    ['thirty errors in a row', Array.from({ length: 30 }, () => nodeError(-32_603, 'internal error'))],
  ])('keeps waiting after %s', async (_title, replies) => {
    const { clock, waitForReceipt } = await connectTo(...replies, { result: receipt })
    const waiting = waitForReceipt({ hash })
    expect(await outcome(clock, waiting, 120_000)).toMatchObject({ status: 'success', transactionHash: hash })
  })

  test('rejects with RECEIPT_TIMEOUT and the last failure after its own timeout', async () => {
    const { clock, waitForReceipt, requests } = await connectTo(
      nodeError(-32_000, 'transaction indexing is in progress'),
    )
    const waiting = waitForReceipt({ hash, timeout: 20_000 })
    const result = await outcome(clock, waiting, 20_000)
    expect(result).toEqual(code('RECEIPT_TIMEOUT'))
    expect(result).toMatchObject({
      details: expect.stringContaining('transaction indexing is in progress'),
      cause: { code: 'RPC_FAILED' },
    })
    expect(requests()).toBeGreaterThan(5)
  })

  test('rejects with RECEIPT_TIMEOUT if the node never responds', async () => {
    const { clock, waitForReceipt } = await connectTo({ isHeld: true })
    expect(await outcome(clock, waitForReceipt({ hash, timeout: 20_000 }), 30_000)).toEqual(code('RECEIPT_TIMEOUT'))
  })

  test('an abort ends the wait between failed polls', async () => {
    const { clock, waitForReceipt } = await connectTo(nodeError(-32_000, 'transaction not found'))
    const controller = new AbortController()
    const waiting = waitForReceipt({ hash, signal: controller.signal })
    expect(await outcome(clock, waiting, 10_000)).toBe('pending')
    controller.abort()
    await expect(waiting).rejects.toThrow(code('ABORTED'))
  })

  test('the end of the adapter ends the wait', async () => {
    const { clock, adapter, waitForReceipt } = await connectTo(nodeError(-32_000, 'transaction not found'))
    const waiting = waitForReceipt({ hash })
    expect(await outcome(clock, waiting, 10_000)).toBe('pending')
    adapter.destroy()
    await expect(waiting).rejects.toThrow(code('DESTROYED'))
    expect(clock.timerCount()).toBe(0)
  })

  test('rejects immediately for a network that neither the app nor the wallet has', async () => {
    const { waitForReceipt } = await connectTo({ result: receipt })
    await expect(waitForReceipt({ hash, chainId: 424_242 })).rejects.toThrow(code('NETWORK_NOT_FOUND'))
  })
})

test.each([
  { status: undefined, root: `0x${'aa'.repeat(32)}` },
  { transactionHash: 'ab'.repeat(32) },
  { blockNumber: 16 },
  { gasUsed: undefined },
  { from: undefined },
  { to: '', contractAddress: '0x' },
  { logs: null },
  { logs: [{ address: bob, topics: null, data: '0x0', logIndex: null }] },
])('R280: a transaction in a block has a receipt, even with %o', async (change) => {
  const { clock, adapter, waitForReceipt } = await connectTo({ result: { ...receipt, ...change } })
  const received = await outcome(clock, waitForReceipt({ hash, timeout: 20_000 }), 20_000)
  expect(received).toMatchObject({ transactionHash: hash, blockNumber: 16n })
  const network = createNetwork(1, ['https://node.example'])
  const included = Promise.resolve(adapter.isTransactionIncluded?.({ id: hash, network }))
  expect(await outcome(clock, included, 20_000)).toBe(true)
})

describe('a transaction that only the second server knows', () => {
  const network = createNetwork(1, ['https://behind.example', 'https://current.example'])

  /** Opens a session with two servers, of which the first finds no transaction. */
  async function connectToTwo() {
    const response = (url: string, { id, method }: Call) => {
      const isCurrent = url.startsWith('https://current.example')
      if (method === 'eth_chainId') return { id, result: '0x1' }
      if (method === 'eth_blockNumber') return { id, result: '0x12' }
      return { id, result: method === 'eth_getTransactionReceipt' && isCurrent ? receipt : null }
    }
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const body: Call | readonly Call[] = JSON.parse(String(init?.body))
      const reply = (call: Call) => response(String(url), call)
      return Response.json(Array.isArray(body) ? body.map(reply) : reply(body as Call))
    }
    return connectWith(undefined, { fetch, networks: [network] })
  }

  test('R280: has a receipt, also after confirmations', async () => {
    const { clock, session } = await connectToTwo()
    for (const confirmations of [1, 3]) {
      const waiting = session.actions.waitForReceipt?.({ hash, confirmations, timeout: 20_000 })
      expect(await outcome(clock, Promise.resolve(waiting), 20_000)).toMatchObject({ blockNumber: 16n })
    }
  })

  test('R382: is reported as included at the second request', async () => {
    const { clock, adapter } = await connectToTwo()
    const look = () => {
      const looking = Promise.resolve(adapter.isTransactionIncluded?.({ id: hash, network }))
      return outcome(clock, looking, 1_000)
    }
    expect([await look(), await look(), await look()]).toEqual([false, true, true])
  })
})

describe('R280: a reorganization while waiting for confirmations', () => {
  const other = `0x${'cd'.repeat(32)}`
  const transaction = { hash, from: alice, to: bob, nonce: '0x5', value: '0x1', input: '0x', blockHash: null }
  type Chain = { readonly head: number; readonly included?: string }

  /**
   * Opens a session whose node has a pending transaction, and then the chain of `set`, which includes one transaction
   * in block 17.
   */
  async function connectToChain() {
    let chain: Chain = { head: 16 }
    const response = (method: string, [first]: readonly unknown[]): unknown => {
      const { head, included } = chain
      const last = first === 'latest' ? head : Number(first)
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
      if (method === 'eth_getTransactionByHash') return included === undefined ? transaction : null
      if (method === 'eth_getBlockByNumber')
        return { transactions: included && last === 17 ? [{ ...transaction, hash: included }] : [] }
      if (method !== 'eth_getTransactionReceipt') return null
      return first === included ? { ...receipt, transactionHash: first, blockNumber: '0x11' } : null
    }
    const nonceAt = (block: unknown) => {
      const last = block === 'latest' ? chain.head : Number(block)
      return chain.included !== undefined && last >= 17 ? '0x6' : '0x5'
    }
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      const body: JsonCall | readonly JsonCall[] = JSON.parse(String(init?.body))
      const reply = ({ id, method, params }: JsonCall) => ({
        id,
        result: method === 'eth_getTransactionCount' ? nonceAt(params[1]) : response(method, params),
      })
      return Response.json(Array.isArray(body) ? body.map(reply) : reply(body as JsonCall))
    }
    const { session, clock } = await connectWith(undefined, {
      fetch,
      networks: [createNetwork(1, ['https://node.example'])],
    })
    const receipts: unknown[] = []
    const waiting =
      session.actions.waitForReceipt?.({ hash, confirmations: 3 }) ?? Promise.reject(new Error('no action'))
    waiting.then(
      (one) => receipts.push(one),
      (error: unknown) => receipts.push(error),
    )
    await clock.advance(3_000)
    return {
      receipts,
      async set(next: Chain) {
        chain = next
        await clock.advance(10_000)
      },
    }
  }

  type JsonCall = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

  test('returns the original transaction after its replacement disappeared', async () => {
    const { receipts, set } = await connectToChain()
    await set({ head: 17, included: other })
    await set({ head: 17, included: hash })
    expect(receipts).toEqual([])
    await set({ head: 19, included: hash })
    expect(receipts).toMatchObject([{ transactionHash: hash, blockNumber: 17n }])
    expect(receipts[0]).not.toHaveProperty('replaced')
  })

  test('returns the replacement that a block contains in the end', async () => {
    const { receipts, set } = await connectToChain()
    await set({ head: 17, included: other })
    await set({ head: 17, included: hash })
    await set({ head: 19, included: other })
    expect(receipts).toMatchObject([{ transactionHash: other, replaced: 'repriced' }])
  })
})
