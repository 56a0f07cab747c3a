import type { Connector, ConnectorWarning } from '@latchkey/common'
import type { CustomWallet } from '../options/appKitOptions.js'
import type { ConnectorGroup } from '../options/featureSwitches.js'

/** An entry of the wallet directory or of `customWallets`. */
export type WalletListEntry = CustomWallet & {
  readonly image_id?: string
  /** An https link that opens the app as `mobile_link` does. */
  readonly link_mode?: string
  /** CAIP-2 ids. */
  readonly chains?: readonly string[]
  readonly badge_type?: 'none' | 'certified'
  /** Position in the directory. */
  readonly order?: number
  /** Ids of the wallet's injected connectors. */
  readonly injected?: readonly { readonly namespace?: string; readonly injected_id?: string }[]
}

/** One row of the wallet list. */
export type WalletRow = {
  readonly key: string
  readonly name: string
  readonly imageUrl?: string
  /** `installed`: on the page. `recent`: connected before. */
  readonly tag?: 'recent' | 'installed'
  /** Reason why the identity is in doubt. */
  readonly warning?: ConnectorWarning
  readonly rdns?: string
  /** One connector per namespace; empty for a wallet that is not on the page. */
  readonly connectors: readonly Connector[]
  /** The entry of a wallet of the directory or of the options. */
  readonly wallet?: WalletListEntry
}

/** A group of at least one row. */
export type WalletGroup = { readonly group: ConnectorGroup; readonly rows: readonly WalletRow[] }
