// Preloads lazy code, so that tests don't wait for it.
import '../src/actions/actions.js'
import '../src/session/connect.js'
import type { Connector, Session, SessionEvent } from '@latchkey/common'
import { type AdapterContextChange, createAdapterContext, createFakeClock, createFakePage } from '@latchkey/testing'
import type { SolanaAdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'
import { devnet, mainnet } from './networks.js'
import { createScriptedWallet, register, type ScriptedWallet } from './scriptedWallet.js'

type Change = AdapterContextChange

/** Creates an adapter on a page with one registered wallet. */
export function setUp(
  wallet: ScriptedWallet = createScriptedWallet(),
  change: Change = {},
  options: SolanaAdapterOptions = {},
) {
  const page = createFakePage()
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, clock, networks: [mainnet, devnet], ...change })
  const adapter = createAdapter(context, options)
  let connectors: readonly Connector[] = []
  adapter.discover((list) => {
    connectors = list
  })
  const unregister = register(page, wallet)
  const connector = async () => {
    await clock.advance(16)
    const [first] = connectors
    if (!first) throw new Error('the wallet was not found')
    return first
  }
  return { page, clock, context, adapter, wallet, connector, unregister, connectors: () => connectors }
}

/** Opens a session and records its events. */
export async function connectWith(wallet?: ScriptedWallet, change?: Change, options?: SolanaAdapterOptions) {
  const parts = setUp(wallet, change, options)
  const session = (await (await parts.connector()).connect()) as Session<'solana'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { ...parts, session, events }
}
