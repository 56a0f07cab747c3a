import { sepolia } from '@latchkey/appkit/networks'
import { expect, test } from 'vitest'
import { keepPages, type PageSources } from './keepPages.js'
import type { LocalChainData, PageData } from './pageData.js'
import { type SiteFile, siteFile } from './readSite.js'

const html = '<html><head></head><body></body></html>'
const chain: LocalChainData = {
  namespace: 'eip155',
  id: 1,
  name: 'A',
  coin: sepolia.nativeCurrency,
  rpcUrl: 'http://127.0.0.1:1',
  gift: '1',
}

/** Chains and services whose news a test tells, and a site that they are written into. */
async function create() {
  const listeners: (() => void)[] = []
  const data: { -readonly [Key in keyof PageData]: PageData[Key] } = {
    chains: [],
    starting: ['eip155'],
    failed: [],
    services: { status: 'starting' },
  }
  const site = new Map<string, SiteFile>([['/index.html', await siteFile('/index.html', Buffer.from(html))]])
  const written = () => String(site.get('/chains.json')?.body ?? '')
  const reads: { readonly given: string; readonly written: string }[] = []
  const state = { onRead: () => undefined as unknown }
  const watch = (onChange: () => void) => void listeners.push(onChange)
  const sources: PageSources = {
    chains: {
      data() {
        reads.push({ given: JSON.stringify(data), written: written() })
        state.onRead()
        return { ...data }
      },
      watch,
    },
    services: { data: () => data.services, watch },
  }
  return {
    site,
    sources,
    reads,
    state,
    tell(news: Partial<PageData>) {
      Object.assign(data, news)
      for (const listener of listeners) listener()
    },
    read: () => JSON.parse(written()) as PageData,
    page: () => String(site.get('/index.html')?.body),
  }
}

test('pages are told how everything stands, once each', async () => {
  const { site, sources, tell, page, read } = await create()
  await keepPages(site, sources)
  expect(read().starting).toEqual(['eip155'])
  tell({ starting: [], chains: [chain] })
  await expect.poll(page).toContain(chain.rpcUrl)
  await expect.poll(read).toMatchObject({ starting: [], chains: [{ name: 'A' }] })
  expect(page().match(/id="page-data"/g)).toHaveLength(1)
})

test('what comes up while the pages are written for the first time is in them at last', async () => {
  const { site, sources, state, tell, read } = await create()
  state.onRead = () => {
    state.onRead = () => undefined
    queueMicrotask(() => tell({ starting: [], services: { status: 'failed', reason: 'no database' } }))
  }
  await keepPages(site, sources)
  await expect.poll(read).toMatchObject({ starting: [], services: { status: 'failed' } })
})

test('one writing follows the other, so that none overtakes the one after it', async () => {
  const { site, sources, reads, tell, read } = await create()
  await keepPages(site, sources)
  tell({ starting: [], failed: [{ namespace: 'eip155', reason: 'late' }] })
  tell({ failed: [], chains: [chain] })
  await expect.poll(read).toMatchObject({ failed: [], chains: [{ name: 'A' }] })
  // Each began when what the one before was given had been written.
  expect(reads.slice(1).map(({ written }) => written)).toEqual(reads.slice(0, -1).map(({ given }) => given))
})

test('text of a chain that reads like a pattern stays as it is', async () => {
  const { site, sources, tell, page } = await create()
  tell({ failed: [{ namespace: 'eip155', reason: "not found: $HOME/$&/$'/anvil" }] })
  await keepPages(site, sources)
  expect(page()).toContain("not found: $HOME/$&/$'/anvil")
})
