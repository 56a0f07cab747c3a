import type { Identity } from '@latchkey/common'
import type { IdentityService } from '../account/createIdentityService.js'
import { createLazyEntry, type Feature, type FeatureDeps } from './feature.js'

type IdentityFeature = Feature<IdentityService> & {
  /** Requests the name and avatar of an EVM address; `undefined` without `services.chainData`. */
  readonly find: ((address: string, signal: AbortSignal) => Promise<Identity>) | undefined
}

/** Names and avatars from `services.chainData`. */
export function createIdentityFeature({ chainData, lifetime }: FeatureDeps): IdentityFeature {
  const entry = createLazyEntry(
    () =>
      Promise.all([
        import('../account/createIdentityService.js'),
        import('@latchkey/api-client/identity'),
        chainData.client(),
      ]),
    ([{ createIdentityService }, { getIdentity }, client]) =>
      createIdentityService((address, signal) => getIdentity(client, { address }, { signal })),
    lifetime,
  )
  const find: IdentityFeature['find'] = async (address, signal) => (await entry.load())(address, signal)
  return { entry, publicActions: undefined, find: chainData.isEnabled ? find : undefined }
}
