import { expect, test } from 'vitest'
import { createLoader } from '../engine/createLoader.js'
import type { Remote } from '../remote/remote.js'
import { createDirectory } from './createDirectory.js'
import type { DirectoryReader } from './createDirectoryReader.js'

/** A directory whose code can be had, or not, from which part on. */
function setUp() {
  const broken = { part: undefined as 'remote' | 'reader' | undefined }
  const asked: string[] = []
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const reader: Pick<DirectoryReader, 'load' | 'loadMore'> = {
    load: async () => void asked.push('load'),
    async loadMore() {
      asked.push('loadMore')
      Object.assign(directory.state, { status: 'ready', code: undefined, pages: 'done' })
    },
  }
  const remote = createLoader(
    () => (broken.part === 'remote' ? gone() : Promise.resolve()),
    () => ({ directory: () => (broken.part === 'reader' ? gone() : Promise.resolve(reader)) }) as Remote,
    new AbortController().signal,
  )
  const directory = createDirectory(true, remote, () => [])
  return { directory, broken, asked }
}

test.each(['remote', 'reader'] as const)(
  'FI8, FI30: pages whose code (%s) cannot be loaded have failed, so that a list need not wait; the next try asks for them',
  async (part) => {
    const { directory, broken, asked } = setUp()
    broken.part = part
    await directory.loadMore()
    expect(directory.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED', pages: 'failed' })
    broken.part = undefined
    await directory.loadMore()
    expect(directory.state).toMatchObject({ status: 'ready', pages: 'done' })
    expect(asked).toEqual(['loadMore'])
  },
)

test('FI30: the first wallets alone that could not be had say nothing of the pages, which are asked for by themselves', async () => {
  const { directory, broken } = setUp()
  broken.part = 'reader'
  await directory.load()
  expect(directory.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED', pages: 'idle' })
})
