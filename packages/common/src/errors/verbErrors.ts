import type { ErrorCode } from './featureErrors.js'

/** The end of the caller's signal, of the instance or of a download. */
const ended = ['ABORTED', 'DESTROYED', 'VIEW_LOAD_FAILED'] as const

/** Every call of an instance may load the core first. */
const loading = ['BROWSER_TOO_OLD', 'DESTROYED', 'VIEW_LOAD_FAILED'] as const

/** Every request to a connected wallet. Wallets reject any request for any of these reasons. */
const wallet = [
  ...ended,
  'ACCOUNT_CHANGED',
  'CALL_REVERTED',
  'CHAIN_NOT_SUPPORTED',
  'EXTENSION_INVALIDATED',
  'INSUFFICIENT_FUNDS',
  'INVALID_PARAMS',
  'METHOD_NOT_SUPPORTED',
  'NETWORK_NOT_FOUND',
  'NOT_CONNECTED',
  'RELAY_UNREACHABLE',
  'REQUEST_PENDING',
  'TOO_MANY_REQUESTS',
  'UNIVERSAL_PROVIDER_UNDEFINED',
  'USER_REJECTED',
  'WALLET_BAD_RESULT',
  'WALLET_FAILED',
  'WALLET_LOCKED',
  'WALLET_SESSION_ENDED',
  'WALLET_TIMEOUT',
  'WRONG_NETWORK',
] as const

/** Every request to the RPC servers of a network. */
const servers = [
  ...ended,
  'CALL_REVERTED',
  'FEE_TOO_LOW',
  'HTTP_STATUS',
  'HTTP_TIMEOUT',
  'HTTP_TOO_LARGE',
  'INSUFFICIENT_FUNDS',
  'INVALID_PARAMS',
  'NONCE_TOO_LOW',
  'RPC_BAD_RESPONSE',
  'RPC_FAILED',
  'RPC_WRONG_CHAIN',
  'TOO_MANY_REQUESTS',
  'TRANSACTION_EXPIRED',
  'TRANSACTION_REJECTED',
  'TRANSPORT_URL_MISSING',
] as const

const connect = [
  ...wallet,
  'ADAPTER_NOT_FOUND',
  'ADAPTER_OR_CONNECTOR_NOT_FOUND',
  'AUTHENTICATION_FAILED',
  'BROWSER_TOO_OLD',
  'CAIP_NETWORK_UNDEFINED',
  'CONNECTION_SUPERSEDED',
  'CONNECTOR_NOT_FOUND',
  'DIRECTORY_FAILED',
  'HTTP_BAD_RESPONSE',
  'HTTP_FAILED',
  'HTTP_STATUS',
  'HTTP_TIMEOUT',
  'HTTP_TOO_LARGE',
  'INVALID_APP_CONFIGURATION',
  'LINK_NOT_VALID',
  'MODAL_CLOSED',
  'PAGE_MISSING',
  'PAIRING_EXPIRED',
  'PAIRING_FAILED',
  'SESSION_EXPIRED',
  'WALLET_BAD_CHAIN',
  'WALLET_CONNECT_CONNECTOR_MISSING',
  'WALLET_IDENTITY_SHARED',
  'WALLET_LINK_FAILED',
  'WALLET_NO_ACCOUNT',
] as const

/**
 * The codes with which the calls of an app reject, or throw. Tests check every rejection against them: the conformance
 * suite those of sessions, and the tests of core and of the kit those of their methods.
 */
