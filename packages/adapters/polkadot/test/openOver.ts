// Parts that are loaded on use are here already, so that a test waits for answers only.
import '../src/walletActions.js'
import type { ConnectRequest, Session } from '@latchkey/common'
import { createFakeClock } from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import { createScriptedWire, type ScriptedWire } from './scriptedWire.js'
import { createContext, createNetwork, watchEvents } from './setUp.js'

export const dot = createNetwork('a1', { ss58Format: 0 })
export const ksm = createNetwork('b2', { ss58Format: 2 })

/** A session over a wire, and what it told so far. */
export async function openOver(
  wire: ScriptedWire = createScriptedWire(),
  request?: ConnectRequest,
  networks = [dot, ksm, createNetwork('c3')],
) {
  const clock = createFakeClock()
  const adapter = createAdapter(createContext({ clock, networks }), {})
  const descriptor = await adapter.walletConnect?.()
  const session = (await descriptor?.open(wire, request)) as Session<'polkadot'>
  const addresses = () => session.accounts.map(({ address }) => address)
  return { wire, clock, adapter, session, events: watchEvents(session), addresses }
}
