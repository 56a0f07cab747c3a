import type { Network } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { activeNetworkEntry } from '../storage/storedState.js'

/** The network a visit begins with: the one last looked at if the app still asks for it, else the app's default, else its first. */
export function pickInitialNetwork(
  { networks, defaultNetwork }: Pick<ResolvedOptions, 'networks' | 'defaultNetwork'>,
  storage?: Pick<Storage, 'get'>,
): Network | undefined {
  const storedId = storage?.get(activeNetworkEntry)
  return networks.find(({ caipNetworkId }) => caipNetworkId === storedId) ?? defaultNetwork ?? networks[0]
}
