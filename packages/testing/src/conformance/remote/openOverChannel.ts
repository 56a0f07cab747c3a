import type {
  Adapter,
  AdapterContext,
  ChainNamespace,
  ConnectRequest,
  Network,
  Session,
  SessionEvent,
} from '@latchkey/common'
import { createAdapterContext } from '../../fakes/createAdapterContext.js'
import { createFakeClock, type FakeClock } from '../../fakes/createFakeClock.js'
import type { LogEntry } from '../../fakes/createFakeLogger.js'
import type { ScriptedChannel } from '../../fakes/createScriptedChannel.js'

export type OpenOverChannelOptions = {
  createAdapter(context: AdapterContext): Adapter
  /** The app's networks in order. */
  readonly networks: readonly Network[]
  readonly channel: ScriptedChannel
  readonly request?: ConnectRequest | undefined
}

/** A session over a scripted channel, with a fake clock and the events so far. */
export type OpenedChannel<N extends ChainNamespace = ChainNamespace> = {
  readonly channel: ScriptedChannel
  readonly clock: FakeClock
  readonly context: AdapterContext
  readonly log: readonly LogEntry[]
  readonly adapter: Adapter
  readonly session: Session<N>
  readonly events: readonly SessionEvent[]
  /** Returns the addresses that the session shows. */
  addresses(): readonly string[]
  /** Opens another session with the same adapter. */
  openAgain(request?: ConnectRequest, other?: ScriptedChannel): Promise<Session<N>>
}

/** Opens a session over a channel, as core does. */
export async function openOverChannel<N extends ChainNamespace = ChainNamespace>({
  createAdapter,
  networks,
  channel,
  request,
}: OpenOverChannelOptions): Promise<OpenedChannel<N>> {
  const clock = createFakeClock()
  const { log, ...context } = createAdapterContext({ clock, networks })
  const adapter = createAdapter(context)
  const openAgain: OpenedChannel<N>['openAgain'] = async (asked, other = channel) => {
    if (!adapter.openRemote) throw new Error('The adapter has no `openRemote`')
    return (await adapter.openRemote(other, asked)) as Session<N>
  }
  const session = await openAgain(request)
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const addresses = () => session.accounts.map(({ address }) => address)
  return { channel, clock, context, log, adapter, session, events, addresses, openAgain }
}
