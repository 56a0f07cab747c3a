import { type Result, readUrl, safeParseUrl } from '@latchkey/common'

/** Base of a wallet's links: everything before `wc`. */
export type LinkBase = {
  readonly form: 'native' | 'universal'
  /** Ends with a slash. */
  readonly href: string
  readonly scheme: string | undefined
}

const bareScheme = /^([a-z][a-z\d+.-]{0,63})(?::\/{0,3})?$/i
const nativeBase = /^([a-z][a-z\d+.-]{0,63}):\/\/(\S+)$/i

/**
 * Reads a link of a wallet's entry: `metamask`, `metamask:`, `metamask://`, `app://path` or
 * `https://wallet.example/path`. The wallet's links may use no other scheme. Never throws.
 */
export function readLinkBase(value: unknown): Result<LinkBase> {
  if (typeof value !== 'string' || value.length > 2_048) return { ok: false, reason: 'not a link' }
  if (/[\p{Cc}\s\\]/u.test(value)) return { ok: false, reason: 'a link with spaces' }
  const bare = bareScheme.exec(value)?.[1]
  if (bare) return vet('native', `${bare.toLowerCase()}://`, bare.toLowerCase())
  if (/^https:/i.test(value)) {
    const url = readUrl(value)
    if (!url) return { ok: false, reason: 'not a link' }
    if (url.search) return { ok: false, reason: 'a link with a query of its own' }
    return vet('universal', endWithSlash(url.href), undefined)
  }
  const [, scheme, rest] = nativeBase.exec(value) ?? []
  if (!scheme || !rest) return { ok: false, reason: 'not a link' }
  if (rest.includes('?') || rest.includes('#')) return { ok: false, reason: 'a link with a query of its own' }
  return vet('native', `${scheme.toLowerCase()}://${endWithSlash(rest)}`, scheme.toLowerCase())
}

function vet(form: LinkBase['form'], href: string, scheme: string | undefined): Result<LinkBase> {
  const parsed = safeParseUrl(`${href}wc`, form === 'native' ? { kind: 'app', scheme } : { kind: 'web' })
  if (!parsed.ok) return parsed
  return { ok: true, value: { form, href, scheme } }
}

function endWithSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`
}
