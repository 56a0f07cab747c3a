/**
 * The messages of specification §8 for one case of a code in `errors`. They have no code of their own: apps check the
 * code of the error. Pass them to `createError` as `message`.
 */
export const caseTexts = {
  /** `NETWORK_NOT_FOUND`: the wallet is on a network that the app does not support. */
  CAIP_NETWORK_NOT_FOUND: 'CaipNetwork not found',
  /** `NOT_CONNECTED`: the request needs an account and its network. */
  CAIP_NETWORK_OR_ADDRESS_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  /** `WALLET_FAILED` and `RPC_FAILED`: a transaction was not sent. */
  SEND_FAILED: 'Something went wrong',
  /** `USER_REJECTED`: a signature was refused. */
  SIGNATURE_DECLINED: 'Signature declined',
} as const

/** The message of a case. */
export type CaseText = (typeof caseTexts)[keyof typeof caseTexts]
