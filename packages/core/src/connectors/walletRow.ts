import type { Connector, ConnectorWarning } from '@latchkey/common'
import type { ConnectorGroup, CustomWallet } from '../options/appKitOptions.js'

/** An entry of the wallet directory or of the `customWallets` option (specification §3). */
export type WalletListEntry = CustomWallet & {
  readonly image_id?: string
  /** An https link that opens the app as `mobile_link` does. */
  readonly link_mode?: string
  /** CAIP-2 ids. */
  readonly chains?: readonly string[]
  readonly badge_type?: 'none' | 'certified'
  /** Its place in the directory. */
  readonly order?: number
  /** Under which ids it is found where it is installed. */
  readonly injected?: readonly { readonly namespace?: string; readonly injected_id?: string }[]
}

/** One row of the wallet list. */
export type WalletRow = {
  readonly key: string
  readonly name: string
  readonly imageUrl?: string
  /** `installed`: it is on the page; `recent`: used before. */
  readonly tag?: 'recent' | 'installed'
  /** Why its identity is doubtful; shown beside its reverse-DNS name. */
  readonly warning?: ConnectorWarning
  readonly rdns?: string
  /** One for each namespace it serves; empty for a wallet that is not on this device. */
  readonly connectors: readonly Connector[]
  /** For a wallet of the directory or the options. */
  readonly wallet?: WalletListEntry
}

/** A group of rows; never empty. */
export type WalletGroup = { readonly group: ConnectorGroup; readonly rows: readonly WalletRow[] }
