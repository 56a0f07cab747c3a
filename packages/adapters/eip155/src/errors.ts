import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything an EVM wallet throws (R36), by the codes of EIP-1193, EIP-1474 and CAIP-25. */
export const mapWalletError = createWalletErrorMap({
  codes: new Map([
    [4001, 'USER_REJECTED'],
    [5000, 'USER_REJECTED'],
    [4100, 'NOT_CONNECTED'],
    [4200, 'METHOD_NOT_SUPPORTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32002, 'REQUEST_PENDING'],
    [-32602, 'INVALID_PARAMS'],
    [-32005, 'TOO_MANY_REQUESTS'],
  ]),
})
