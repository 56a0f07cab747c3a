import { createFakeStorage } from '@latchkey/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStorage } from '../storage/createStorage.js'
import { createBrowserPorts, createConsoleLogger } from './createBrowserPorts.js'

afterEach(() => vi.unstubAllGlobals())

describe('the browser as ports', () => {
  test('on a server there is no window, and storage is in memory', () => {
    const { window, storage } = createBrowserPorts()
    expect(window).toBeUndefined()
    storage.setItem('a', '1')
    expect([storage.getItem('a'), storage.getItem('b'), storage.keys()]).toEqual(['1', null, ['a']])
    storage.removeItem('a')
    expect(storage.keys()).toEqual([])
    expect(createBrowserPorts().storage.getItem('a')).toBeNull()
  })

  test('in a browser, storage is localStorage, which is accessed on use only', () => {
    vi.stubGlobal('window', {})
    const { storage } = createBrowserPorts()
    const real = createFakeStorage({ items: { a: '1' } })
    vi.stubGlobal('localStorage', Object.assign(Object.create({ ...real }), { a: '1' }))
    expect([storage.getItem('a'), storage.keys()]).toEqual(['1', ['a']])
  })

  test('R62: uses memory if reading `localStorage` throws', () => {
    vi.stubGlobal('window', {})
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    const { storage, logger } = createBrowserPorts()
    const kept = createStorage({ port: storage, prefix: 'x', logger })
    kept.set({ key: 'a', parse: (input) => ({ ok: true, value: input }) }, 'A')
    expect(kept.get({ key: 'a', parse: (input) => ({ ok: true, value: input }) })).toBe('A')
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  test('§9: writes only errors to the console', () => {
    const heard: string[] = []
    const note = (level: string) => () => void heard.push(level)
    vi.stubGlobal('console', { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') })
    const { logger } = createBrowserPorts()
    for (const level of ['debug', 'info', 'warn', 'error'] as const) logger[level]('x')
    expect(heard).toEqual(['error'])
  })

  test("uses the platform's clock, and timers can be cleared", async () => {
    const { clock } = createBrowserPorts()
    const earliest = Date.now()
    const now = clock.now()
    expect(now).toBeGreaterThanOrEqual(earliest)
    expect(now).toBeLessThanOrEqual(Date.now())
    const before = clock.monotonic()
    let rang = 0
    clock.clearTimeout(clock.setTimeout(() => rang++, 1))
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 10))
    expect(clock.monotonic()).toBeGreaterThan(before)
    expect(rang).toBe(0)
  })

  test("given ports replace the browser's", () => {
    const storage = createFakeStorage()
    expect(createBrowserPorts({ storage }).storage).toBe(storage)
  })
})

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
