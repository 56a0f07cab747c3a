// Preloads lazy code, so that tests don't wait for it.
import '../src/actions/actions.js'
import type { ConnectRequest, Network } from '@latchkey/common'
import type { ScriptedChannel } from '@latchkey/testing'
import { openOverChannel } from '@latchkey/testing/conformance'
import { channelRig, createChannel, dot, ksm } from './scriptedChannel.js'

/** Opens a session over a channel, and records its events. */
export function openOver(
  channel: ScriptedChannel = createChannel(),
  request?: ConnectRequest,
  networks: readonly Network[] = [dot, ksm, channelRig.third],
) {
  return openOverChannel<'polkadot'>({ createAdapter: channelRig.createAdapter, networks, channel, request })
}
