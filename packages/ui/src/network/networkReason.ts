import type { Network } from '@latchkey/common'
import type { Core, NetworkAvailability } from '@latchkey/core'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { networkTexts } from './texts.js'

const reasons: Readonly<Record<NetworkAvailability, TextDescriptor | undefined>> = {
  available: undefined,
  needsApproval: networkTexts.notApproved,
  notInWallet: networkTexts.notApproved,
  noAdapter: networkTexts.noAdapter,
}

/** A note about a network, and whether it can't be chosen. */
export type NetworkReason = { readonly text: TextDescriptor | undefined; readonly isBlocked: boolean }

/** Returns what a network's row says about its availability. */
export function networkReason({ networks }: Core, network: Network): NetworkReason {
  const availability = networks.availability(network)
  return { text: reasons[availability], isBlocked: availability === 'noAdapter' || availability === 'notInWallet' }
}
