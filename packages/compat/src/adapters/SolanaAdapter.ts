import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { loadWeb3 } from '@latchkey/adapter-solana/web3'
import type { Commitment, ConnectionConfig } from '@solana/web3.js'
import { AdapterInstance } from './AdapterInstance.js'

/** Options of {@link SolanaAdapter}. */
export type SolanaAdapterOptions = {
  /** Settings of the `Connection` that `useAppKitConnection` returns. Default `confirmed`. */
  readonly connectionSettings?: Commitment | ConnectionConfig | undefined
  /** No effect: wallets register themselves by the Wallet Standard. */
  readonly wallets?: readonly object[] | undefined
  /** No effect: the adapter always finds the wallets of the Wallet Standard. */
  readonly registerWalletStandard?: boolean | undefined
}

/**
 * The Solana adapter. `@solana/web3.js` 1.x loads when the app first uses a `Connection`.
 *
 * @example
 * createAppKit({ adapters: [new SolanaAdapter()], networks: [solana], projectId })
 */
export class SolanaAdapter extends AdapterInstance {
  constructor({ connectionSettings }: SolanaAdapterOptions = {}) {
    super(createSolanaAdapter({ web3: connectionSettings ? () => loadConfigured(connectionSettings) : loadWeb3 }))
  }
}

async function loadConfigured(settings: Commitment | ConnectionConfig) {
  const { Connection } = await loadWeb3()
  const own = typeof settings === 'string' ? { commitment: settings } : settings
  return {
    Connection: class extends Connection {
      constructor(endpoint: string, config: ConnectionConfig) {
        super(endpoint, { ...config, ...own })
      }
    },
  }
}
