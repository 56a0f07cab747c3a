import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import type { ButtonElement } from './createButtonElement.js'

/** The attributes of the button elements in templates of Vue and Svelte. Other attributes are those of HTML. */
export type AppKitElementAttributes = {
  /** Text while disconnected. On the network button it replaces the network's name. */
  readonly label?: string | undefined
  /** Text while a request to a wallet is pending. */
  readonly loadingLabel?: string | undefined
  /** Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | '' | undefined
  /** Whether the balance shows beside the account. Default `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Characters shown at the start of a shortened address. Default 4. */
  readonly charsStart?: number | `${number}` | undefined
  /** Characters shown at the end of a shortened address. Default 6. */
  readonly charsEnd?: number | `${number}` | undefined
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the instance created last. */
  readonly kit?: AppKit | undefined
  readonly [name: string]: unknown
}

/** The attributes of `<appkit-wallet-button>` in templates of Vue and Svelte. */
export type AppKitWalletElementAttributes = AppKitElementAttributes & {
  /** A known name such as `metamask`, an id in the wallet directory or in `customWallets`, or a reverse-DNS name. */
  readonly wallet: string
}

/** The elements by their names, for templates of Vue and Svelte. */
export type AppKitElements = {
  'appkit-button': AppKitElementAttributes
  'appkit-connect-button': AppKitElementAttributes
  'appkit-account-button': AppKitElementAttributes
  'appkit-network-button': AppKitElementAttributes
  'appkit-wallet-button': AppKitWalletElementAttributes
  'appkit-modal': { readonly [name: string]: unknown }
}

/** Vue reads the attributes of a global component from its constructor. */
type VueComponents = { [Name in keyof AppKitElements]: new () => { readonly $props: AppKitElements[Name] } }

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of the DOM
  interface HTMLElementTagNameMap {
    'appkit-button': ButtonElement
    'appkit-connect-button': ButtonElement
    'appkit-account-button': ButtonElement
    'appkit-network-button': ButtonElement
    'appkit-wallet-button': ButtonElement
    'appkit-modal': HTMLElement
  }

  // biome-ignore lint/style/noNamespace: Svelte looks elements up in one
  namespace svelteHTML {
    interface IntrinsicElements extends AppKitElements {}
  }
}

// biome-ignore lint/suspicious/noTsIgnore: the module exists only in apps with Vue
/** @ts-ignore Apps without Vue do not have this module. */
declare module 'vue' {
  interface GlobalComponents extends VueComponents {}
}
