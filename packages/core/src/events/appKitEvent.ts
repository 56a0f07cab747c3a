import type { CaipNetworkId, ChainNamespace, ErrorCode } from '@latchkey/common'
import type { ViewName } from '../router/viewName.js'

type Track<E extends string, P = undefined> = P extends undefined
  ? { readonly type: 'track'; readonly event: E }
  : { readonly type: 'track'; readonly event: E; readonly properties: P }

/**
 * The events, by name, for the app to listen to and, where it set up a service for them, for that. They hold no address, nothing that is
 * signed or typed, no pairing code, and of errors only our own texts (law L8). `docs/events.md` is written from here.
 */
export type AppKitEvent =
  /** An instance was made. */
  | Track<'INITIALIZE', { readonly networks: readonly CaipNetworkId[]; readonly namespaces: readonly ChainNamespace[] }>
  /** The modal opened, with this view. */
  | Track<'MODAL_OPEN', { readonly connected: boolean; readonly view: ViewName }>
  /** A button could not load the modal. Emitted late, when the code loads, if the core itself was missing. */
  | Track<'MODAL_LOAD_ERROR', { readonly code: ErrorCode }>
  /** The modal closed. */
  | Track<'MODAL_CLOSE', { readonly connected: boolean }>
  /** The list of all wallets was opened. */
  | Track<'CLICK_ALL_WALLETS'>
  /** Wallets were searched: for those with a badge or all, and how much was typed; the text itself may be anything, also what is secret. */
  | Track<'SEARCH_WALLET', { readonly badge: 'all' | 'certified'; readonly characters: number }>
  /** A wallet was chosen, and how it is reached; a wallet of the directory with its id there and no namespace. */
  | Track<
      'SELECT_WALLET',
      {
        readonly name: string
        readonly platform: 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode'
        readonly namespace?: ChainNamespace
        readonly explorerId?: string
      }
    >
  /** A wallet is connected; `reconnect`: by an earlier visit. */
  | Track<
      'CONNECT_SUCCESS',
      {
        readonly method: 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode'
        readonly name: string
        readonly reconnect: boolean
        readonly namespace: ChainNamespace
      }
    >
  /** A request waits in a wallet on this phone that did not open by itself. */
  | Track<'REQUEST_WAITING', { readonly name: string; readonly namespace: ChainNamespace }>
  /** Connecting failed. */
  | Track<'CONNECT_ERROR', { readonly message: string; readonly code: ErrorCode; readonly namespace: ChainNamespace }>
  /** The visitor declined in the wallet. */
  | Track<'USER_REJECTED', { readonly message: string; readonly namespace: ChainNamespace }>
  /** A namespace was disconnected. */
  | Track<'DISCONNECT_SUCCESS', { readonly namespace: ChainNamespace }>
  /** The wallet refused to be disconnected. */
  | Track<'DISCONNECT_ERROR', { readonly namespace: ChainNamespace }>
  /** The network that is shown changed. */
  | Track<'SWITCH_NETWORK', { readonly network: CaipNetworkId }>
  /** "What is a wallet?" was opened. */
  | Track<'CLICK_WALLET_HELP'>
  /** "What is a network?" was opened. */
  | Track<'CLICK_NETWORK_HELP'>
  /** The list of networks was opened. */
  | Track<'CLICK_NETWORKS'>
  /** "Get a wallet" was opened. */
  | Track<'CLICK_GET_WALLET_HELP'>
  /** The page of a wallet to install was opened. */
  | Track<'GET_WALLET', { readonly name: string }>
