// Parts that are loaded on use are here already, so that a test waits for answers only.
import '../src/walletActions.js'
import '../src/connectedParts.js'
import type { AdapterContext, Connector, Session, SessionEvent } from '@latchkey/common'
import { createFakeClock } from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import type { SolanaAdapterOptions } from '../src/options.js'
import { createContext, createFakePage, type LogLine } from './createContext.js'
import { createScriptedWallet, register, type ScriptedWallet } from './scriptedWallet.js'

type Change = Parameters<typeof createContext>[0]

/** An adapter on a page with one registered wallet. */
export function setUp(
  wallet: ScriptedWallet = createScriptedWallet(),
  change: Change = {},
  options: SolanaAdapterOptions = {},
) {
  const page = createFakePage()
  const clock = createFakeClock()
  const context: AdapterContext & { readonly log: LogLine[] } = createContext({ window: page, clock, ...change })
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

/** A connected session and what it told so far. */
export async function connectWith(wallet?: ScriptedWallet, change?: Change, options?: SolanaAdapterOptions) {
  const parts = setUp(wallet, change, options)
  const session = (await (await parts.connector()).connect()) as Session<'solana'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { ...parts, session, events }
}
