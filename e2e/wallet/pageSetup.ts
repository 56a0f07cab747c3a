import type { Network } from '@latchkey/common'
import type {
  AnnounceOptions,
  EvmTestWalletOptions,
  InjectOptions,
  ScriptedAnswer,
  WalletChain,
  walletPresets,
} from '@latchkey/testing'

/** A test wallet in the page; what is left out comes from its preset. */
export type WalletSetup = Omit<EvmTestWalletOptions, 'chains' | 'name' | 'rdns' | 'storage' | 'fetch'> & {
  readonly preset: keyof typeof walletPresets
  readonly name?: string
  readonly rdns?: string
  /** Ids of the networks it knows; default: all local chains. */
  readonly knows?: readonly number[]
  /** `false` does not announce it; default: announced at once. */
  readonly announce?: AnnounceOptions | false
  /** Puts it at `window.ethereum`. */
  readonly inject?: InjectOptions
  /** Answers that hold from the first moment on, by method. */
  readonly always?: Readonly<Record<string, ScriptedAnswer>>
}

/** What the tests decide about a page before its scripts run. */
export type PageSetup = {
  /** What the app asks for. */
  readonly networks: readonly Network[]
  /** What there is; the wallets know these. */
  readonly chains: readonly WalletChain[]
  /** Further start-up options, as JSON. */
  readonly options: Readonly<Record<string, unknown>>
  readonly wallets: readonly WalletSetup[]
  /** `disabled`: every access throws; `full`: every write throws. */
  readonly storage: 'works' | 'disabled' | 'full'
}

/** Where the page keeps what its next visit shall have instead, until the tab is closed. */
export const nextVisitKey = 'e2e:next-visit'
