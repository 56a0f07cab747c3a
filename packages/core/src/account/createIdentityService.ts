import { cleanText, type Identity, type Ports, safeParseImageUrl } from '@latchkey/common'
import { sdkVersion } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** Maximum length of a name, in characters. */
const longestName = 255

/** Returns the name and avatar of an address. */
export type IdentityService = (address: string, signal: AbortSignal) => Promise<Identity>

/**
 * Asks `services.chainData` through `client`. Drops a name that `cleanText` would change: it could look like another
 * name.
 */
export function createIdentityService(
  client: typeof import('@latchkey/api-client/identity'),
  { ports, options }: { readonly ports: Ports; readonly options: ResolvedOptions },
): IdentityService {
  const { projectId, services } = options
  const chainData = services?.chainData
  const api = client.createApiClient({ ports, projectId, sdkVersion: sdkVersion(options), services: { chainData } })
  return async (address, signal) => {
    const { name, avatar } = await client.getIdentity(api, { address }, { signal })
    if (!name || cleanText(name, longestName) !== name) return {}
    const image = safeParseImageUrl(avatar, { allowRemote: true, rasterOnly: true })
    return image.ok ? { name, avatar: image.value } : { name }
  }
}
