import type { CaipNetworkId } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { rowsOf } from '../http/rowsOf.js'
import { count, shortList, shortText } from '../http/schemas.js'

const link = z.exactOptional(shortText())

const browseLink = z.object({
  url: shortText(),
  namespaces: z.exactOptional(shortList(shortText(64), 16)),
  platforms: z.exactOptional(shortList(z.enum(['ios', 'android']), 2)),
  android_package: z.exactOptional(shortText(256)),
})

/** One wallet of the directory. Its texts and links are not validated: clean and check them before use. */
export const walletSchema = z.object({
  // Excludes commas, which separate ids in queries.
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
  browse_links: z.exactOptional(shortList(browseLink, 8)),
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

/** The response of `GET /getWallets`. */
export const walletsSchema = z.object({
  data: rowsOf(walletSchema, { idOf: ({ id }) => id }),
  count,
  badge: z.catch(z.optional(shortText(64)), undefined),
})

/** One wallet of the directory. */
export type DirectoryWallet = z.output<typeof walletSchema>

/** The query. */
export type GetWalletsParameters = {
  /** Page number, from 1. */
  readonly page: number
  /** Number of wallets per page. */
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  /** Only wallets that the operator of the directory certified. */
  readonly certified?: boolean | undefined
  /** Only wallets that support any of these networks. */
  readonly chains?: readonly CaipNetworkId[] | undefined
}

/** A page of the directory. */
export type WalletsPage = {
  /** At most the requested number, without duplicates. */
  readonly wallets: readonly DirectoryWallet[]
  /** Total number of wallets on all pages. */
  readonly count: number
  /** Number of invalid rows. */
  readonly dropped: number
  /** What the operator calls certified wallets, such as "Audited by Example". */
  readonly badge?: string | undefined
}

/** Returns a page of wallets of the directory. Rejects with `DIRECTORY_FAILED` if no part of the response is valid. */
export async function getWallets(
  client: ApiClient,
  { page, entries, include, exclude, search, certified, chains }: GetWalletsParameters,
  { signal }: CallOptions = {},
): Promise<WalletsPage> {
  const { data, count, badge } = await client.ask({
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
  const dropped = data.dropped + data.rows.length - wallets.length
  return { wallets, count, dropped, ...(badge !== undefined && { badge }) }
}
