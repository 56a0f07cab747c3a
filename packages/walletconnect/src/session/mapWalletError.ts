import { type AppKitError, createWalletErrorMap, serviceError, type TableErrorCode } from '@latchkey/common'

/** The codes of the WalletConnect specification besides those that wallets bring from EIP-1193. */
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

const messages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/^request expired/i, 'WALLET_TIMEOUT'],
  [/no matching key|recently deleted|session topic/i, 'NOT_CONNECTED'],
]

const map = /*#__PURE__*/ createWalletErrorMap({ codes, messages })

/** The typed error for what a wallet, or the client in between, answers with. */
export function mapWalletError(error: unknown): AppKitError {
  if (error instanceof Error && /proposal expired/i.test(error.message))
    return serviceError('PAIRING_EXPIRED', { cause: error })
  return map(error)
}
