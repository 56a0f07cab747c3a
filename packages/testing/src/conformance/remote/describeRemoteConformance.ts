import { describe } from 'vitest'
import type { ChannelRig } from './channelRig.js'
import { testChannelEnding } from './testChannelEnding.js'
import { testChannelOpening } from './testChannelOpening.js'
import { testChannelRequests } from './testChannelRequests.js'
import { testChannelSelecting } from './testChannelSelecting.js'
import { testChannelUpdates } from './testChannelUpdates.js'

/**
 * Declares the tests that sessions over WalletConnect pass in every namespace, on a channel with scripted responses.
 * Call it in a vitest file that has imported the adapter's lazy code.
 *
 * @example
 * describeRemoteConformance('eip155', rig)
 */
export function describeRemoteConformance(name: string, rig: ChannelRig): void {
  describe(`${name} over a channel`, () => {
    testChannelOpening(rig)
    testChannelRequests(rig)
    testChannelUpdates(rig)
    testChannelSelecting(rig)
    testChannelEnding(rig)
  })
}
