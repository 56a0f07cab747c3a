import { cleanText, readUrl, safeParseImageUrl } from '@latchkey/common'
import type { WalletListEntry } from '../wallets/walletRow.js'

const rdnsPattern = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/**
 * Converts a wallet of the directory for the list: cleans its name, validates its reverse-DNS name, and keeps
 * `image_url` only if it is a `data:` URL or, without an `image_id`, on the directory's own server; any other server
 * would learn the visitor's IP address. Links are not changed, because the URL policy checks them when they open.
 * Returns `undefined` without a readable name.
 */
export function toWalletEntry(
  { name: given, rdns: givenRdns, image_url, ...wallet }: WalletListEntry,
  directory: string | undefined,
): WalletListEntry | undefined {
  const name = cleanText(given)
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined
  const rdns = givenRdns?.toLowerCase()
  const imageUrl = imageOf(image_url, wallet.image_id ? undefined : directory)
  return {
    ...wallet,
    name,
    ...(rdns && rdnsPattern.test(rdns) ? { rdns } : {}),
    ...(imageUrl ? { image_url: imageUrl } : {}),
  }
}

function imageOf(value: string | undefined, directory: string | undefined): string | undefined {
  if (!value) return undefined
  const inside = safeParseImageUrl(value)
  if (inside.ok) return inside.value
  const remote = safeParseImageUrl(value, { allowRemote: true })
  const isOwn = remote.ok && readUrl(remote.value)?.origin === readUrl(directory ?? '')?.origin
  return isOwn ? remote.value : undefined
}
