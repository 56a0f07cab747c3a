import type { AppKitError } from './appKitError.js'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { findWalletErrorCode, type WalletErrorWords } from './findWalletErrorCode.js'
import { isAppKitError } from './isAppKitError.js'
import { walletErrorLayers } from './walletErrorLayers.js'

/**
 * Returns a function that maps any value that a wallet throws to a typed error. The function never throws. `details`
 * contains the wallet's text, cleaned. `message` does not contain it.
 */
export function createWalletErrorMap(words: WalletErrorWords = {}): (error: unknown) => AppKitError {
  return (error) => {
    if (isOurs(error)) return error
    const layers = walletErrorLayers(error)
    const details = layers.map(({ message }) => message).find((message) => message !== '')
    return createError(errors[findWalletErrorCode(layers, words) ?? 'WALLET_FAILED'], { cause: error, details })
  }
}

function isOurs(error: unknown): error is AppKitError {
  try {
    return isAppKitError(error)
  } catch {
    return false
  }
}
