import type { CaipNetworkId, ChainNamespace, ErrorCode } from '@latchkey/common'
import type { ViewName } from '../router/viewName.js'

type Track<E extends string, P = undefined> = P extends undefined
  ? { readonly type: 'track'; readonly event: E }
  : { readonly type: 'track'; readonly event: E; readonly properties: P }

/**
 * Events for the app and, if set, its analytics service. They contain no address, no signed or typed data, no pairing
 * URI, and no error texts of wallets. `docs/events.md` is generated from these comments.
 */
export type AppKitEvent =
  /** The app created an instance. */
  | Track<'INITIALIZE', { readonly networks: readonly CaipNetworkId[]; readonly namespaces: readonly ChainNamespace[] }>
  /** The modal opened with this view. */
  | Track<'MODAL_OPEN', { readonly connected: boolean; readonly view: ViewName }>
  /** A button could not load the modal. If core could not load either, the kit emits the event when core loads. */
  | Track<'MODAL_LOAD_ERROR', { readonly code: ErrorCode }>
  /** The modal closed. */
  | Track<'MODAL_CLOSE', { readonly connected: boolean }>
  /** The visitor opened the list of all wallets. */
  | Track<'CLICK_ALL_WALLETS'>
  /**
   * The visitor searched for a wallet. `characters` is the length of the query. The query itself is not part of the
   * event, because it may contain a secret.
   */
  | Track<'SEARCH_WALLET', { readonly badge: 'all' | 'certified'; readonly characters: number }>
  /** The visitor chose a wallet. Wallets of the directory have `explorerId` and no `namespace`. */
  | Track<
      'SELECT_WALLET',
      {
        readonly name: string
        readonly platform: 'browser' | 'mobile' | 'walletBrowser' | 'desktop' | 'web' | 'qrcode'
        readonly namespace?: ChainNamespace
        readonly explorerId?: string
      }
    >
  /** A wallet connected. `reconnect` is true if the kit restored the connection from an earlier visit. */
  | Track<
      'CONNECT_SUCCESS',
      {
        readonly method: 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode'
        readonly name: string
        readonly reconnect: boolean
        readonly namespace: ChainNamespace
      }
    >
  /** A request waits for a wallet app on this phone, and the app did not open. */
  | Track<'REQUEST_WAITING', { readonly name: string; readonly namespace: ChainNamespace }>
  /** Connecting failed. */
  | Track<'CONNECT_ERROR', { readonly message: string; readonly code: ErrorCode; readonly namespace: ChainNamespace }>
  /** The visitor rejected the connection in the wallet. */
  | Track<'USER_REJECTED', { readonly message: string; readonly namespace: ChainNamespace }>
  /** A namespace disconnected. */
  | Track<'DISCONNECT_SUCCESS', { readonly namespace: ChainNamespace }>
  /** The wallet failed to disconnect. */
  | Track<'DISCONNECT_ERROR', { readonly namespace: ChainNamespace }>
  /** The visitor or the app made another account of the connected wallet active. */
  | Track<'SWITCH_ACCOUNT', { readonly namespace: ChainNamespace }>
  /** The active network changed. */
  | Track<'SWITCH_NETWORK', { readonly network: CaipNetworkId }>
  /** The visitor opened "What is a wallet?". */
  | Track<'CLICK_WALLET_HELP'>
  /** The visitor opened "What is a network?". */
  | Track<'CLICK_NETWORK_HELP'>
  /** The visitor opened the network list. */
  | Track<'CLICK_NETWORKS'>
  /** The visitor opened "Get a wallet". */
  | Track<'CLICK_GET_WALLET_HELP'>
  /** The visitor opened the installation page of a wallet. */
  | Track<'GET_WALLET', { readonly name: string }>
  /** The visitor asked the wallet to sign the sign-in message. */
  | Track<'CLICK_SIGN_SIWX_MESSAGE', { readonly network: CaipNetworkId }>
  /** The visitor cancelled the sign-in. */
  | Track<'CLICK_CANCEL_SIWX', { readonly network: CaipNetworkId }>
  /** The app accepted the signature of a sign-in message. */
  | Track<'SIWX_AUTH_SUCCESS', { readonly network: CaipNetworkId }>
  /** A sign-in failed. */
  | Track<'SIWX_AUTH_ERROR', { readonly network: CaipNetworkId; readonly code: ErrorCode }>
