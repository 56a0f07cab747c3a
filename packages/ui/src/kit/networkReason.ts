import type { Network } from '@latchkey/common'
import type { NamespaceNetworks } from '@latchkey/core'
import type { TextKey } from '../locales/en.js'

/** Why a network cannot be chosen; `undefined` when it can. */
export function networkReason(
  { supportsAllNetworks, approvedNetworkIds }: NamespaceNetworks,
  { caipNetworkId }: Network,
): TextKey | undefined {
  return supportsAllNetworks || approvedNetworkIds.includes(caipNetworkId) ? undefined : 'networkNotApproved'
}
