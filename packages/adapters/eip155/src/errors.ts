import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything an EVM wallet throws (R36), by the codes of EIP-1193, EIP-1474 and CAIP-25. */
export const mapWalletError = createWalletErrorMap()
