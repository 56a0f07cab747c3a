import { createError, type Eip155Actions, errors, type Hex, type SignText, type TextSignature } from '@latchkey/common'
import { recoverMessageAddress } from 'viem/utils'
import type { WalletAccess } from '../requests/walletAccess.js'

/** The end of a signature that contains the deployment of its account (ERC-6492). */
const deploymentMark = '6492'.repeat(16)

/** Creates `signText`: `personal_sign` with the scheme of the signature. */
export function createSignText(wallet: WalletAccess, actions: () => Eip155Actions): SignText {
  return async (message, { address, signal } = {}) => {
    const account = wallet.account(address)
    const { signMessage } = actions()
    if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED)
    return withScheme(message, account, await signMessage({ message, address, signal }))
  }
}

/** A signature that the account's own key did not make is for the account's contract to verify. */
async function withScheme(message: string, account: string, signature: Hex): Promise<TextSignature> {
  if (signature.toLowerCase().endsWith(deploymentMark)) return { scheme: 'eip6492', signature }
  const full = toFullSignature(signature)
  if (full && (await isSignedBy(message, account, full))) return { scheme: 'eip191', signature: full }
  return { scheme: 'eip1271', signature }
}

/**
 * Returns a signature in the form of 65 bytes with the recovery id 27 or 28, which every verifier accepts. Wallets also
 * return the compact form of 64 bytes (EIP-2098), and the ids 0 and 1. `undefined` for any other signature.
 */
function toFullSignature(signature: Hex): Hex | undefined {
  const digits = signature.slice(2)
  if (digits.length === 128) {
    const s = BigInt(`0x${digits.slice(64)}`)
    const isOdd = s >> 255n === 1n
    return `0x${digits.slice(0, 64)}${(s & (2n ** 255n - 1n)).toString(16).padStart(64, '0')}${isOdd ? '1c' : '1b'}`
  }
  if (digits.length !== 130) return undefined
  const id = Number(`0x${digits.slice(128)}`)
  return id < 2 ? `0x${digits.slice(0, 128)}${id === 1 ? '1c' : '1b'}` : signature
}

async function isSignedBy(message: string, account: string, signature: Hex): Promise<boolean> {
  try {
    return (await recoverMessageAddress({ message, signature })).toLowerCase() === account.toLowerCase()
  } catch {
    // No key has made these bytes, so they are a contract's.
    return false
  }
}
