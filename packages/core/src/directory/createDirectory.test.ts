import { expect, test } from 'vitest'
import { createLoader } from '../engine/createLoader.js'
import { createDirectory } from './createDirectory.js'
import type { DirectoryReader } from './createDirectoryReader.js'

/** A directory whose code can be loaded, or not. */
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
  const loader = createLoader(
    () => (broken.isGone ? gone() : Promise.resolve()),
    () => reader as DirectoryReader,
    new AbortController().signal,
  )
  const directory = createDirectory(true, loader, () => [])
  return { directory, broken, asked }
}

test('FI8, FI30: pages whose code cannot be loaded have failed, so that a list need not wait; the next try asks for them', async () => {
  const { directory, broken, asked } = setUp()
  broken.isGone = true
  await directory.loadMore()
  expect(directory.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED', pages: 'failed' })
  broken.isGone = false
  await directory.loadMore()
  expect(directory.state).toMatchObject({ status: 'ready', pages: 'done' })
  expect(asked).toEqual(['loadMore'])
})

test('FI30: the first wallets alone that could not be had say nothing of the pages, which are asked for by themselves', async () => {
  const { directory, broken } = setUp()
  broken.isGone = true
  await directory.load()
  expect(directory.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED', pages: 'idle' })
})
