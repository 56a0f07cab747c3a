import type { CaipNetworkId } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { count } from '../http/count.js'
import { readJson } from '../http/readJson.js'
import { rowsOf } from '../http/rowsOf.js'
import { shortList } from '../http/shortList.js'
import { shortText } from '../http/shortText.js'

const link = z.exactOptional(shortText())

/** One wallet of the directory. Its texts and links are as the directory has them: clean and check them before use. */
export const walletSchema = z.object({
  // Ids are joined by commas in questions.
  id: shortText(128, /^[\w.:-]+$/),
  name: shortText(1_024, /./),
  badge_type: z.exactOptional(z.enum(['none', 'certified'])),
  chains: z.exactOptional(shortList(shortText(64), 1_000)),
  homepage: link,
  image_id: link,
  image_url: z.exactOptional(shortText(400_000)),
  order: z.exactOptional(z.number()),
  mobile_link: link,
  link_mode: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: z.exactOptional(shortText(256)),
  injected: z.exactOptional(
    shortList(
      z.object({ namespace: z.exactOptional(shortText(64)), injected_id: z.exactOptional(shortText(256)) }),
      64,
    ),
  ),
})

/** What `GET /getWallets` answers. */
export const walletsSchema = z.object({
  data: rowsOf(walletSchema, { idOf: ({ id }) => id }),
  count,
})

/** One wallet of the directory. */
export type DirectoryWallet = z.output<typeof walletSchema>

/** Which wallets are wanted. */
export type GetWalletsParameters = {
  /** From 1. */
  readonly page: number
  /** How many a page has. */
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  /** Only those with the badge. */
  readonly certified?: boolean | undefined
  /** Those that serve any of these networks. */
  readonly chains?: readonly CaipNetworkId[] | undefined
}

/** A page of the directory. */
export type WalletsPage = {
  /** No more than were asked for, none twice. */
  readonly wallets: readonly DirectoryWallet[]
  /** How many there are on all pages. */
  readonly count: number
  /** How many rows could not be read. */
  readonly dropped: number
}

/** Asks the directory for a page of wallets. Rejects with `DIRECTORY_FAILED` where nothing of the answer can be read. */
export async function getWallets(
  client: ApiClient,
  { page, entries, include, exclude, search, certified, chains }: GetWalletsParameters,
  { signal }: CallOptions = {},
): Promise<WalletsPage> {
  const { data, count } = await client.ask({
    name: 'GET /getWallets',
    service: 'directory',
    path: ['getWallets'],
    query: {
      page,
      entries,
      include: include?.join(','),
      exclude: exclude?.join(','),
      search,
      badge_type: certified ? 'certified' : undefined,
      chains: chains?.join(','),
    },
    read: readJson(walletsSchema, 'DIRECTORY_FAILED'),
    signal,
  })
  const wallets = data.rows.slice(0, entries)
  return { wallets, count, dropped: data.dropped + data.rows.length - wallets.length }
}
