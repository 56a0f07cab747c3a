// Parts that are loaded on use are here already, so that a test waits for answers only.
import '../src/walletActions.js'
import type { ConnectRequest, Session, SessionEvent } from '@latchkey/common'
import { createFakeClock } from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import { createContext } from './createContext.js'
import { createScriptedWire, type ScriptedWire } from './scriptedWire.js'

/** A session over a wire, and what it told so far. */
export async function openOver(
  wire: ScriptedWire = createScriptedWire(),
  request?: ConnectRequest,
  change: Parameters<typeof createContext>[0] = {},
) {
  const clock = createFakeClock()
  const adapter = createAdapter(createContext({ clock, ...change }), {})
  const descriptor = await adapter.walletConnect?.()
  const session = (await descriptor?.open(wire, request)) as Session<'solana'>
  const events: SessionEvent[] = []
  session.watch((told) => events.push(told))
  return { wire, clock, adapter, session, events, addresses: () => session.accounts.map(({ address }) => address) }
}
