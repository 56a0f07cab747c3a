import { safeParseUrl } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { walletsSchema } from '../directory/getWallets.js'
import { imageType } from '../images/imageType.js'
import { createBundledDirectory } from './createBundledDirectory.js'
import { findWallets } from './findWallets.js'
import { counts, mostUsed, pictures } from './generated/mostUsed.js'
import { networkPictureChunks } from './generated/networkPictureChunks.js'
import { pictureChunks, walletsPerChunk } from './generated/pictureChunks.js'
import { wallets as packed } from './generated/wallets.js'
import { unpackWallet } from './unpackWallet.js'

const wallets = packed.map(unpackWallet)
const mainnet = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

describe('the data', () => {
  test('R245: lists at least 500 wallets, each once, in a form that `getWallets` accepts unchanged', () => {
    expect(wallets.length).toBeGreaterThanOrEqual(500)
    const { data } = walletsSchema.parse({ data: wallets, count: wallets.length })
    expect(data).toEqual({ rows: wallets, dropped: 0 })
    expect(wallets.map(({ order }) => order)).toEqual(wallets.map((_, place) => place + 1))
  })

  test('R245: every wallet has a website or a store link, and every link passes the link policy', () => {
    for (const { name, homepage, app_store, play_store, chrome_store, ...wallet } of wallets) {
      const pages = [homepage, app_store, play_store, chrome_store].filter((link) => link !== undefined)
      expect([name, pages.length > 0]).toEqual([name, true])
      for (const page of [...pages, wallet.link_mode, wallet.webapp_link])
        if (page) expect([name, page, safeParseUrl(page, { kind: 'web' }).ok]).toEqual([name, page, true])
      for (const link of [wallet.mobile_link, wallet.desktop_link]) {
        const scheme = link?.slice(0, link.indexOf(':'))
        if (link) expect([name, link, safeParseUrl(link, { kind: 'app', scheme }).ok]).toEqual([name, link, true])
      }
    }
  })

  test('R246: the ten most used wallets come first, each with a picture', () => {
    expect(mostUsed).toEqual(packed.slice(0, 10))
    expect(Object.keys(pictures)).toEqual(mostUsed.map(({ id }) => id))
    const sum = Object.values(counts).reduce((total, count) => total + count, 0)
    expect(sum).toBe(wallets.length)
  })

  test('R246: every picture is a small WebP image in the file of its wallet', async () => {
    const chunks = await Promise.all(pictureChunks.map((load) => load()))
    const found = wallets.map(
      ({ id }, place) => pictures[id] ?? chunks[Math.floor(place / walletsPerChunk)]?.pictures[id],
    )
    const without = wallets.filter((_, place) => !found[place])
    expect(without.map(({ name, image_id }) => [name, image_id])).toEqual([
      ['UniSat Wallet', undefined],
      ['Polkadot{.js}', undefined],
    ])
    for (const picture of found) {
      if (!picture) continue
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
      expect([imageType(bytes), bytes.length < 4_096]).toEqual(['image/webp', true])
    }
    expect([...Object.keys(pictures), ...chunks.flatMap((chunk) => Object.keys(chunk.pictures))].length).toBe(
      wallets.length - without.length,
    )
  })
})

test('R246: every picture of a network is a small WebP image in its file', async () => {
  for (const { ids, load } of networkPictureChunks) {
    const { pictures } = await load()
    expect(Object.keys(pictures)).toEqual(ids.split(' '))
    for (const [id, picture] of Object.entries(pictures)) {
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
      expect([id, imageType(bytes), bytes.length < 4_096]).toEqual([id, 'image/webp', true])
    }
  }
})

describe('a query', () => {
  const ids = wallets.map(({ id }) => id)
  const queries = [
    { page: 1, entries: 4 },
    { page: 1, entries: 4, chains: [mainnet] as const },
    { page: 1, entries: 4, chains: [solana] as const, exclude: ids.slice(0, 2) },
    { page: 1, entries: 4, chains: [polkadot] as const },
    { page: 1, entries: 4, exclude: ids.slice(0, 8) },
    { page: 1, entries: 4, exclude: [ids[20] ?? ''] },
    { page: 1, entries: 4, exclude: ['nobody', ids[0] ?? ''] },
    { page: 1, entries: 2, include: [ids[3] ?? '', ids[1] ?? ''] },
    { page: 1, entries: 2, include: [ids[3] ?? '', ids[100] ?? ''] },
    { page: 1, entries: 4, include: [] },
    { page: 2, entries: 40, exclude: ids.slice(0, 4), chains: [mainnet, solana] as const },
    { page: 99, entries: 40 },
    { page: 1, entries: 100, search: 'WÁLLET', certified: true },
  ]

  test.each(queries)('R245: has the same result for the most used wallets as for the whole list: %j', async (query) => {
    expect(await createBundledDirectory().getWallets(query)).toEqual(findWallets(wallets, query))
  })

  test('R245: ranks names that start with the search text first, then names with a word that starts with it', async () => {
    const { wallets: found, count } = await createBundledDirectory().getWallets({
      page: 1,
      entries: 100,
      search: ' TRUST',
    })
    expect(found[0]?.name).toBe('Trust Wallet')
    const ranks = found.map(({ name }) =>
      name.toLowerCase().startsWith('trust') ? 2 : name.toLowerCase().includes(' trust') ? 1 : 0,
    )
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
    expect(count).toBe(found.length)
  })
})

test('R246: returns pictures of the most used and of the last wallets as data URLs, and an unknown id is rejected', async () => {
  const directory = createBundledDirectory()
  const last = wallets.at(-1)?.image_id ?? ''
  for (const id of [mostUsed[0]?.id ?? '', last])
    expect(await directory.getWalletImage(id)).toMatch(/^data:image\/webp;base64,UklGR/)
  for (const id of ['nobody', 'constructor', '', wallets.find(({ image_id }) => !image_id)?.id ?? ''])
    await expect(directory.getWalletImage(id)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('R246: returns pictures of networks as data URLs, and an unknown id is rejected', async () => {
  const directory = createBundledDirectory()
  for (const id of ['eip155-1', 'eip155-4337', 'solana-5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(await directory.getAssetImage(id)).toMatch(/^data:image\/webp;base64,UklGR/)
  for (const id of ['eip155-0', 'eip155', '', 'eip155-1 eip155-10'])
    await expect(directory.getAssetImage(id)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})
