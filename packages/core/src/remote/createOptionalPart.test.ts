import { expect, test } from 'vitest'
import { createFakeClock, settle } from '../../test/fakeClock.js'
import { createFakeLogger } from '../../test/fakeLogger.js'
import { createOptionalPart } from './createOptionalPart.js'

function setUp(load: () => Promise<string>) {
  const [clock, logger] = [createFakeClock(), createFakeLogger()]
  const used: string[] = []
  const progress = { isOver: false }
  const lifetime = new AbortController()
  const begin = () =>
    createOptionalPart(
      load,
      { clock, logger },
      lifetime.signal,
    )((part) => used.push(part)).then(() => {
      progress.isOver = true
    })
  return { clock, logger, used, progress, begin, lifetime }
}

test('a part that is there is used before what it goes along with goes on', async () => {
  const { used, begin, clock, logger } = setUp(async () => 'part')
  await begin()
  expect([used, clock.pending(), logger.lines]).toEqual([['part'], 0, []])
})

test('FI30: one that does not come holds up nothing for longer than a second, and is used when it comes', async () => {
  let come: (part: string) => void = () => undefined
  const { used, begin, clock, progress } = setUp(() => new Promise((resolve) => (come = resolve)))
  const using = begin()
  await clock.advance(999)
  expect(progress.isOver).toBe(false)
  await clock.advance(1)
  await using
  expect(used).toEqual([])
  come('late')
  await settle()
  expect(used).toEqual(['late'])
})

test('FI30: one that cannot be loaded holds up nothing, and a developer is told', async () => {
  const { used, begin, logger } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  await begin()
  expect(used).toEqual([])
  expect(logger.lines.map(({ level }) => level)).toEqual(['warn'])
})

test('L7: an instance that ends meanwhile leaves no timer, and nobody is told', async () => {
  const { begin, clock, logger, lifetime } = setUp(() => new Promise(() => undefined))
  const using = begin()
  lifetime.abort()
  await using
  expect([clock.pending(), logger.lines]).toEqual([0, []])
})
