import { type Result, safeParseUrl } from '@latchkey/common'
import { type LinkBase, readLinkBase } from './readLinkBase.js'
import type { LinkPlace, LinkPolicy, WalletLink } from './walletLinks.js'
import { appLinkTarget } from './walletLinks.js'

/** A pairing URI. Another app receives its contents, so anything else is refused. */
const pairingUri = /^wc:[^\s"'<>\\]{1,2048}$/

/**
 * Returns the link that opens a wallet with a pairing URI, from one link of its entry, or a reason for developers.
 * Never throws.
 */
export function readWalletLink(
  value: unknown,
  kind: WalletLink['kind'],
  uri: string,
  place: LinkPlace,
  policy?: LinkPolicy,
): Result<WalletLink> {
  if (!pairingUri.test(uri)) return { ok: false, reason: 'not a pairing URI' }
  const base = readLinkBase(value)
  return base.ok ? writeWalletLink(base.value, kind, `wc?uri=${encodeUri(uri, place)}`, place, policy) : base
}

/** Writes a link under a base. */
export function writeWalletLink(
  { form, href, scheme }: LinkBase,
  kind: WalletLink['kind'],
  rest: string,
  place: LinkPlace,
  { strict }: LinkPolicy = {},
): Result<WalletLink> {
  if (kind === 'web' && form === 'native') return { ok: false, reason: 'a web wallet is a page' }
  const parsed = safeParseUrl(
    href + rest,
    form === 'native' ? { kind: 'app', scheme, strict } : { kind: 'web', strict },
  )
  if (!parsed.ok) return parsed
  const { host, showHost } = parsed.value
  return {
    ok: true,
    value: {
      form,
      kind,
      href: parsed.value.href,
      scheme,
      host,
      showHost,
      target: form === 'universal' ? '_blank' : appLinkTarget(place),
    },
  }
}

/** Telegram on Android decodes a link once before it opens it. */
function encodeUri(uri: string, { isTelegram, userAgent }: LinkPlace): string {
  const encoded = encodeURIComponent(uri)
  return isTelegram && /android/i.test(userAgent) ? encodeURIComponent(encoded) : encoded
}
