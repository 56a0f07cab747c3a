import {
  type Adapter,
  type AdapterFactory,
  type Balance,
  type ChainNamespace,
  type Connector,
  createError,
  errors,
  type Identity,
} from '@latchkey/common'
import type { ScriptedWallet } from './scriptedWallet.js'

/** An adapter with scripted wallets. The test decides which are on the page and what the chain returns. */
export type ScriptedAdapter = AdapterFactory & {
  /** Adds wallets to the page, or removes them. */
  show(...wallets: readonly ScriptedWallet[]): void
  balance: (address: string) => Promise<Balance>
  identity: (address: string) => Promise<Identity>
  /** Whether a transaction is in a block, by its id. */
  included: (id: string) => Promise<boolean>
  /** The balance of a token; `undefined` for a namespace without tokens. */
  tokenBalance: ((token: string) => Promise<Balance>) | undefined
  readonly asked: { readonly what: 'balance' | 'identity' | 'transaction' | 'token'; readonly address: string }[]
  /** How often it was created, destroyed, and started discovery. */
  readonly count: { created: number; destroyed: number; discovering: number }
}

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
    included: async () => true,
    tokenBalance: undefined,
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
        async isTransactionIncluded({ id, signal }) {
          adapter.asked.push({ what: 'transaction', address: id })
          return raceAbort(adapter.included(id), signal)
        },
        ...(adapter.tokenBalance
          ? {
              async getTokenBalance({ address, token, signal }) {
                adapter.asked.push({ what: 'token', address })
                return raceAbort(adapter.tokenBalance?.(token) ?? Promise.reject(new Error('No token.')), signal)
              },
            }
          : {}),
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
    signal?.addEventListener('abort', () => reject(createError(errors.ABORTED)), { once: true })
  })
}
