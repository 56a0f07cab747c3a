import { createError, walletConnectErrors } from '@latchkey/common'
import type { QuietClient } from './createQuietClient.js'

/** Timeout of the relay, in ms. */
const patienceMs = 15_000

/** Pairs the client with a pairing URI, and maps its errors to typed ones. */
export async function pairWith({ client, isOnline }: QuietClient, uri: string): Promise<void> {
  const text = uri.trim()
  if (!text.startsWith('wc:'))
    throw createError(walletConnectErrors.PAIRING_FAILED, { details: 'This is no code of WalletConnect.' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError(walletConnectErrors.RELAY_UNREACHABLE)), patienceMs)
  })
  const pairing = client.pair({ uri: text }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    if (/expired/i.test(reason)) throw createError(walletConnectErrors.PAIRING_EXPIRED, { cause })
    const isRefused = isOnline() || /missing or invalid|already exists/i.test(reason)
    throw createError(isRefused ? walletConnectErrors.PAIRING_FAILED : walletConnectErrors.RELAY_UNREACHABLE, { cause })
  })
  try {
    await Promise.race([pairing, late])
  } finally {
    clearTimeout(timer)
    pairing.catch(() => undefined)
  }
}
