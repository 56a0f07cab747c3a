export type {
  SIWEClient,
  SIWXConfig,
  SIWXHost,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXSession,
} from '@latchkey/common'
export { createNonce } from '../message/createNonce.js'
export type { ParsedMessage } from '../message/messageFields.js'
export { parseMessage, safeParseMessage } from '../message/parseMessage.js'
export { writeMessage } from '../message/writeMessage.js'
export type { MessageExpectations, MessageProblem } from '../verify/checkMessage.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
export {
  type SignIn,
  type SignInProblem,
  type SignInResult,
  type VerifySignInOptions,
  verifySignIn,
} from '../verify/verifySignIn.js'
