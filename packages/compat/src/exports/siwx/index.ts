export type { SIWXConfig, SIWXSession } from '@latchkey/common'
export { DefaultSIWX, type DefaultSIWXOptions } from '../../siwx/DefaultSIWX.js'
export { InformalMessenger, type InformalMessengerOptions, type SIWXMessenger } from '../../siwx/InformalMessenger.js'
export type { SIWXMessage } from '../../siwx/SIWXMessage.js'
export {
  BIP122Verifier,
  EIP155Verifier,
  type SIWXVerifier,
  type SignedSession,
  SolanaVerifier,
} from '../../siwx/verifiers.js'
