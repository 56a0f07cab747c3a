import { createError, errors, loadModule } from '@latchkey/common'
import type { DirectoryWallet, GetWalletsParameters, WalletsPage } from '../directory/getWallets.js'
import { findWallets, namespacesOf } from './findWallets.js'
import { counts, mostUsed, pictures } from './generated/mostUsed.js'
import { networkPictureChunks } from './generated/networkPictureChunks.js'
import { pictureChunks, walletsPerChunk } from './generated/pictureChunks.js'
import { unpackWallet } from './unpackWallet.js'

/** The wallet directory in this package. It calls no server; its parts load like the app's own code. */
export type BundledDirectory = {
  /**
   * Returns what `getWallets` returns for a directory server. Rejects with `VIEW_LOAD_FAILED` if the list fails to
   * load.
   */
  getWallets(query: GetWalletsParameters): Promise<WalletsPage>
  /** Returns a wallet's picture as a `data:` URL. Rejects for an id without a picture. */
  getWalletImage(imageId: string): Promise<string>
  /** Returns a network's picture as a `data:` URL. Rejects for an id without a picture. */
  getAssetImage(imageId: string): Promise<string>
}

/**
 * Creates a {@link BundledDirectory}. The most used wallets are included; everything else loads when a query needs it.
 */
export function createBundledDirectory(): BundledDirectory {
  const first = mostUsed.map(unpackWallet)
  const isFirst = (id: string) => first.some((wallet) => wallet.id === id)
  /** Builds may leave out the chunks of pictures. */
  const hasPicture = (id: string, place: number) =>
    isFirst(id) || Math.floor(place / walletsPerChunk) < pictureChunks.length
  let all: readonly DirectoryWallet[] | undefined

  async function loadAll(): Promise<readonly DirectoryWallet[]> {
    const { wallets } = await loadModule(() => import('./generated/wallets.js'))
    all ??= wallets.map((wallet, place) =>
      unpackWallet(hasPicture(wallet.id, place) ? wallet : { ...wallet, hasNoPicture: true }, place),
    )
    return all
  }

  /** Returns the result of a query that needs only the most used wallets. */
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
      const found = load && (await loadModule(load)).pictures[imageId]
      if (!found) throw createError(errors.INVALID_PARAMS, { details: 'No wallet has a picture of this id.' })
      return urlOf(found)
    },
    async getAssetImage(imageId) {
      const chunk = networkPictureChunks.find(({ ids }) => ids.split(' ').includes(imageId))
      const found = chunk && (await loadModule(chunk.load)).pictures[imageId]
      if (!found) throw createError(errors.INVALID_PARAMS, { details: 'No network has a picture of this id.' })
      return urlOf(found)
    },
  }
}

/** Returns the number of wallets in the whole list that support one of these namespaces. */
function countAll(chains: GetWalletsParameters['chains']): number {
  const requested = namespacesOf(chains)
  return Object.entries(counts)
    .filter(
      ([served]) => requested.length === 0 || served.split(' ').some((namespace) => requested.includes(namespace)),
    )
    .reduce((sum, [, count]) => sum + count, 0)
}

function urlOf(picture: string): string {
  return `data:image/webp;base64,${picture}`
}
