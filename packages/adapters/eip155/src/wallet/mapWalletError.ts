import { createWalletErrorMap } from '@latchkey/common'

/** Maps anything an EVM wallet throws to a typed error, by the codes of EIP-1193, EIP-1474 and CAIP-25. */
export const mapWalletError = createWalletErrorMap({ messages: [[/\brevert/i, 'CALL_REVERTED']] })