export const verbErrors = {
  create: ['INVALID_OPTIONS', 'SIWE_AND_SIWX'],
  load: loading,
  open: [...loading, 'INVALID_PARAMS', 'PAGE_MISSING'],
  discover: [...loading, 'ADAPTER_NOT_FOUND'],
  connect,
  disconnect: [...loading, 'ABORTED', 'ADAPTER_OR_CONNECTOR_NOT_FOUND', 'DISCONNECT_FAILED'],
  // A switch to another namespace may connect a wallet first.
  switchNetwork: connect,
  setAccount: [...loading, 'ADAPTER_OR_CONNECTOR_NOT_FOUND', 'INVALID_PARAMS', 'METHOD_NOT_SUPPORTED', 'NOT_CONNECTED'],
  changeNetworks: [...loading, 'ADAPTER_NOT_FOUND', 'INVALID_PARAMS'],
  createChainClient: [...loading, ...servers, 'ADAPTER_NOT_FOUND', 'METHOD_NOT_SUPPORTED'],
  fetchBalance: [...loading, 'BALANCE_UNAVAILABLE', 'NOT_CONNECTED'],
  sign: wallet,
  signIn: [
    ...wallet,
    'AUTHENTICATION_FAILED',
    'DISCONNECT_FAILED',
    'MODAL_CLOSED',
    'SIGN_IN_ACCOUNT_CHANGED',
    'SIGN_IN_REFUSED',
    'SIGN_OUT_FAILED',
  ],
  permissions: [
    ...wallet,
    'SMART_SESSION_NOT_FOUND',
    'SMART_SESSION_REFUSED',
    'SMART_SESSIONS_NOT_SAVED',
    'TRANSPORT_URL_MISSING',
  ],
  send: [...wallet, ...servers, 'AMOUNT_TOO_SMALL', 'FEE_TOO_HIGH', 'SEND_FAILED_SOLANA'],
  read: [...wallet, ...servers, 'RECEIPT_TIMEOUT', 'TRANSACTION_FAILED'],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>

type CodeOf<Verb extends keyof typeof verbErrors> = (typeof verbErrors)[Verb][number]

/** The codes with which `createAppKit` and `createCore` throw. */
export type CreateErrorCode = CodeOf<'create'>
/** The codes with which `load` of an instance rejects. */
export type LoadErrorCode = CodeOf<'load'>
/** The codes with which `open` rejects. */
export type OpenErrorCode = CodeOf<'open'>
/** The codes with which `discover` rejects. */
export type DiscoverErrorCode = CodeOf<'discover'>
/** The codes with which `connect` and `switchConnection` reject. */
export type ConnectErrorCode = CodeOf<'connect'>
/** The codes with which `disconnect` rejects. */
export type DisconnectErrorCode = CodeOf<'disconnect'>
/** The codes with which `switchNetwork` rejects. */
export type SwitchNetworkErrorCode = CodeOf<'switchNetwork'>
/** The codes with which `setAccount` rejects. */
export type SetAccountErrorCode = CodeOf<'setAccount'>
/** The codes with which `addNetwork` and `removeNetwork` reject. */
export type ChangeNetworksErrorCode = CodeOf<'changeNetworks'>
/** The codes with which `createChainClient` rejects. */
export type CreateChainClientErrorCode = CodeOf<'createChainClient'>
/** The codes with which `fetchBalance` rejects. */
export type FetchBalanceErrorCode = CodeOf<'fetchBalance'>
/** The codes with which `signMessage` and `signText` reject. */
export type SignMessageErrorCode = CodeOf<'sign'>
/** The codes with which the calls of a sign-in reject. */
export type SignInErrorCode = CodeOf<'signIn'>
/** The codes with which the calls of `SmartSessions` reject. */
export type SmartSessionErrorCode = CodeOf<'permissions'>
/** The codes with which `signTypedData` rejects. */
export type SignTypedDataErrorCode = CodeOf<'sign'>
/** The codes with which `signTransaction`, `signAllTransactions`, `signPayload` and `signPsbt` reject. */
export type SignTransactionErrorCode = CodeOf<'sign'>
/** The codes with which the actions that send transactions, and `send` of transfers, reject in every namespace. */
export type SendTransactionErrorCode = CodeOf<'send'>
/** The codes with which `writeContract` rejects. */
export type WriteContractErrorCode = CodeOf<'send'>
/** The codes with which `readContract`, all other actions, and `check` and `estimate` of transfers reject. */
export type ReadContractErrorCode = CodeOf<'read'>
/** The codes with which `waitForReceipt` rejects. */
export type WaitForReceiptErrorCode = CodeOf<'read'>
