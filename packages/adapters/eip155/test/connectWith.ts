// Preloads lazy code, so that tests don't wait for it.
import '../src/actions/actions.js'
import '../src/session/connect.js'
import '../src/connectors/sdkProviders.js'
import type { Connector, Session, SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage, settle } from '@latchkey/testing'
import type { Eip155AdapterOptions } from '../src/context/options.js'
import { announce } from './announce.js'
import { createAdapter } from './createAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

type Change = Parameters<typeof createAdapterContext>[0]

/** Creates an adapter on a page with one announced wallet. */
export function setUp(
  wallet: ScriptedWallet = createScriptedWallet(),
  change: Change = {},
  options: Eip155AdapterOptions = {},
) {
  const page = createFakePage()
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, clock, ...change })
  const adapter = createAdapter(context, options)
  let connectors: readonly Connector[] = []
  adapter.discover((list) => {
    connectors = list
  })
  announce(page, wallet)
  const connector = async () => {
    await clock.advance(16)
    const [first] = connectors
    if (!first) throw new Error('the wallet was not found')
    return first
  }
  return { page, clock, context, adapter, wallet, connector }
}

/** Opens a session and records its events. */
export async function connectWith(wallet?: ScriptedWallet, change?: Change, options?: Eip155AdapterOptions) {
  const parts = setUp(wallet, change, options)
  const session = (await (await parts.connector()).connect()) as Session<'eip155'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  await settle(parts.clock)
  return { ...parts, session, events }
}
