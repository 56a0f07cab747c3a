import type { AdapterContext, Connector, Network, Ports, Session, SessionEvent } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, type FakeLogger, type FakeStorage } from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import type { PolkadotAdapterOptions } from '../src/options.js'

const realClock: Ports['clock'] = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** A page without a browser, on which wallets can be put. */
export type FakePage = Window & { injectedWeb3?: unknown; walletExtension?: unknown }

function createFakePage(): FakePage {
  return new EventTarget() as FakePage
}

/** An adapter's context over real parts, with what a test wants changed. */
export function createContext(
  change: Partial<Pick<Ports, 'clock' | 'window' | 'fetch'>> & {
    readonly networks?: readonly Network[]
    readonly storage?: FakeStorage
  } = {},
): AdapterContext & { readonly ports: { readonly logger: FakeLogger; readonly storage: FakeStorage } } {
  return {
    ports: {
      clock: change.clock ?? realClock,
      storage: change.storage ?? createFakeStorage(),
      fetch: change.fetch ?? fetch,
      window: change.window,
      logger: createFakeLogger(),
    },
    metadata: { name: 'Test App', description: '', url: 'http://localhost', icons: [] },
    discovery: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: false,
      enableBaseAccount: false,
      coinbasePreference: 'all',
    },
    networks: () => change.networks ?? [createNetwork('a1')],
  }
}

/** A network whose genesis begins with these two digits, again and again. */
export function createNetwork(digits: string, change: Partial<Network> = {}): Network {
  const id = digits.repeat(16)
  return {
    id,
    caipNetworkId: `polkadot:${id}`,
    chainNamespace: 'polkadot',
    name: `Network ${digits}`,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1/'] } },
    ss58Format: 42,
    ...change,
  }
}

/** An adapter on a page; wallets can be put there before or after. */
export function setUp(
  change: Parameters<typeof createContext>[0] & { readonly options?: PolkadotAdapterOptions } = {},
) {
  const page = createFakePage()
  const context = createContext({ window: page, ...change })
  const adapter = createAdapter(context, change.options ?? {})
  const lists: (readonly Connector[])[] = []
  const stop = adapter.discover((list) => lists.push(list))
  const connector = (id?: string): Connector => {
    const found = lists.at(-1)?.find((one) => id === undefined || one.id === id)
    if (!found) throw new Error('the wallet was not found')
    return found
  }
  return { page, context, adapter, lists, stop, connector }
}

/** A session and what it told so far. */
export function watchEvents(session: Session): readonly SessionEvent[] {
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return events
}

/** Real time, for what must not happen. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
