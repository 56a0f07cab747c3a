import type { AdapterContext, Clock, Network, Ports } from '@latchkey/common'

const realClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export type LogLine = { readonly level: string; readonly message: string }

/** A page without a browser: events go round. */
export function createFakePage(): Window {
  const page: EventTarget = new EventTarget()
  Object.assign(page, { parent: page })
  return page as Window
}

/** An adapter's context over real parts, with what a test wants changed. */
export function createContext(
  change: {
    readonly clock?: Clock
    readonly window?: Window
    readonly networks?: readonly Network[]
    readonly fetch?: typeof fetch
  } = {},
): AdapterContext & { readonly log: LogLine[] } {
  const log: LogLine[] = []
  const write = (level: string) => (message: string) => void log.push({ level, message })
  const ports: Ports = {
    clock: change.clock ?? realClock,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] },
    fetch: change.fetch ?? fetch,
    window: change.window,
    logger: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
  }
  return {
    log,
    ports,
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      enableBaseAccount: true,
      coinbasePreference: 'all',
    },
    networks: () => change.networks ?? [mainnet, devnet],
  }
}

export const mainnet = createNetwork('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ['https://mainnet.example'], 'Solana')
export const devnet = createNetwork('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', ['https://devnet.example'], 'Devnet')

export function createNetwork(id: string, urls: readonly string[], name = id): Network {
  return {
    id,
    caipNetworkId: `solana:${id}`,
    chainNamespace: 'solana',
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: urls } },
  }
}
