import type { ChainNamespace } from '@latchkey/common'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { ApprovalPolicy } from './approvalPolicy.js'
import type { PhoneNetwork } from './phoneNetwork.js'

export type WalletConnectWalletOptions = {
  /** `wss:` or `ws:` URL of a relay. */
  readonly relayUrl: string
  /** Default `local`. */
  readonly projectId?: string | undefined
  /** What apps are told the wallet is called; default “Phone”. */
  readonly name?: string | undefined
  /** What apps are told besides; `icon` by default drawn from the name. */
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly icon?: string | undefined
  /** CSS colour of the icon. */
  readonly accent?: string | undefined
  /** An app's link back to the wallet, as apps are told it. */
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
  /** The networks it knows, of any namespace. A namespace without one is not offered. */
  readonly networks: readonly PhoneNetwork[]
  /** The words its keys are derived from; Polkadot has the development accounts instead. Default: `testMnemonic`. */
  readonly mnemonic?: string | undefined
  /** Accounts in each namespace; default 3. */
  readonly accountCount?: number | undefined
  /** Index of the first account; default 0. */
  readonly firstAccount?: number | undefined
  /** Methods it neither grants nor answers. */
  readonly without?: readonly string[] | undefined
  /** What it does with proposals; default `{ type: 'approve' }`. */
  readonly approval?: ApprovalPolicy | undefined
  /** What it does with requests that need its person; default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  /** The code of a declined request; default 5000, which is WalletConnect's; many wallets answer 4001. */
  readonly declineCode?: 4001 | 5000 | undefined
  /** Keeps pairings and sessions over a restart; `localStorage` fits. Default: memory. */
  readonly storage?: WalletStorage | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Which namespaces a phone wallet knows, in this order. */
export const phoneNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']
