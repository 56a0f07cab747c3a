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
import type { ScriptedWire } from '../../fakes/createScriptedWire.js'

export type OpenOverWireOptions = {
  createAdapter(context: AdapterContext): Adapter
  /** Those of the app, in its order. */
  readonly networks: readonly Network[]
  readonly wire: ScriptedWire
  readonly request?: ConnectRequest | undefined
}

/** A session over a scripted wire, on a clock that stands still, and what it told so far. */
export type OpenedWire<N extends ChainNamespace = ChainNamespace> = {
  readonly wire: ScriptedWire
  readonly clock: FakeClock
  readonly context: AdapterContext
  readonly log: readonly LogEntry[]
  readonly adapter: Adapter
  readonly session: Session<N>
  readonly events: readonly SessionEvent[]
  /** The addresses it shows. */
  addresses(): readonly string[]
  /** Opens another one, with the same adapter. */
  openAgain(request?: ConnectRequest, other?: ScriptedWire): Promise<Session<N>>
}

/** Opens a session over a wire, as the part for WalletConnect does. */
export async function openOverWire<N extends ChainNamespace = ChainNamespace>({
  createAdapter,
  networks,
  wire,
  request,
}: OpenOverWireOptions): Promise<OpenedWire<N>> {
  const clock = createFakeClock()
  const { log, ...context } = createAdapterContext({ clock, networks })
  const adapter = createAdapter(context)
  const openAgain: OpenedWire<N>['openAgain'] = async (asked, other = wire) => {
    const descriptor = await adapter.walletConnect?.()
    if (!descriptor) throw new Error('The adapter knows nothing of WalletConnect')
    return (await descriptor.open(other, asked)) as Session<N>
  }
  const session = await openAgain(request)
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const addresses = () => session.accounts.map(({ address }) => address)
  return { wire, clock, context, log, adapter, session, events, addresses, openAgain }
}
