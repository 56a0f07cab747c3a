import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { endInTurn } from './endInTurn.js'
import { createLogger } from './log/createLogger.js'

test('ends parts one after the other', async () => {
  const said: string[] = []
  const part = (name: string) => async () => {
    said.push(`${name} begins`)
    await Promise.resolve()
    said.push(`${name} ends`)
  }
  await endInTurn({ one: part('one'), two: part('two') }, { logger: createLogger('silent') })
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('L1: a part that fails or does not end delays the next by at most 10 s, and is logged by its name', async () => {
  const clock = createFakeClock()
  const log: string[] = []
  const logger = createLogger('info', (line) => log.push(JSON.parse(line).part))
  const ended: string[] = []
  const parts = {
    stuck: () => new Promise<void>(() => undefined),
    failing: () => Promise.reject(new Error('a secret')),
    throwing: () => {
      throw new Error('a secret')
    },
    last: async () => void ended.push('last'),
  }
  const ending = endInTurn(parts, { logger, clock })
  await clock.advance(9_999)
  expect(ended).toEqual([])
  await clock.advance(1)
  await ending
  expect(ended).toEqual(['last'])
  expect(log).toEqual(['stuck', 'failing', 'throwing'])
  expect(clock.timerCount()).toBe(0)
})
