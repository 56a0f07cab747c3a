import type { Hono } from 'hono'
import type { Database } from '../database/database.js'
import { parseQuery } from '../http/parseQuery.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import type { ImageStore } from './createImageStore.js'
import { findWallets } from './findWallets.js'
import { walletQuerySchema } from './walletQuery.js'

/** What the operator calls certified wallets, and the ids of those that are not marked in the database. */
export type Certified = { readonly badge: string; readonly walletIds: readonly string[] }

/** The kinds of images, by the folder of `data/generated/images` and the path of their endpoint. */
const imageKinds = [
  { folder: 'wallet', path: '/getWalletImage/:id' },
  { folder: 'asset', path: '/public/getAssetImage/:id' },
  { folder: 'currency', path: '/public/getCurrencyImage/:id', isUpperCase: true },
  { folder: 'token', path: '/public/getTokenImage/:id', isUpperCase: true },
] as const

/** The list of wallets and the pictures. */
export function addDirectoryRoutes(
  app: Hono<ServiceEnv>,
  database: Database,
  images: ImageStore,
  certified?: Certified,
): void {
  app.get('/getWallets', async (context) => {
    const found = await findWallets(database, parseQuery(context, walletQuerySchema), certified?.walletIds)
    context.header('cache-control', 'private, max-age=300')
    return context.json({ ...found, ...(certified && { badge: certified.badge }) })
  })
  for (const kind of imageKinds) {
    app.get(kind.path, async (context) => {
      const asked = context.req.param('id')
      const image = await images.read(kind.folder, 'isUpperCase' in kind ? asked.toUpperCase() : asked)
      if (!image) throw new ServiceError(404, 'NOT_FOUND', 'There is no such image')
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: image.etag }
      if (context.req.header('if-none-match') === image.etag) return context.body(null, 304, headers)
      return context.body(image.bytes, 200, { ...headers, 'content-type': image.type })
    })
  }
}
