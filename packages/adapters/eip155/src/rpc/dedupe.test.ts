import { rpcLimits } from '@latchkey/common'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { behave } from '../../test/behave.js'
import { adapterFor, endRpc, hundred, servers } from '../../test/rpcSetUp.js'

// On a busy machine, sending so many requests takes longer than a server's timeout.
beforeAll(() => {
  const { setTimeout: start } = globalThis
  const never = 2 ** 31 - 1
  vi.stubGlobal('setTimeout', (call: () => void, ms = 0, ...rest: []) =>
    start(call, ms < rpcLimits.timeoutMs ? ms : never, ...rest),
  )
})
afterAll(async () => {
  await endRpc()
  vi.unstubAllGlobals()
})

const addressOf = (index: number): `0x${string}` => `0x${index.toString(16).padStart(40, '0')}`

test('R58 R58b: shares up to 8192 pending reads, and sends the oldest again beyond that', async () => {
  let held: Promise<void> | undefined
  let release = () => {}
  const [server] = await servers(async (...request) => {
    await held
    await behave()(...request)
  })
  const most = rpcLimits.dedupeEntries
  const adapter = adapterFor([server?.url ?? ''])
  const balance = (index: number) => adapter.balance(addressOf(index))
  const askedFor = (index: number) => {
    const wanted = addressOf(index)
    return server?.requests.flat().filter(({ params }) => params[0] === wanted).length
  }

  // From here on, all lazy code is loaded, so each task below has its own batch.
  expect(await balance(most + 1)).toEqual(hundred)
  held = new Promise((resolve) => {
    release = resolve
  })
  const under: unknown[] = []
  for (let index = 0; index < most; index++) {
    under.push(balance(index))
    // Requests of one task form one batch, whose cost grows with its size.
    if (index % 1_024 === 1_023) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  under.push(balance(0), balance(most - 1))
  // The first was just used again, so the second is the oldest.
  under.push(...[most, 1, 0, most].map(balance))
  await expect.poll(() => server?.count('eth_getBalance'), { timeout: 50_000 }).toBe(1 + most + 2)
  expect([0, 1, 2, most - 1, most].map(askedFor)).toEqual([1, 2, 1, 1, 1])

  release()
  expect(await Promise.all(under)).toEqual(under.map(() => hundred))
  // Settled requests are not cached.
  await balance(0)
  expect(askedFor(0)).toBe(2)
}, 90_000)
