export {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWESession,
  type SIWEVerifyMessageArgs,
} from '@latchkey/siwx'
export {
  type AppKitSIWEClient,
  mapToSIWX,
  type SIWEMessageArgs,
  type VerifySignatureParameters,
  verifySignature,
} from '../siwx/siwe.js'
