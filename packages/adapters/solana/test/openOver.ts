// Parts that are loaded on use are here already, so that a test waits for answers only.
import '../src/walletActions.js'
import type { ConnectRequest, Network } from '@latchkey/common'
import type { ScriptedWire } from '@latchkey/testing'
import { openOverWire } from '@latchkey/testing/conformance'
import { devnet, mainnet } from './createContext.js'
import { createWire, wireRig } from './scriptedWire.js'

/** A session over a wire, and what it told so far. */
export function openOver(
  wire: ScriptedWire = createWire(),
  request?: ConnectRequest,
  networks: readonly Network[] = [mainnet, devnet],
) {
  return openOverWire<'solana'>({ createAdapter: wireRig.createAdapter, networks, wire, request })
}
