import { isMobile } from '@latchkey/common/start'

const userAgent = () => globalThis.navigator?.userAgent ?? ''

/** The functions about the page and about addresses that apps call on `CoreHelperUtil` of AppKit. */
export const CoreHelperUtil = {
  /** Whether the code runs in a page, and not on a server. */
  isClient: (): boolean => typeof window !== 'undefined',
  /** Whether the page runs on a phone or tablet. */
  isMobile: (): boolean => isMobile({ userAgent: userAgent() }),
  /** Whether the page runs on Android. */
  isAndroid: (): boolean => /android/i.test(userAgent()),
  /** Whether the page runs on an iPhone or iPad. */
  isIos: (): boolean => /iphone|ipad|ipod/i.test(userAgent()),
  /** Returns the address of a CAIP-10 account: `0x…` for `eip155:1:0x…`. */
  getPlainAddress: (caipAddress: string | undefined): string | undefined => caipAddress?.split(':')[2],
} as const

/** Error codes of wallets: an unknown chain (EIP-3085), a failure without a code, and an internal error. */
export const WcConstantsUtil = {
  ERROR_CODE_UNRECOGNIZED_CHAIN_ID: 4902,
  ERROR_CODE_DEFAULT: 5000,
  ERROR_INVALID_CHAIN_ID: 32603,
} as const
