import {
  type Adapter,
  type AdapterFactory,
  AppKitError,
  type Balance,
  type ChainNamespace,
  type Connector,
  type Identity,
} from '@latchkey/common'
import type { ScriptedWallet } from './scriptedWallet.js'

/** An adapter over scripted wallets; the test decides which are on the page and what the chain answers. */
export type ScriptedAdapter = AdapterFactory & {
  /** Puts wallets on the page, or takes them away. */
  show(...wallets: readonly ScriptedWallet[]): void
  balance: (address: string) => Promise<Balance>
  identity: (address: string) => Promise<Identity>
  readonly asked: { readonly what: 'balance' | 'identity'; readonly address: string }[]
  /** How often it was made and destroyed. */
  readonly count: { created: number; destroyed: number; discovering: number }
}

/** Makes a {@link ScriptedAdapter}. */
export function createScriptedAdapter(
  wallets: readonly ScriptedWallet[] = [],
  namespace: ChainNamespace = 'eip155',
): ScriptedAdapter {
  let shown: readonly Connector[] = wallets.map(({ connector }) => connector)
  const listeners = new Set<(connectors: readonly Connector[]) => void>()
  const adapter: ScriptedAdapter = {
    namespace,
    asked: [],
    count: { created: 0, destroyed: 0, discovering: 0 },
    balance: async () => ({ value: 1_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }),
    identity: async () => ({}),
    show(...now) {
      shown = now.map(({ connector }) => connector)
      for (const listener of [...listeners]) listener(shown)
    },
    create(): Adapter {
      adapter.count.created++
      return {
        namespace,
        discover(onChange) {
          listeners.add(onChange)
          adapter.count.discovering++
          onChange(shown)
          return () => {
            if (listeners.delete(onChange)) adapter.count.discovering--
          }
        },
        async getBalance({ address, signal }) {
          adapter.asked.push({ what: 'balance', address })
          return raceAbort(adapter.balance(address), signal)
        },
        async getIdentity({ address, signal }) {
          adapter.asked.push({ what: 'identity', address })
          return raceAbort(adapter.identity(address), signal)
        },
        isAddress: (value) => value.startsWith('0x'),
        destroy: () => void adapter.count.destroyed++,
      }
    },
  }
  return adapter
}

function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject)
    signal?.addEventListener('abort', () => reject(new AppKitError('ABORTED')), { once: true })
  })
}
