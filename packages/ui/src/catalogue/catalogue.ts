import type { ErrorCode } from '@latchkey/common'
import type { TextKey } from './english.js'

/** Error codes that the modal shows. Their English texts are in the error tables. */
export type ShownErrorCode = Extract<
  ErrorCode,
  | 'AUTHENTICATION_FAILED'
  | 'BALANCE_UNAVAILABLE'
  | 'CHAIN_NOT_SUPPORTED'
  | 'CLIPBOARD_FAILED'
  | 'CONNECTOR_NOT_FOUND'
  | 'DIRECTORY_FAILED'
  | 'DISCONNECT_FAILED'
  | 'EXTENSION_INVALIDATED'
  | 'INVALID_APP_CONFIGURATION'
  | 'LINK_NOT_VALID'
  | 'METHOD_NOT_SUPPORTED'
  | 'NETWORK_NOT_FOUND'
  | 'NOT_CONNECTED'
  | 'PAIRING_EXPIRED'
  | 'PAIRING_FAILED'
  | 'PROJECT_ID_MISSING'
  | 'RELAY_UNREACHABLE'
  | 'REQUEST_PENDING'
  | 'RPC_FAILED'
  | 'SESSION_EXPIRED'
  | 'SIGN_IN_ACCOUNT_CHANGED'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_OUT_FAILED'
  | 'SMART_SESSIONS_FAILED'
  | 'SMART_SESSIONS_NOT_SAVED'
  | 'SMART_SESSION_REFUSED'
  | 'SOMETHING_WENT_WRONG'
  | 'TOO_MANY_REQUESTS'
  | 'USER_REJECTED'
  | 'VIEW_LOAD_FAILED'
  | 'WALLET_BAD_CHAIN'
  | 'WALLET_BAD_RESULT'
  | 'WALLET_FAILED'
  | 'WALLET_LINK_FAILED'
  | 'WALLET_LOCKED'
  | 'WALLET_NO_ACCOUNT'
  | 'WALLET_SESSION_ENDED'
  | 'WALLET_TIMEOUT'
  | 'WRONG_NETWORK'
>

/** Every text of the modal in one language. */
export type Catalogue = {
  /** The language of the texts, a BCP 47 tag. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: Readonly<Record<TextKey, string>>
  /** Falls back to English per code. */
  readonly errors?: Readonly<Record<ShownErrorCode, string>>
}

/** A language of the app. A text that it lacks shows in English. */
export type AppCatalogue = {
  /** Default: `ltr`. */
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly texts: Readonly<Partial<Record<TextKey, string>>>
  /** Texts of errors, by code. */
  readonly errors?: Readonly<Partial<Record<ShownErrorCode, string>>> | undefined
}

/** Languages of the app, by language tag: a catalogue, or a function that loads one. */
export type AppCatalogues = Readonly<Record<string, AppCatalogue | (() => Promise<AppCatalogue>)>>
