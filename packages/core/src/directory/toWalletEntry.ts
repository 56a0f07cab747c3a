import { cleanText, readUrl, safeParseImageUrl } from '@latchkey/common'
import type { WalletListEntry } from '../connectors/walletRow.js'

const rdnsPattern = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/**
 * A wallet as the directory has it, made fit to be listed: its name is cleaned (R50), its reverse-DNS name one or none, and its
 * `image_url` stays only where it holds the picture itself or, without an `image_id`, is on the directory's own server, since any other
 * server would learn who looks. Links stay as they are; they are opened through the URL policy (R40). `undefined`: it has no name that can be read.
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
