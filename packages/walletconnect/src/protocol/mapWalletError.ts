import {
  type AppKitError,
  createError,
  createWalletErrorMap,
  type TableErrorCode,
  walletConnectErrors,
  walletErrorLayers,
} from '@latchkey/common'

/** Codes of EIP-1193, CAIP-25 and the WalletConnect specification that injected wallets do not use. */
const codes: ReadonlyMap<number, TableErrorCode> = new Map([
  [3001, 'METHOD_NOT_SUPPORTED'],
  [3005, 'WRONG_NETWORK'],
  [4900, 'NOT_CONNECTED'],
  [4901, 'WRONG_NETWORK'],
  [5001, 'USER_REJECTED'],
  [5002, 'USER_REJECTED'],
  [5003, 'USER_REJECTED'],
  [5100, 'WRONG_NETWORK'],
  [5101, 'METHOD_NOT_SUPPORTED'],
  [6000, 'NOT_CONNECTED'],
  [8000, 'WALLET_TIMEOUT'],
])

/** Texts of the WalletConnect library. */
const messages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/^request expired/i, 'WALLET_TIMEOUT'],
  [/no matching key|recently deleted|session topic/i, 'NOT_CONNECTED'],
]

const map = createWalletErrorMap({ codes, messages })

/**
 * Maps an error of a wallet or of the library to a typed error. Never throws. The wallet's text goes to developers
 * only.
 */
export function mapWalletError(error: unknown): AppKitError {
  return walletErrorLayers(error).some(({ message }) => /proposal expired/i.test(message))
    ? createError(walletConnectErrors.PAIRING_EXPIRED, { cause: error })
    : map(error)
}
