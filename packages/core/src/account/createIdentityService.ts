import { cleanText, type Identity, safeParseImageUrl } from '@latchkey/common'

/** Maximum length of a name, in characters. */
const longestName = 255

/** Returns the name and avatar of an address. */
export type IdentityService = (address: string, signal: AbortSignal) => Promise<Identity>

/**
 * Returns names of `services.chainData`, which `request` asks. Drops a name that `cleanText` would change: it could
 * look like another name.
 */
export function createIdentityService(
  request: (
    address: string,
    signal: AbortSignal,
  ) => Promise<{ readonly name: string | null; readonly avatar: string | null }>,
): IdentityService {
  return async (address, signal) => {
    const { name, avatar } = await request(address, signal)
    if (!name || cleanText(name, longestName) !== name) return {}
    const image = safeParseImageUrl(avatar, { allowRemote: true, rasterOnly: true })
    return image.ok ? { name, avatar: image.value } : { name }
  }
}
