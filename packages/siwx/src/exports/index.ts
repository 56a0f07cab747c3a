export type {
  SIWEClient,
  SIWXConfig,
  SIWXHost,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXSession,
} from '@latchkey/common'
export type { MessageOptions } from '../client/buildMessage.js'
export type { SiwxTraits } from '../client/createLazySiwx.js'
export type { DefaultSIWXOptions } from '../client/createLocalSessions.js'
export { createServiceSiwx, type ServiceSiwx, type ServiceSiwxOptions } from '../client/createServiceSiwx.js'
export { createSIWEConfig } from '../client/createSIWEConfig.js'
export { createSiwx } from '../client/createSiwx.js'
export { DefaultSIWX } from '../client/DefaultSIWX.js'
export type { SessionScope } from '../client/sessionScope.js'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from '../client/siweConfig.js'
export {
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
} from '../client/siweMessage.js'
export type { SiwxOptions, SiwxServer, SiwxServerSession, SiwxSignedMessage } from '../client/siwxServer.js'
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
