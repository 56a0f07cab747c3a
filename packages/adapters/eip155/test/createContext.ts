import type { AdapterContext, Clock, DiscoveryOptions, Network, Ports } from '@latchkey/common'

const realClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export type LogLine = { readonly level: string; readonly message: string }

/** A page without a browser: events go round, and globals can be set on it. */
export type FakePage = Window & { ethereum?: unknown }

export function createFakePage(): FakePage {
  const page = new EventTarget()
  Object.assign(page, { parent: page })
  return page as FakePage
}

/** An adapter's context over real parts, with what a test wants changed. */
export function createContext(
  change: {
    readonly clock?: Clock
    readonly window?: Window
    readonly networks?: readonly Network[]
    readonly discovery?: Partial<DiscoveryOptions>
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
      ...change.discovery,
    },
    networks: () => change.networks ?? [],
  }
}

export function createNetwork(id: number, urls: readonly string[], name = `Chain ${id}`): Network {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  }
}

/** What a wallet extension does to be found. */
export function announce(page: Window, provider: unknown, info: Readonly<Record<string, unknown>> = {}): void {
  const detail = {
    info: {
      uuid: crypto.randomUUID(),
      name: 'Test Wallet',
      rdns: 'org.example.wallet',
      icon: 'data:image/svg+xml,<svg/>',
      ...info,
    },
    provider,
  }
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
