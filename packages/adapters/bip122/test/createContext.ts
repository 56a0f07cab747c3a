import type { AdapterContext, Clock, Network } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'

const realClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export type LogLine = { readonly level: string; readonly message: string }

/** A page without a browser: events go round, and globals can be set on it. */
export function createFakePage(): Window {
  const page = new EventTarget()
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
  return {
    log,
    ports: {
      clock: change.clock ?? realClock,
      storage: createFakeStorage(),
      fetch: change.fetch ?? fetch,
      window: change.window,
      logger: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    },
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      enableBaseAccount: true,
      coinbasePreference: 'all',
    },
    networks: () => change.networks ?? [],
  }
}

/** A Bitcoin network of an app, by the name of its addresses. */
export function createNetwork(
  reference: string,
  urls: readonly string[] = ['https://esplora.example'],
  name = 'Bitcoin',
): Network {
  return {
    id: reference,
    caipNetworkId: `bip122:${reference}`,
    chainNamespace: 'bip122',
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: urls } },
  }
}

export const mainnet = createNetwork('000000000019d6689c085ae165831e93')
