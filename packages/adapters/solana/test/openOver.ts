// Preloads lazy code, so that tests don't wait for it.
import { devnet, mainnet } from './networks.js'
import '../src/actions/actions.js'
import type { ConnectRequest, Network } from '@latchkey/common'
import type { ScriptedChannel } from '@latchkey/testing'
import { openOverChannel } from '@latchkey/testing/conformance'
import { channelRig, createChannel } from './scriptedChannel.js'

/** Opens a session over a channel, and records its events. */
export function openOver(
  channel: ScriptedChannel = createChannel(),
  request?: ConnectRequest,
  networks: readonly Network[] = [mainnet, devnet],
) {
  return openOverChannel<'solana'>({ createAdapter: channelRig.createAdapter, networks, channel, request })
}
