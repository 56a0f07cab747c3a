import { serviceError } from '@latchkey/common'
import type { QuietClient } from './createQuietClient.js'

/** How long the relay may take. */
const patienceMs = 15_000

/** Hands a code to the client, and turns what it says into typed errors. */
export async function pairWith({ client, isOnline }: QuietClient, uri: string): Promise<void> {
  const text = uri.trim()
  if (!text.startsWith('wc:')) throw serviceError('PAIRING_FAILED', { details: 'This is no code of WalletConnect.' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(serviceError('RELAY_UNREACHABLE')), patienceMs)
  })
  const pairing = client.pair({ uri: text }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    if (/expired/i.test(reason)) throw serviceError('PAIRING_EXPIRED', { cause })
    const isRefused = isOnline() || /missing or invalid|already exists/i.test(reason)
    throw serviceError(isRefused ? 'PAIRING_FAILED' : 'RELAY_UNREACHABLE', { cause })
  })
  try {
    await Promise.race([pairing, late])
  } finally {
    clearTimeout(timer)
    pairing.catch(() => undefined)
  }
}
