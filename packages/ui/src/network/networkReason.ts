import type { Network } from '@latchkey/common'
import type { Core, NetworkAvailability } from '@latchkey/core'
import type { TextKey } from '../i18n/en.js'

const reasons: Readonly<Record<NetworkAvailability, TextKey | undefined>> = {
  available: undefined,
  needsApproval: 'networkNotApproved',
  notInWallet: 'networkNotApproved',
  noAdapter: 'networkNoAdapter',
}

/** A note about a network, and whether it can't be chosen. */
export type NetworkReason = { readonly text: TextKey | undefined; readonly isBlocked: boolean }

/** Returns what a network's row says about its availability. */
export function networkReason({ networks }: Core, network: Network): NetworkReason {
  const availability = networks.availability(network)
  return { text: reasons[availability], isBlocked: availability === 'noAdapter' || availability === 'notInWallet' }
}
