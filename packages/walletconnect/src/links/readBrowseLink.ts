import { isAndroidPackage, type Result, readField, safeParseUrl } from '@latchkey/common'
import type { PageToOpen } from './pageToOpen.js'

/** A valid template of a browse link. */
export type BrowseTemplate = {
  readonly template: string
  /** The wallet's own scheme, without the colon; `undefined` for an https link. */
  readonly scheme: string | undefined
  readonly androidPackage: string | undefined
}

const placeholder = /\{([^{}]*)\}/g
const pages = ['url', 'urlTwice', 'hostPath']
/** A placeholder in the host would let the page choose who receives the link. */
const start = /^([a-z][a-z\d+.-]{0,63}):\/\/[^/?#{}]*[/?#]/i
const sample: PageToOpen = { href: 'https://app.example/', origin: 'https://app.example' }

/**
 * Reads a browse link of a wallet's entry: exactly one placeholder for the page, at most one for its origin, and a link
 * that passes the URL policy. Never throws.
 */
export function readBrowseLink(link: unknown): Result<BrowseTemplate> {
  const template = readField(link, 'url')
  if (typeof template !== 'string' || template.length > 2_048) return { ok: false, reason: 'not a browse link' }
  if (/[\p{Cc}\s\\"'<>]/u.test(template)) return { ok: false, reason: 'a browse link with spaces or quotes' }
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name)
  const unknown = names.find((name) => name !== 'origin' && !pages.includes(name))
  if (unknown !== undefined || /[{}]/.test(template.replace(placeholder, '')))
    return { ok: false, reason: `a browse link with the unknown placeholder {${unknown ?? ''}}` }
  const count = names.filter((name) => pages.includes(name)).length
  if (count !== 1) return { ok: false, reason: `a browse link with ${count} placeholders for the page` }
  if (names.length > 2) return { ok: false, reason: 'a browse link with several placeholders for the origin' }
  const scheme = start.exec(template)?.[1]?.toLowerCase()
  if (!scheme) return { ok: false, reason: 'a browse link without a fixed host' }
  return vet(template, /^https?$/.test(scheme) ? undefined : scheme, readField(link, 'android_package'))
}

function vet(template: string, scheme: string | undefined, androidPackage: unknown): Result<BrowseTemplate> {
  const href = fillTemplate(template, sample)
  const parsed = safeParseUrl(href, scheme === undefined ? { kind: 'web' } : { kind: 'app', scheme })
  if (!parsed.ok) return parsed
  if (androidPackage === undefined) return { ok: true, value: { template, scheme, androidPackage } }
  if (!isAndroidPackage(androidPackage)) return { ok: false, reason: 'not the package name of an Android app' }
  if (scheme === undefined) return { ok: false, reason: 'an Android package for an https link' }
  if (/#|\{hostPath\}/.test(template)) return { ok: false, reason: 'an Android package for a link with a fragment' }
  return { ok: true, value: { template, scheme, androidPackage } }
}

/** Returns the link that opens a page. `encode` is applied to each inserted text. */
export function fillTemplate(
  template: string,
  { href, origin }: PageToOpen,
  encode: (text: string) => string = (text) => text,
): string {
  const once = encodeURIComponent(href)
  const texts = new Map([
    ['url', once],
    ['urlTwice', encodeURIComponent(once)],
    ['hostPath', href.slice(href.indexOf('://') + 3)],
    ['origin', encodeURIComponent(origin)],
  ])
  return template.replace(placeholder, (_, name: string) => encode(texts.get(name) ?? ''))
}
