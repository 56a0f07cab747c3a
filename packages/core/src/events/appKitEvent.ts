import type { CaipNetworkId, ChainNamespace, ErrorCode } from '@latchkey/common'
import type { ViewName } from '../router/viewName.js'

type Track<E extends string, P = undefined> = P extends undefined
  ? { readonly type: 'track'; readonly event: E }
  : { readonly type: 'track'; readonly event: E; readonly properties: P }

/** The local events, by name. They hold no address, nothing that is signed, and of errors only our own texts (law L8). */
export type AppKitEvent =
  | Track<'INITIALIZE', { readonly networks: readonly CaipNetworkId[]; readonly namespaces: readonly ChainNamespace[] }>
  | Track<'MODAL_OPEN', { readonly connected: boolean; readonly view: ViewName }>
  | Track<'MODAL_CLOSE', { readonly connected: boolean }>
  | Track<'SELECT_WALLET', { readonly name: string; readonly platform: 'browser'; readonly namespace: ChainNamespace }>
  | Track<
      'CONNECT_SUCCESS',
      {
        readonly method: 'browser' | 'qrcode'
        readonly name: string
        readonly reconnect: boolean
        readonly namespace: ChainNamespace
      }
    >
  | Track<'CONNECT_ERROR', { readonly message: string; readonly code: ErrorCode; readonly namespace: ChainNamespace }>
  | Track<'USER_REJECTED', { readonly message: string; readonly namespace: ChainNamespace }>
  | Track<'DISCONNECT_SUCCESS', { readonly namespace: ChainNamespace }>
  | Track<'DISCONNECT_ERROR', { readonly namespace: ChainNamespace }>
  | Track<'SWITCH_NETWORK', { readonly network: CaipNetworkId }>
  | Track<'CLICK_WALLET_HELP'>
  | Track<'CLICK_NETWORK_HELP'>
  | Track<'CLICK_NETWORKS'>
  | Track<'CLICK_GET_WALLET_HELP'>
  | Track<'GET_WALLET', { readonly name: string }>
