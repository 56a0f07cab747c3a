import type { ChainNamespace, ConnectorWarning, ErrorCode } from '@latchkey/common'
import type { ConnectorGroup } from '@latchkey/core'
import type { Controller } from './slice.js'

/** A wallet that a visitor can select, as plain data. */
export type WalletView = {
  /** Identifies the wallet in its list. */
  readonly key: string
  readonly name: string
  /** A validated image URL. Pictures of the directory have an `imageId` instead: `useAppKitWalletImage` loads them. */
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  /** `installed`: on this page. `recent`: connected before. */
  readonly tag: 'recent' | 'installed' | undefined
  /** Reason why the identity is in doubt. Show it, together with `rdns`. */
  readonly warning: ConnectorWarning | undefined
  /** The reverse-DNS name. */
  readonly rdns: string | undefined
  /** One connector per namespace, on this page. Empty for a wallet that is not installed. */
  readonly connectors: readonly { readonly id: string; readonly namespace: ChainNamespace }[]
  /** The id in the directory or in `customWallets`. */
  readonly walletId: string | undefined
  /** The entry stands for WalletConnect, with a QR code for any wallet. */
  readonly isWalletConnect: boolean
}

/** A group of at least one wallet. */
export type WalletGroupView = { readonly group: ConnectorGroup; readonly wallets: readonly WalletView[] }

/** Wallets of the directory, as plain data. */
export type DirectoryView = {
  readonly wallets: readonly WalletView[]
  /** Number of all wallets, loaded or not. `undefined` before the first response. */
  readonly count: number | undefined
  /** `off`: the app has no directory. `loading`: a page or a search is pending. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed'
  /** More pages can be loaded. */
  readonly hasMore: boolean
}

/** The pairing URI of WalletConnect, as plain data. */
export type PairingView = {
  /** The app has WalletConnect: a relay and a project id. */
  readonly isEnabled: boolean
  /** `failed`: `code` is the reason. */
  readonly status: 'idle' | 'preparing' | 'ready' | 'failed'
  /** The text of the QR code. Replaced before it expires. Never log or send it. */
  readonly uri: string | undefined
  /** Expiry of `uri`, in ms since 1970. */
  readonly expiresAt: number | undefined
  /** Reason of the failure. With `ready`: why an earlier URI was replaced, such as `USER_REJECTED`. */
  readonly code: ErrorCode | undefined
}

/** The parts of core from which wallet lists, directory and pairing are read. */
export const walletParts = {
  wallets: ['accounts', 'connectors', 'directory', 'options'],
  directory: ['accounts', 'connectors', 'directory', 'options'],
  pairing: ['directory', 'options', 'walletConnect'],
} as const satisfies Readonly<Record<string, readonly Controller[]>>

export const noGroups: readonly WalletGroupView[] = []
export const loadingDirectory: DirectoryView = { wallets: [], count: undefined, status: 'loading', hasMore: false }
export const idlePairing: PairingView = {
  isEnabled: false,
  status: 'idle',
  uri: undefined,
  expiresAt: undefined,
  code: undefined,
}
