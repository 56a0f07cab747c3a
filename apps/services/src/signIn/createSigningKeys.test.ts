import { createSessionTokens } from '@latchkey/siwx/server'
import { createFakeClock } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.js'
import { migrate } from '../database/migrate.js'
import { openPglite } from '../database/openPglite.js'
import { createSigningKeys } from './createSigningKeys.js'

const day = 24 * 60 * 60_000
const minute = 60_000
const times = { signMs: 30 * day, leadMs: 60 * minute, tokenMs: 5 * minute }
const account = { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', chainId: 'eip155:1' } as const

let database: Database
let clock = createFakeClock()

beforeAll(async () => {
  database = await openPglite()
  await migrate(database)
})
beforeEach(async () => {
  await database.runScript('TRUNCATE signing_keys')
  clock = createFakeClock()
})
afterAll(() => database?.close())

/** A process with the database. */
const start = () => createSigningKeys(database, times, () => clock.now())
const kidsOf = async (keys: ReturnType<typeof start>) => (await keys()).map(({ kid }) => kid)
const tokensOf = (keys: ReturnType<typeof start>) =>
  createSessionTokens({ keys, lifetimeMs: times.tokenMs, now: () => clock.now() })

test('processes that start together share one key, and keep it over a restart', async () => {
  const lists = await Promise.all([start(), start(), start()].map(kidsOf))
  expect(new Set(lists.flat()).size).toBe(1)
  expect(await kidsOf(start())).toEqual(lists[0])
})

test('returns the same array until the keys change', async () => {
  const keys = start()
  expect(await keys()).toBe(await keys())
})

test('publishes a successor after 30 days, and signs with it an hour later, in every process', async () => {
  const [one, other] = [start(), start()]
  const [first] = await kidsOf(one)
  clock.skip(30 * day)
  const [signing, next] = await kidsOf(one)
  expect(signing).toBe(first)
  expect(await kidsOf(other)).toEqual([first, next])
  clock.skip(60 * minute)
  expect(await kidsOf(other)).toEqual([next, first])
})

test('verifies tokens of a replaced key until they expire, and then deletes it', async () => {
  const keys = start()
  clock.skip(0)
  await keys()
  clock.skip(30 * day)
  await keys()
  clock.skip(60 * minute - 1)
  const { token } = await tokensOf(keys).issue(account)
  clock.skip(5 * minute)
  expect(await tokensOf(keys).read(token)).toMatchObject(account)
  const rotated = await tokensOf(keys).issue(account)
  expect(JSON.parse(atob(rotated.token.split('.')[0] ?? '')).kid).not.toBe(
    JSON.parse(atob(token.split('.')[0] ?? '')).kid,
  )
  clock.skip(5 * minute + 2)
  expect(await keys()).toHaveLength(1)
  expect((await tokensOf(keys).getPublicKeys()).keys).toHaveLength(1)
  expect(await tokensOf(start()).read(token)).toBeUndefined()
})

test('after months without a request, signs at once, and publishes a successor', async () => {
  const keys = start()
  const [first] = await kidsOf(keys)
  clock.skip(200 * day)
  expect(await kidsOf(keys)).toEqual([first, expect.any(String)])
})
