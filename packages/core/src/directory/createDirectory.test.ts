import { expect, test } from 'vitest'
import { createLazyEntry } from '../features/feature.js'
import { createDirectory } from './createDirectory.js'
import type { DirectoryReader } from './createDirectoryReader.js'

/** A directory whose code can fail to load. */
function setUp() {
  const broken = { isGone: false }
  const asked: string[] = []
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const reader: Pick<DirectoryReader, 'load' | 'loadMore'> = {
    load: async () => void asked.push('load'),
    async loadMore() {
      asked.push('loadMore')
      Object.assign(directory.state, { status: 'ready', code: undefined, pages: 'done' })
    },
  }
  const entry = createLazyEntry(
    () => (broken.isGone ? gone() : Promise.resolve()),
    () => reader as DirectoryReader,
    new AbortController().signal,
  )
  const logged: unknown[] = []
  const logger = { error: (...values: unknown[]) => void logged.push(values) }
  const directory = createDirectory(true, entry.load, () => [], logger)
  return { directory, broken, asked, logged }
}

test('FI8, FI30: pages whose code fails to load count as failed, and the next call retries', async () => {
  const { directory, broken, asked, logged } = setUp()
  broken.isGone = true
  await directory.loadMore()
  expect(logged).toEqual([[expect.stringContaining('could not be loaded'), expect.any(Error)]])
  expect(directory.state).toMatchObject({
    status: 'failed',
    code: 'VIEW_LOAD_FAILED',
    pages: 'failed',
    pagesCode: 'VIEW_LOAD_FAILED',
  })
  broken.isGone = false
  await directory.loadMore()
  expect(directory.state).toMatchObject({ status: 'ready', pages: 'done' })
  expect(asked).toEqual(['loadMore'])
})

test('FI30: a failure of the first wallets does not affect the pages', async () => {
  const { directory, broken } = setUp()
  broken.isGone = true
  await directory.load()
  expect(directory.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED', pages: 'idle' })
})
