import type { CaipNetworkId, Network } from '@latchkey/common'
import type { Grant } from './readGrant.js'

/** The first of these networks that a wallet approved; without any, the first it approved. */
export function firstNetwork(
  approved: Grant['networks'],
  wanted: readonly (Network | undefined)[],
): CaipNetworkId | undefined {
  return wanted.find((one) => one && approved.has(one.caipNetworkId))?.caipNetworkId ?? [...approved.keys()][0]
}
