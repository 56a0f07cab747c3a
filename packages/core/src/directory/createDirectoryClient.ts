import type { GetWalletsParameters, WalletsPage } from '@latchkey/api-client'
import type { Ports } from '@latchkey/common'
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
    const { getWallets, getWalletImage, getAssetImage } = module.createBundledDirectory()
    return {
      getWallets,
      async getImage(kind, imageId) {
        const url = await (kind === 'network' ? getAssetImage : getWalletImage)(imageId)
        return { url, release: () => undefined }
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
