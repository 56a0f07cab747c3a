import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@latchkey/common'
import { expect, test } from 'vitest'
import { behave } from '../../test/rpcServer.js'
import { adapterFor, hundred, servers } from '../../test/rpcSetUp.js'

const addressOf = (index: number): `0x${string}` => `0x${index.toString(16).padStart(40, '0')}`

test('R58: reads under way are remembered up to 8192; one more, and the oldest is asked anew', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const [server] = await servers(async (...request) => {
    await held
    await behave()(...request)
  })
  const { balance } = adapterFor([server?.url ?? ''])
  const most = limits.rpcDedupeEntries
  const askedFor = (index: number) => {
    const wanted = addressOf(index)
    return server?.requests.flat().filter(({ params }) => params[0] === wanted).length
  }

  const under: Promise<unknown>[] = []
  for (let index = 0; index < most; index++) {
    under.push(balance(addressOf(index)))
    // What is asked in one turn goes in one batch, and a batch grows slower the more is in it.
    if (index % 128 === 127) await nextTurn()
  }
  under.push(balance(addressOf(0)), balance(addressOf(most - 1)))
  // The first was used again just now, so the second is the oldest.
  under.push(...[most, 1, 0, most].map((index) => balance(addressOf(index))))
  await expect.poll(() => server?.count('eth_getBalance')).toBe(most + 2)
  expect([0, 1, 2, most - 1, most].map(askedFor)).toEqual([1, 2, 1, 1, 1])

  release()
  expect(await Promise.all(under)).toEqual(under.map(() => hundred))
  // Nothing is remembered of what has ended.
  await balance(addressOf(0))
  expect(askedFor(0)).toBe(2)
})
