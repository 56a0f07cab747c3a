import { cleanText, type Identity, type Ports, safeParseImageUrl } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { sdkVersion } from '../options/sdkVersion.js'

type Deps = {
  readonly client: typeof import('@latchkey/api-client/identity')
  readonly ports: Ports
  readonly options: ResolvedOptions
}

/** Longest name of the name service, in characters. */
const longestName = 255

/**
 * Makes the function that asks `services.chainData` for the name and picture of an address. A name that needs cleaning is dropped: it
 * could look like another one.
 */
export function createIdentityService({
  client,
  ports,
  options,
}: Deps): (address: string, signal: AbortSignal) => Promise<Identity> {
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
