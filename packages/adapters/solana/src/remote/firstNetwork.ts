import type { CaipNetworkId, Network } from '@latchkey/common'
import type { Grant } from './readGrant.js'

/** Returns the first of these networks that the wallet approved, otherwise the first approved one. */
export function firstNetwork(
  approved: Grant['networks'],
  wanted: readonly (Network | undefined)[],
): CaipNetworkId | undefined {
  return wanted.find((one) => one && approved.has(one.caipNetworkId))?.caipNetworkId ?? [...approved.keys()][0]
}
