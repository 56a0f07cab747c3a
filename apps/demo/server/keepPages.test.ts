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

/** Chains and services whose changes a test emits, and the site that they are written to. */
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

test('writes the full state into the pages, once per change', async () => {
  const { site, sources, tell, page, read } = await create()
  await keepPages(site, sources)
  expect(read().starting).toEqual(['eip155'])
  tell({ starting: [], chains: [chain] })
  await expect.poll(page).toContain(chain.rpcUrl)
  await expect.poll(read).toMatchObject({ starting: [], chains: [{ name: 'A' }] })
  expect(page().match(/id="page-data"/g)).toHaveLength(1)
})

test('a change during the first write is in the pages at the end', async () => {
  const { site, sources, state, tell, read } = await create()
  state.onRead = () => {
    state.onRead = () => undefined
    queueMicrotask(() => tell({ starting: [], services: { status: 'failed', reason: 'no database' } }))
  }
  await keepPages(site, sources)
  await expect.poll(read).toMatchObject({ starting: [], services: { status: 'failed' } })
})

test('writes one after the other, so that none overtakes a later one', async () => {
  const { site, sources, reads, tell, read } = await create()
  await keepPages(site, sources)
  tell({ starting: [], failed: [{ namespace: 'eip155', reason: 'late' }] })
  tell({ failed: [], chains: [chain] })
  await expect.poll(read).toMatchObject({ failed: [], chains: [{ name: 'A' }] })
  // Each write started after the previous one had finished.
  expect(reads.slice(1).map(({ written }) => written)).toEqual(reads.slice(0, -1).map(({ given }) => given))
})

test('text of a chain that looks like a replacement pattern is not changed', async () => {
  const { site, sources, tell, page } = await create()
  tell({ failed: [{ namespace: 'eip155', reason: "not found: $HOME/$&/$'/anvil" }] })
  await keepPages(site, sources)
  expect(page()).toContain("not found: $HOME/$&/$'/anvil")
})
