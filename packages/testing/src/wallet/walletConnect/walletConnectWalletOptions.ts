import type { ChainNamespace } from '@latchkey/common'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { ApprovalPolicy } from './approvalPolicy.js'
import type { PhoneNetwork } from './phoneNetwork.js'

export type WalletConnectWalletOptions = {
  /** `wss:` or `ws:` URL of a relay. */
  readonly relayUrl: string
  /** Project id for the relay. Default `local`. */
  readonly projectId?: string | undefined
  /** The name that apps see. Default “Phone”. */
  readonly name?: string | undefined
  /** Further metadata that apps see. The default `icon` is drawn from the name. */
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly icon?: string | undefined
  /** CSS colour of the icon. */
  readonly accent?: string | undefined
  /** Links that apps use to return to the wallet. */
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
  /** The supported networks of any namespace. A namespace without a network is not offered. */
  readonly networks: readonly PhoneNetwork[]
  /** Mnemonic of its keys. Polkadot uses the development accounts instead. Default: `testMnemonic`. */
  readonly mnemonic?: string | undefined
  /** Accounts in each namespace; default 3. */
  readonly accountCount?: number | undefined
  /** Index of the first account; default 0. */
  readonly firstAccount?: number | undefined
  /** Methods that it neither grants nor answers. */
  readonly without?: readonly string[] | undefined
  /** Whether it signs in together with the connection (`wc_sessionAuthenticate`). Default true; many wallets do not. */
  readonly signsIn?: boolean | undefined
  /** How it handles proposals. Default `{ type: 'approve' }`. */
  readonly approval?: ApprovalPolicy | undefined
  /** How it handles requests that need the user. Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  /** Code of a rejected request. Default 5000, as WalletConnect specifies; many wallets use 4001. */
  readonly declineCode?: 4001 | 5000 | undefined
  /**
   * Public key (ES256) of the verify server. With it, the wallet checks attestations of pages. Default: no page is
   * verified.
   */
  readonly verifyKey?: JsonWebKey | undefined
  /** Storage for pairings and sessions, such as `localStorage`. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** The namespaces that a phone wallet supports, in order. */
export const phoneNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']
