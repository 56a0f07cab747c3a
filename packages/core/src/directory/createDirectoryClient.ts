import type { GetWalletsParameters, WalletsPage } from '@latchkey/api-client'
import { createError, type Ports, setupErrors } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { sdkVersion } from '../options/sdkVersion.js'
import type { HeldImage, ImageKind } from './directoryState.js'

/** The client of the directory: for a server, or for the directory in the package. */
export type DirectoryModule =
  | typeof import('@latchkey/api-client/directory')
  | typeof import('@latchkey/api-client/bundled')

/** Reads the directory from its source. */
export type DirectoryClient = {
  getWallets(query: GetWalletsParameters, signal: AbortSignal): Promise<WalletsPage>
  getImage(kind: ImageKind, imageId: string, signal: AbortSignal): Promise<HeldImage>
}

export function createDirectoryClient(
  module: DirectoryModule,
  { ports, options }: { readonly ports: Ports; readonly options: ResolvedOptions },
): DirectoryClient {
  if ('createBundledDirectory' in module) {
    const { getWallets, getWalletImage } = module.createBundledDirectory()
    return {
      getWallets,
      async getImage(kind, imageId) {
        if (kind !== 'wallet')
          throw createError(setupErrors.INVALID_PARAMS, {
            details: 'Only a directory server has pictures of networks.',
          })
        return { url: await getWalletImage(imageId), release: () => undefined }
      },
    }
  }
  const { services, projectId } = options
  const directory = services?.directory || undefined
  const api = module.createApiClient({ ports, projectId, sdkVersion: sdkVersion(options), services: { directory } })
  return {
    getWallets: (query, signal) => module.getWallets(api, query, { signal }),
    async getImage(kind, imageId, signal) {
      const getImage = kind === 'network' ? module.getAssetImage : module.getWalletImage
      return module.holdImage(await getImage(api, imageId, { signal }))
    },
  }
}
