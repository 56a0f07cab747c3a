import type { ErrorCode } from '@latchkey/common'
import type { TextKey } from './en.js'

/** The errors a visitor can read in the modal; their English texts stand in the error table. */
export type ShownErrorCode = Extract<
  ErrorCode,
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
  /** Without one, the error table's English is shown. */
  readonly errors?: Readonly<Record<ShownErrorCode, string>>
}

/** English as far as it is there: the first texts, until the rest is loaded. */
export type FirstCatalogue = Omit<Catalogue, 'texts'> & {
  readonly texts: Readonly<Partial<Record<TextKey, string>>>
  /** What is done to each English text, before its places are filled. */
  readonly transform?: (text: string) => string
}
