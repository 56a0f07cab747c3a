import { expect, test } from 'vitest'
import { readListStatus } from './status.js'

const wallets = [
  { id: 'a', name: 'Arc' },
  { id: 'b', name: 'Foxglove' },
]
const off = { status: 'off' } as const
const loaded = { wallets, pages: 'idle', count: 40 } as const

test('lists the loaded pages, and offers the next one', () => {
  expect(readListStatus(off, loaded)).toEqual({ status: 'listed', wallets, total: 40, hasMore: true })
  expect(readListStatus(off, { ...loaded, pages: 'done' })).toMatchObject({ status: 'listed', hasMore: false })
})

test('keeps the wallets and the button while the next page loads', () => {
  expect(readListStatus(off, { ...loaded, pages: 'loading' })).toEqual({
    status: 'loading',
    wallets,
    total: 40,
    hasMore: true,
  })
})

test('is loading before the first page', () => {
  expect(readListStatus(off, { wallets: [], pages: 'idle' })).toMatchObject({ status: 'loading', hasMore: false })
})

test('is empty only after the last page', () => {
  expect(readListStatus(off, { wallets: [], pages: 'done' })).toMatchObject({ status: 'empty', total: 0 })
})

test.each([
  ['VIEW_LOAD_FAILED', 'VIEW_LOAD_FAILED'],
  ['RPC_FAILED', 'DIRECTORY_FAILED'],
  [undefined, 'DIRECTORY_FAILED'],
] as const)('a page that failed with %s shows %s', (pagesCode, error) => {
  const status = readListStatus(off, { ...loaded, pages: 'failed', pagesCode })
  expect(status).toEqual({ status: 'failed', error, wallets, total: 40, hasMore: false })
})

test('a search shows only its results, and no button', () => {
  const found = { status: 'found', wallets: wallets.slice(0, 1) } as const
  expect(readListStatus(found, loaded)).toEqual({
    status: 'found',
    wallets: wallets.slice(0, 1),
    total: 1,
    hasMore: false,
  })
  expect(readListStatus({ status: 'found', wallets: [] }, loaded)).toMatchObject({ status: 'empty' })
  expect(readListStatus({ status: 'searching' }, loaded)).toMatchObject({ status: 'loading', wallets: [] })
  expect(readListStatus({ status: 'failed' }, loaded)).toMatchObject({ status: 'failed', error: 'DIRECTORY_FAILED' })
})
