/**
 * The messages for special cases of a code in `errors`, most of them of specification §8. Pass them to `createError` as `message`.
 * The error keeps its code.
 */
export const caseTexts = {
  /** `NETWORK_NOT_FOUND`: the wallet is on a network that the app does not support. */
  CAIP_NETWORK_NOT_FOUND: 'CaipNetwork not found',
  /** `NOT_CONNECTED`: the request needs an account and its network. */
  CAIP_NETWORK_OR_ADDRESS_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  /** `INVALID_PARAMS`: thrown while the app starts, where only the message is printed. */
  INVALID_SETUP_PARAMS: 'A parameter is not valid. {details}',
  /** `WALLET_FAILED` and `RPC_FAILED`: a transaction was not sent. */
  SEND_FAILED: 'Something went wrong',
  /** `USER_REJECTED`: the visitor rejected a signature. */
  SIGNATURE_DECLINED: 'Signature declined',
} as const

/** The message of a case. */
export type CaseText = (typeof caseTexts)[keyof typeof caseTexts]
