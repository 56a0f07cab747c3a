import { safeParseUrl } from '@latchkey/common'
import { createFakeClock, createFakeLogger, createFakeStorage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { createFakeDirectory } from '../../test/fakeDirectory.js'
import { createFakePage } from '../../test/fakePage.js'
import { base, mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createCore } from '../createCore.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import type { WalletListEntry } from '../wallets/walletRow.js'

const wallets = (count: number, change: Partial<WalletListEntry> = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}`, ...change }))

function setUp(rows: readonly Partial<WalletListEntry>[] = wallets(100), options: Partial<AppKitOptions> = {}) {
  const server = createFakeDirectory(rows)
  const clock = createFakeClock()
  const logger = createFakeLogger()
  const core = createCore(
    {
      projectId: 'local',
      networks: [mainnet, base],
      adapters: [createScriptedAdapter()],
      services: { relay: false, directory: 'https://directory.example' },
      ...options,
    },
    { ports: { fetch: server.fetch, clock, logger, storage: createFakeStorage(), window: createFakePage() } },
  )
  return { server, clock, logger, core, directory: core.directory, state: core.directory.state }
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const query = (url: URL | undefined, ...keys: readonly string[]) =>
  keys.map((key) => url?.searchParams.get(key) ?? undefined)

describe('the first wallets', () => {
  test('sends no request before it is needed, or without a directory or a project id', async () => {
    const { server, state } = setUp()
    expect([state.status, server.asked]).toEqual(['idle', []])
    for (const options of [{ services: { directory: false } }, { projectId: undefined }] as const) {
      const off = setUp(wallets(4), options)
      await off.directory.load()
      await off.directory.loadMore()
      expect([off.state.status, off.state.pages, off.server.asked]).toEqual(['off', 'done', []])
      await expect(off.directory.search({ text: 'a' })).rejects.toMatchObject({ name: 'AppKitError' })
    }
  })

  test("R186: accepts ids that the app's own directory can have, and reports others", async () => {
    const { directory, logger } = setUp(wallets(4), { includeWalletIds: ['metamask', 'io.metamask'] })
    await directory.load()
    expect(logger.messages('error').flatMap((message) => message.split('\n').slice(1))).toEqual([
      expect.stringContaining('includeWalletIds: "io.metamask" is not the id of a wallet.'),
    ])
  })

  test("§9: recommends four wallets for the app's networks, and every request states project and SDK", async () => {
    const { directory, server, state } = setUp()
    await directory.load()
    expect(state.status).toBe('ready')
    expect(idsOf(state.recommended)).toEqual(['w0', 'w1', 'w2', 'w3'])
    expect([state.featured, state.excluded, state.count]).toEqual([[], [], 100])
    expect(server.asked.map(({ pathname }) => pathname)).toEqual(['/getWallets'])
    expect(query(server.asked[0], 'page', 'entries', 'chains', 'projectId', 'st', 'sv')).toEqual([
      '1',
      '4',
      'eip155:1,eip155:8453',
      'local',
      'appkit',
      'html-eip155-1.7.3',
    ])
  })

  test('lists featured wallets in the order of the option, omits excluded ones, and recommends neither', async () => {
    const { directory, server, state } = setUp(wallets(10), {
      featuredWalletIds: ['w5', 'w0', 'w7', 'gone'],
      excludeWalletIds: ['w1', 'w7', 'com.example.wallet', 'A name, with a comma'],
    })
    await directory.load()
    expect(idsOf(state.featured)).toEqual(['w5', 'w0'])
    expect(idsOf(state.recommended)).toEqual(['w2', 'w3', 'w4', 'w6'])
    expect(idsOf(state.excluded)).toEqual(['w1', 'w7'])
    expect(server.asked).toHaveLength(3)
    for (const url of server.asked) expect(url.search).not.toContain('comma')
  })

  test.each([
    ['its id', 'lantern'],
    ['its reverse-DNS name', 'com.lantern.wallet'],
    ['its reverse-DNS name in another case', 'COM.Lantern.Wallet'],
    ['its name', 'lantern WALLET'],
  ])('§5: a wallet excluded by %s is in no list: not featured, recommended, paged or found', async (_by, word) => {
    const lantern = { id: 'lantern', name: 'Lantern Wallet', rdns: 'com.lantern.wallet' }
    const { directory, state } = setUp([lantern, ...wallets(60)], {
      featuredWalletIds: ['lantern', 'w9'],
      excludeWalletIds: [word],
    })
    await directory.load()
    for (let page = 0; page < 3; page++) await directory.loadMore()
    const { wallets: found } = await directory.search({ text: 'wallet' })
    for (const list of [state.featured, state.recommended, state.wallets, found])
      expect(idsOf(list)).not.toContain('lantern')
    expect(idsOf(state.featured)).toEqual(['w9'])
    expect([state.wallets.length, found.length, state.count, state.pages]).toEqual([60, 60, 60, 'done'])
  })

  test('§5: hides wallets that share a name or reverse-DNS name with an excluded id', async () => {
    const lantern = { id: 'lantern', name: 'Lantern', rdns: 'com.lantern.wallet' }
    const { directory, state } = setUp(
      [lantern, ...wallets(5), { id: 'other', name: 'Other', rdns: lantern.rdns }, { id: 'copy', name: 'LANTERN' }],
      { excludeWalletIds: ['lantern'] },
    )
    await directory.loadMore()
    expect(idsOf(state.excluded)).toEqual(['lantern'])
    expect(idsOf(state.wallets)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4'])
    expect(idsOf((await directory.search({ text: 'lantern' })).wallets)).toEqual([])
  })

  test('lists only featured wallets that the app includes', async () => {
    const { directory, state } = setUp(wallets(10), {
      includeWalletIds: ['w8', 'w9'],
      featuredWalletIds: ['w9', 'w1'],
    })
    await directory.loadMore()
    expect([state.featured, state.recommended, state.wallets].map(idsOf)).toEqual([['w9'], ['w8'], ['w9', 'w8']])
  })

  test('recommends, pages and finds only included wallets', async () => {
    const { directory, state } = setUp(wallets(10), { includeWalletIds: ['w8', 'w9'] })
    await directory.load()
    await directory.loadMore()
    const { wallets: found } = await directory.search({ text: 'wallet' })
    expect([state.recommended, state.wallets, found].map(idsOf)).toEqual([
      ['w8', 'w9'],
      ['w8', 'w9'],
      ['w8', 'w9'],
    ])
  })

  test('§9: a recent wallet is found by its id even if it is neither featured nor recommended', async () => {
    const { core, directory, state } = setUp()
    core.connectors.setRecent([
      { id: 'w90', name: 'Wallet 90' },
      { id: 'com.example/no-id', name: 'Other' },
    ])
    await directory.load()
    expect(state.status).toBe('ready')
    expect(directory.find('w90')?.name).toBe('Wallet 90')
  })

  test('R115: compares an excluded reverse-DNS name with the returned wallets and does not send it', async () => {
    const metaMask = { id: 'c57ca95b', name: 'MetaMask', rdns: 'io.metamask' }
    const { directory, server, state } = setUp([metaMask, ...wallets(50)], { excludeWalletIds: ['io.metamask', 'a:b'] })
    await directory.loadMore()
    const { wallets: found } = await directory.search({ text: 'm' })
    expect([state.status, state.pages, idsOf(state.recommended)]).toEqual(['ready', 'idle', ['w0', 'w1', 'w2']])
    expect(idsOf([...state.wallets, ...found])).not.toContain(metaMask.id)
    for (const { search } of server.asked) expect(decodeURIComponent(search)).not.toMatch(/io\.metamask|a:b/)
  })

  test('R115: ignores featured and included ids that are not ids of the directory', async () => {
    const { directory, state } = setUp(wallets(9), {
      featuredWalletIds: ['io.metamask', 'w4'],
      includeWalletIds: ['io.metamask', 'w4', 'w5'],
    })
    await directory.loadMore()
    expect([state.status, idsOf(state.featured), idsOf(state.wallets)]).toEqual(['ready', ['w4'], ['w4', 'w5']])
  })

  test('R115: an include list without directory ids lists nothing and sends no request', async () => {
    const { directory, server, state } = setUp(wallets(9), { includeWalletIds: ['io.metamask'] })
    await directory.loadMore()
    expect([state.status, state.pages, state.wallets, server.asked]).toEqual(['ready', 'done', [], []])
  })

  test('R116: the directory does not learn which installed or custom wallet was used last', async () => {
    const { core, directory, server, state } = setUp(wallets(100), { customWallets: [{ id: 'own', name: 'Own' }] })
    core.connectors.setRecent([
      { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask', namespace: 'eip155' },
      { id: 'Phantom', name: 'Phantom', namespace: 'solana' },
      { id: 'own', name: 'Own' },
      { id: 'w90', name: 'Wallet 90' },
    ])
    await directory.load()
    expect([state.status, directory.find('w90')?.name]).toEqual(['ready', 'Wallet 90'])
    expect(server.asked.map(({ searchParams }) => searchParams.get('include'))).toEqual([null, 'w90'])
  })

  test('R117: more than 100 featured, excluded and included ids are split into queries that the directory accepts', async () => {
    const ids = (from: number, to: number) => idsOf(wallets(to)).slice(from)
    const { directory, server, state } = setUp(wallets(500), {
      includeWalletIds: ids(0, 450),
      featuredWalletIds: ids(0, 130),
      excludeWalletIds: ids(130, 280),
    })
    await directory.load()
    expect([state.status, state.featured.length, state.excluded.length]).toEqual(['ready', 130, 150])
    while (state.pages !== 'done') {
      await directory.loadMore()
      expect(state.pages).not.toBe('failed')
    }
    expect(idsOf(state.wallets).sort()).toEqual([...ids(0, 130), ...ids(280, 450)].sort())
    expect(state.count).toBe(300)
    for (const { search } of server.asked) expect(search.length).toBeLessThan(8_000)
  })

  test('R117: finds recommended wallets even if the excluded ids do not fit into one query', async () => {
    const { directory, state } = setUp(wallets(160), { excludeWalletIds: idsOf(wallets(150)) })
    await directory.load()
    expect(idsOf(state.recommended)).toEqual(['w150', 'w151', 'w152', 'w153'])
  })

  test('L6: concurrent calls share one request', async () => {
    const { directory, server } = setUp()
    await Promise.all([directory.load(), directory.load()])
    await directory.load()
    expect(server.asked).toHaveLength(1)
  })

  test('FI8: reports an unreachable directory and can retry', async () => {
    const { directory, server, state, logger } = setUp(wallets(9), { featuredWalletIds: ['w4'] })
    server.breaks(() => new Response('down', { status: 503 }))
    await directory.load()
    expect([state.status, state.code]).toEqual(['failed', 'DIRECTORY_FAILED'])
    expect(logger.entries.filter(({ level }) => level === 'error')).toEqual([])
    await expect(directory.search({ text: 'x' })).rejects.toMatchObject({ shortMessage: 'HTTP status code: 503' })
    server.breaks(undefined)
    await directory.load()
    expect([state.status, state.code, idsOf(state.featured)]).toEqual(['ready', undefined, ['w4']])
  })

  test('FI8: keeps the result of one request if another fails', async () => {
    const { directory, server, state } = setUp(wallets(9), { featuredWalletIds: ['w4'] })
    server.breaks((url) =>
      url.searchParams.has('chains')
        ? new Response('', { status: 500 })
        : Response.json({ data: [{ id: 'w4', name: 'Four' }], count: 1 }),
    )
    await directory.load()
    expect([state.status, idsOf(state.featured), state.recommended]).toEqual(['failed', ['w4'], []])
  })

  test('FI8: an unresponsive directory fails after 10 s', async () => {
    const { directory, server, state, clock } = setUp()
    server.breaks(() => new Promise(() => undefined))
    const loading = directory.load()
    await expect.poll(() => server.asked.length).toBeGreaterThan(0)
    await clock.advance(9_999)
    expect(state.status).toBe('loading')
    await clock.advance(1)
    await loading
    expect([state.status, state.code]).toEqual(['failed', 'DIRECTORY_FAILED'])
  })

  test.each([
    ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
    ['Unauthorized: invalid key', 'INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
    ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED', 'Session Expired'],
  ])('§8 R46: "%s" raises its alert, once', async (text, code, message) => {
    const { core, directory, server, state, logger } = setUp(wallets(3), { featuredWalletIds: ['w0'], debug: true })
    server.breaks(() => new Response(text, { status: 403 }))
    await directory.load()
    expect([state.status, state.code]).toEqual(['failed', code])
    expect(core.alert.state).toMatchObject({ open: true, code, message })
    core.alert.close()
    await directory.loadMore()
    await directory.search({ text: 'a' }).catch(() => undefined)
    expect(core.alert.state.open).toBe(false)
    expect(logger.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
  })

  test('L1 L7: a destroyed instance leaves no request or timer', async () => {
    const { core, directory, server, state, clock } = setUp()
    server.breaks(() => new Promise(() => undefined))
    const loading = directory.load()
    const searching = directory.search({ text: 'a' })
    searching.catch(() => undefined)
    await expect.poll(() => server.asked.length).toBeGreaterThan(1)
    core.destroy()
    await loading
    await expect(searching).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(state.featured).toEqual([])
    expect(clock.timerCount()).toBe(0)
  })
})

describe('all wallets', () => {
  test('§9: load in pages of 40 without duplicates until the end', async () => {
    const { directory, server, state } = setUp(wallets(100), { featuredWalletIds: ['w50'], excludeWalletIds: ['w2'] })
    await directory.loadMore()
    expect(idsOf(state.wallets).slice(0, 7)).toEqual(['w50', 'w0', 'w1', 'w3', 'w4', 'w5', 'w6'])
    expect([state.wallets.length, state.count, state.pages]).toEqual([45, 99, 'idle'])
    await directory.loadMore()
    await directory.loadMore()
    expect([state.wallets.length, new Set(idsOf(state.wallets)).size, state.pages]).toEqual([99, 99, 'done'])
    expect(idsOf(state.wallets)).not.toContain('w2')
    const asked = server.asked.length
    await directory.loadMore()
    expect(server.asked.length).toBe(asked)
    expect(query(server.asked.at(-1), 'page', 'entries')).toEqual(['3', '40'])
  })

  describe('R219c: wallets of one namespace', () => {
    const solanaId = `solana:${solana.id}`
    const evm = wallets(100, { chains: ['eip155:1'] })
    const both = Array.from({ length: 60 }, (_, index) => ({
      id: `both${index}`,
      name: `Both ${index}`,
      chains: ['eip155:1', solanaId],
    }))
    const none = { id: 'silent', name: 'States no chain' }
    const setUpBoth = (options: Partial<AppKitOptions> = {}) =>
      setUp([...evm, ...both, none], { networks: [mainnet, solana], ...options })

    test('are paged separately from all wallets', async () => {
      const { directory, server, state } = setUpBoth({ featuredWalletIds: ['w7', 'both9'] })
      await directory.loadMore()
      const all = idsOf(state.wallets)
      await directory.loadMore('solana')
      const list = directory.list('solana')
      expect(idsOf(list.wallets).slice(0, 6)).toEqual(['both9', 'both0', 'both1', 'both2', 'both3', 'both4'])
      expect([list.wallets.length, list.count, list.pages]).toEqual([45, 61, 'idle'])
      await directory.loadMore('solana')
      expect(directory.list('solana')).toMatchObject({ count: 61, pages: 'done' })
      expect(idsOf(list.wallets).sort()).toEqual([...idsOf(both), 'silent'].sort())
      expect([idsOf(state.wallets), state.count, state.pages]).toEqual([all, 161, 'idle'])
      expect(query(server.asked.at(-1), 'page', 'chains')).toEqual(['2', solanaId])
      await directory.loadMore()
      expect([state.wallets.length, list.wallets.length]).toEqual([86, 61])
    })

    test('are counted once the recommended wallets have loaded, before the first page', async () => {
      const { directory } = setUpBoth({ featuredWalletIds: ['w7', 'both9'] })
      expect(directory.list('solana')).toEqual({ wallets: [], pages: 'idle' })
      await directory.load('solana')
      expect(directory.list('solana')).toMatchObject({ wallets: [], count: 61, pages: 'idle' })
    })

    test('L6: concurrent calls share one request for the recommended wallets', async () => {
      const { directory, server } = setUpBoth()
      await directory.load()
      const asked = server.asked.length
      await Promise.all([directory.load('solana'), directory.load('solana')])
      expect(server.asked.length).toBe(asked + 1)
    })

    test('are the only results of a search in the namespace', async () => {
      const { directory } = setUpBoth()
      const { wallets: found } = await directory.search({ text: '1', namespace: 'solana' })
      expect(new Set(found.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(['Both']))
      expect((await directory.search({ text: 'wallet', namespace: 'solana' })).wallets).toEqual([])
      expect((await directory.search({ text: 'wallet' })).wallets).toHaveLength(100)
    })

    test('include no wallet of another namespace if the directory ignores the filter', async () => {
      const { directory, server } = setUpBoth()
      server.breaks(() => Response.json({ data: [...evm.slice(0, 10), ...both.slice(0, 3)], count: 13 }))
      await directory.loadMore('solana')
      expect(idsOf(directory.list('solana').wallets)).toEqual(['both0', 'both1', 'both2'])
      const { wallets: found } = await directory.search({ text: 'a', namespace: 'solana' })
      expect(idsOf(found)).toEqual(['both0', 'both1', 'both2'])
    })

    test('FI8: a failed page keeps the other list and can be retried', async () => {
      const { directory, server, state } = setUpBoth()
      await directory.loadMore()
      server.breaks(() => Promise.reject(new TypeError('Failed to fetch')))
      await directory.loadMore('solana')
      expect([directory.list('solana').pages, state.pages]).toEqual(['failed', 'idle'])
      server.breaks(undefined)
      await Promise.all([directory.loadMore('solana'), directory.loadMore('solana')])
      expect([directory.list('solana').pages, directory.list('solana').wallets.length]).toEqual(['idle', 44])
    })

    test('an app with one namespace has one list', async () => {
      const { directory, state } = setUp()
      await directory.loadMore('eip155')
      expect(directory.list('eip155')).toBe(state)
      expect(directory.list('polkadot')).toBe(state)
      expect(state.wallets).toHaveLength(44)
    })
  })

  test('L6: concurrent calls request one page', async () => {
    const { directory, state } = setUp()
    await Promise.all([directory.loadMore(), directory.loadMore(), directory.loadMore()])
    expect(state.wallets).toHaveLength(44)
  })

  test('FI8: reports a failed page, keeps the loaded ones and can retry', async () => {
    const { directory, server, state } = setUp()
    await directory.loadMore()
    server.breaks(() => Promise.reject(new TypeError('Failed to fetch')))
    await directory.loadMore()
    expect([state.pages, state.pagesCode, state.wallets.length]).toEqual(['failed', 'DIRECTORY_FAILED', 44])
    server.breaks(undefined)
    await directory.loadMore()
    expect([state.pages, state.wallets.length]).toEqual(['idle', 84])
  })

  test('L6, FI8: a call during a failing load shares its failure, and sends nothing afterwards', async () => {
    const { directory, server, state } = setUp()
    const page = Promise.withResolvers<Response>()
    const isPage = (url: URL) => url.searchParams.get('entries') === '40'
    server.breaks((url) => (isPage(url) ? page.promise : Promise.reject(new TypeError('Failed to fetch'))))
    const first = directory.loadMore()
    await expect.poll(() => server.asked.some(isPage)).toBe(true)
    const second = directory.loadMore()
    page.reject(new TypeError('Failed to fetch'))
    server.breaks(undefined)
    await Promise.all([first, second])
    expect([state.pages, server.asked.length]).toEqual(['failed', 2])
  })

  test('FI8: a retried page has not failed while its request is pending', async () => {
    const { directory, server, state } = setUp()
    server.breaks(() => Promise.reject(new TypeError('Failed to fetch')))
    await directory.loadMore()
    expect([state.status, state.pages]).toEqual(['failed', 'failed'])
    const again = directory.loadMore()
    expect(state.pages).toBe('loading')
    await again
    expect(state.pages).toBe('failed')
  })

  test('R118: skips pages whose wallets are all hidden, so that the list is not empty before the last page', async () => {
    const hidden = wallets(90).map((wallet) => ({ ...wallet, name: 'Hidden' }))
    const shown = { id: 'shown', name: 'Shown' }
    const { directory, state } = setUp([...hidden, shown], { excludeWalletIds: ['hidden'] })
    await directory.loadMore()
    expect([idsOf(state.wallets), state.pages, state.count]).toEqual([['shown'], 'done', 1])
    const none = setUp(hidden, { excludeWalletIds: ['hidden'] })
    await none.directory.loadMore()
    expect([none.state.wallets, none.state.pages]).toEqual([[], 'done'])
  })

  test('R118: loading fails after 20 pages without a readable wallet', async () => {
    const { directory, server, state } = setUp()
    server.breaks(() => Response.json({ data: [{ id: `w${server.asked.length}`, name: '…' }], count: 1_000_000 }))
    await directory.loadMore()
    expect([state.wallets, state.pages]).toEqual([[], 'failed'])
    const pages = server.asked.filter(({ searchParams }) => searchParams.get('entries') === '40')
    expect(pages.map(({ searchParams }) => searchParams.get('page'))).toEqual(
      Array.from({ length: 20 }, (_, page) => String(page + 1)),
    )
  })

  test('the list ends if the server repeats pages or returns a wrong count', async () => {
    const { directory, server, state } = setUp()
    server.breaks(() => Response.json({ data: wallets(2), count: 1_000_000 }))
    await directory.loadMore()
    await directory.loadMore()
    expect(state.wallets).toHaveLength(2)
    server.breaks(() => Response.json({ data: [], count: 1_000_000 }))
    await directory.loadMore()
    expect(state.pages).toBe('done')
  })

  test('R44: any pages in any order of calls result in a valid state without duplicates and excluded wallets', async () => {
    const rows = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'x'), name: fc.string() }), {
      maxLength: 6,
    })
    const answers = fc.array(
      fc.oneof(
        rows.map((data) => JSON.stringify({ data, count: 500 })),
        fc.constantFrom('', '[]', '{"data":{}}'),
      ),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(answers, async (bodies) => {
        const { directory, server, state } = setUp([], { excludeWalletIds: ['x'] })
        let next = 0
        server.breaks(() => new Response(bodies[next++ % Math.max(1, bodies.length)] ?? ''))
        for (const _body of bodies) {
          await directory.loadMore()
          const ids = idsOf(state.wallets)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).not.toContain('x')
          expect(['idle', 'done', 'failed']).toContain(state.pages)
          expect(['ready', 'failed']).toContain(state.status)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('§9: search', () => {
  test('returns up to 100 matches, certified ones on request, and finds them again by id', async () => {
    const { directory, server } = setUp([
      ...wallets(150),
      { id: 'c', name: 'Certified wallet', badge_type: 'certified' },
    ])
    const found = await directory.search({ text: '  wallet ' })
    expect([found.wallets.length, found.count]).toEqual([100, 151])
    expect(query(server.asked.at(-1), 'search', 'entries', 'badge_type')).toEqual(['wallet', '100', undefined])
    expect(idsOf((await directory.search({ text: 'wallet', certified: true })).wallets)).toEqual(['c'])
    expect(query(server.asked.at(-1), 'badge_type')).toEqual(['certified'])
    expect(directory.find('c')?.name).toBe('Certified wallet')
    expect(directory.state.badge).toBeUndefined()
    expect(directory.find('nobody')).toBeUndefined()
  })

  test('L8 R106: the search event does not contain the query', async () => {
    const { core, directory } = setUp()
    const heard: unknown[] = []
    core.events.watch(({ data }) => heard.push(data))
    await directory.search({ text: ' 0xSecret ', certified: true })
    const properties = { badge: 'certified', characters: 8 }
    expect(heard).toEqual([{ type: 'track', event: 'SEARCH_WALLET', properties }])
  })

  test('L2b: the newest search wins in any order of responses', async () => {
    const { directory, server } = setUp()
    let slow: (response: Response) => void = () => undefined
    server.breaks((url) =>
      url.searchParams.get('search') === 'a'
        ? new Promise((resolve) => {
            slow = resolve
          })
        : Response.json({ data: [{ id: 'b', name: 'B' }], count: 1 }),
    )
    const first = directory.search({ text: 'a' })
    first.catch(() => undefined)
    await expect.poll(() => server.asked.length).toBeGreaterThan(0)
    const second = directory.search({ text: 'b' })
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    slow(Response.json({ data: [{ id: 'a', name: 'A' }], count: 1 }))
    expect(idsOf((await second).wallets)).toEqual(['b'])
  })

  test('an aborted search rejects immediately', async () => {
    const { directory, server, clock } = setUp()
    server.breaks(() => new Promise(() => undefined))
    const abort = new AbortController()
    const searching = directory.search({ text: 'a' }, { signal: abort.signal })
    abort.abort()
    await expect(searching).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(directory.search({ text: 'a' }, { signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    expect(clock.timerCount()).toBe(0)
  })
})

describe('data of the directory', () => {
  test.each(readCorpus('directory').filter(({ expect: { code } }) => code === undefined))(
    'R40 R44 R48 R50: corpus: $name',
    async ({ input, expect: expected }) => {
      const { directory, server } = setUp()
      const { json, text } = input as { readonly json?: unknown; readonly text?: readonly string[] }
      server.breaks(() => new Response(text ? text.join('') : JSON.stringify(json)))
      const { wallets: found } = await directory.search({ text: '' })
      const ids = expected.name === null ? [] : expected.ids
      expect(idsOf(found)).toEqual(ids)
      const [wallet] = found
      if (typeof expected.name === 'string') expect(wallet?.name).toBe(expected.name)
      if (typeof expected.longest === 'number') expect(wallet?.name.length).toBeLessThanOrEqual(expected.longest)
      if (expected.imageUrl !== undefined) expect(wallet?.image_url ?? null).toBe(expected.imageUrl)
      if (expected.links) {
        const links = [
          wallet?.homepage,
          wallet?.mobile_link,
          wallet?.desktop_link,
          wallet?.webapp_link,
          wallet?.app_store,
        ]
        const passed = links.filter((link) => safeParseUrl(link, { kind: 'web' }).ok)
        expect(passed).toHaveLength(expected.links === 'allowed' ? 1 : 0)
      }
      if (expected.image) {
        server.breaks(undefined)
        const before = server.asked.length
        const held = await directory.image(wallet?.image_id ?? '').catch((error: unknown) => error)
        if (expected.image === 'asked') expect(held).toMatchObject({ url: expect.stringMatching(/^blob:/) })
        else expect(held).toMatchObject({ code: 'INVALID_PARAMS' })
        expect(server.asked.length - before).toBe(expected.image === 'asked' ? 1 : 0)
        if (expected.image === 'asked') (held as { release(): void }).release()
      }
    },
  )

  test('R107: requests a picture by its id if it has one', async () => {
    const own = 'https://directory.example/a.png'
    const { directory } = setUp([
      { id: 'a', name: 'A', image_id: 'a', image_url: own },
      { id: 'b', name: 'B', image_url: own },
    ])
    const { wallets: found } = await directory.search({ text: '' })
    expect(found.map(({ image_url }) => image_url)).toEqual([undefined, own])
  })

  test('drops an invalid reverse-DNS name and lower-cases a valid one', async () => {
    const { directory } = setUp([
      { id: 'a', name: 'A', rdns: 'COM.Example.Wallet' },
      { id: 'b', name: 'B', rdns: 'not one' },
    ])
    const { wallets: found } = await directory.search({ text: '' })
    expect(found.map(({ rdns }) => rdns)).toEqual(['com.example.wallet', undefined])
  })

  test('R125: requests network pictures by their asset id; R48: sends no request for an invalid id', async () => {
    const { directory, server } = setUp()
    const held = await directory.image('eip155-1', { kind: 'network' })
    expect(held.url).toMatch(/^blob:/)
    held.release()
    expect(server.asked.map(({ pathname }) => pathname)).toEqual(['/public/getAssetImage/eip155-1'])
    const wrong = directory.image('../secret', { kind: 'network' })
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(server.asked).toHaveLength(1)
  })

  test('R49 FI9: gives up on a picture after 2 s', async () => {
    const { directory, server, clock } = setUp()
    server.breaks(() => new Promise(() => undefined))
    const waiting = directory.image('a')
    waiting.catch(() => undefined)
    await expect.poll(() => server.asked.length).toBeGreaterThan(0)
    await clock.advance(2_000)
    await expect(waiting).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
  })
})
