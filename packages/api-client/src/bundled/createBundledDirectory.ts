import { loadPart, setupError } from '@latchkey/common'
import type { DirectoryWallet, GetWalletsParameters, WalletsPage } from '../directory/getWallets.js'
import { findWallets, namespacesOf } from './findWallets.js'
import { counts, mostUsed, pictures } from './generated/mostUsed.js'
import { pictureChunks, walletsPerChunk } from './generated/pictureChunks.js'
import { unpackWallet } from './unpackWallet.js'

/** The wallet directory that comes with this package. It asks no server; its parts load from where the app's own code is. */
export type BundledDirectory = {
  /** Answers as `getWallets` does for a directory server. Rejects with `VIEW_LOAD_FAILED` where the list cannot be loaded. */
  getWallets(query: GetWalletsParameters): Promise<WalletsPage>
  /** Returns a wallet's picture as a `data:` URL. Rejects for an id that has none. */
  getWalletImage(imageId: string): Promise<string>
}

/** Creates a {@link BundledDirectory}. The most used wallets are at hand; everything else loads when a query needs it. */
export function createBundledDirectory(): BundledDirectory {
  const first = mostUsed.map(unpackWallet)
  const isFirst = (id: string) => first.some((wallet) => wallet.id === id)
  let all: readonly DirectoryWallet[] | undefined

  async function loadAll(): Promise<readonly DirectoryWallet[]> {
    const { wallets } = await loadPart(() => import('./generated/wallets.js'))
    all ??= wallets.map(unpackWallet)
    return all
  }

  /** Answers a query that concerns the most used wallets only. */
  function answerFirst(query: GetWalletsParameters): WalletsPage | undefined {
    const { page, entries, include, exclude = [], search, certified } = query
    if (include?.length) return include.every(isFirst) ? findWallets(first, query) : undefined
    if (page !== 1 || search || certified || !exclude.every(isFirst)) return undefined
    const found = findWallets(first, query)
    if (found.wallets.length < entries) return undefined
    return { ...found, count: countAll(query.chains) - countExcluded(query) }
  }

  function countExcluded({ exclude = [], chains }: GetWalletsParameters): number {
    return exclude.length === 0 ? 0 : findWallets(first, { page: 1, entries: 1, include: exclude, chains }).count
  }

  return {
    getWallets: async (query) => answerFirst(query) ?? findWallets(await loadAll(), query),
    async getWalletImage(imageId) {
      const known = isFirst(imageId) && pictures[imageId]
      if (known) return urlOf(known)
      const place = (await loadAll()).findIndex(({ image_id }) => image_id === imageId)
      const load = pictureChunks[Math.floor(place / walletsPerChunk)]
      const found = load && (await loadPart(load)).pictures[imageId]
      if (!found) throw setupError('INVALID_PARAMS', { details: 'No wallet has a picture of this id.' })
      return urlOf(found)
    },
  }
}

/** How many wallets of the whole list serve a network of these namespaces. */
function countAll(chains: GetWalletsParameters['chains']): number {
  const wanted = namespacesOf(chains)
  return Object.entries(counts)
    .filter(([served]) => wanted.length === 0 || served.split(' ').some((namespace) => wanted.includes(namespace)))
    .reduce((sum, [, count]) => sum + count, 0)
}

function urlOf(picture: string): string {
  return `data:image/webp;base64,${picture}`
}
