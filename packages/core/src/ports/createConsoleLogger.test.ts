import { afterEach, expect, test, vi } from 'vitest'
import { createConsoleLogger } from './createConsoleLogger.js'

const levels = ['debug', 'info', 'warn', 'error'] as const
afterEach(() => vi.unstubAllGlobals())

/** Returns the levels that are written to the console. */
function written(...lowest: Parameters<typeof createConsoleLogger>): readonly unknown[] {
  const lines: unknown[] = []
  vi.stubGlobal('console', Object.fromEntries(levels.map((level) => [level, () => lines.push(level)])))
  const logger = createConsoleLogger(...lowest)
  for (const level of levels) logger[level]('message')
  return lines
}

test('§9: writes only errors by default', () => {
  expect(written()).toEqual(['error'])
})

test.each([
  ['is missing', undefined],
  ['lacks a method', {}],
  [
    'throws',
    {
      error() {
        throw new Error('strict')
      },
    },
  ],
])('R206: does not throw if the console %s', (_title, page) => {
  vi.stubGlobal('console', page)
  expect(() => createConsoleLogger().error('message')).not.toThrow()
})

test('writes messages of its level and above', () => {
  expect(written('debug')).toEqual(levels)
  expect(written('warn')).toEqual(['warn', 'error'])
})
