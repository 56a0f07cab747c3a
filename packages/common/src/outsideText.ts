import type { Result } from './result.js'

// Text, URLs and pictures from outside: read, made fit to be shown, and compared as they look. One file, for whoever lists wallets
// needs all of it.

const emojiPart = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?`
/** An emoji whole, because what joins its parts is invisible by itself: joined, key cap, or flag of a region. */
const emoji = String.raw`${emojiPart}(?:\u200d${emojiPart}){0,4}|[#*\d]\ufe0f?\u20e3`
const regionFlag = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,12}\u{e007f}`
/** Control characters, and all that Unicode lets a renderer ignore: zero-width, bidirectional, fillers, tags, selectors. */
const emojiOrInvisible = /*#__PURE__*/ new RegExp(
  String.raw`(${regionFlag}|${emoji})|[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  'gu',
)
/** Line breaks would vanish as control characters, and the Braille blank looks like a space without being one. */
const gap = /[\t-\r\u0085\u2028\u2029\u2800]/g
const loneSurrogate = /\p{Cs}/gu
/** More than this many code units cannot hold what is shown anyway; it bounds the work on hostile text. */
const rawLimit = 4_096
/** No real grapheme has more code points; one that has is many letters glued together to escape the limit. */
const graphemeLimit = 16

/**
 * Outside text made fit to be shown: invisible and direction-changing characters are gone (emoji stay whole), white space
 * is folded, stacked combining marks are cut to 4 a letter, and the whole to `max` graphemes (R26, R50). Anything but text
 * gives ''.
 */
export function cleanText(value: unknown, max = 64): string {
  if (typeof value !== 'string') return ''
  const seen = value
    .slice(0, rawLimit)
    .replace(loneSurrogate, '')
    .replace(gap, ' ')
    .replace(emojiOrInvisible, (_match, kept: string | undefined) => kept ?? '')
  const folded = seen.replace(/\s+/g, ' ').trim()
  const tamed = folded.replace(/(\p{M}{4})\p{M}+/gu, '$1')
  return tamed.length <= max ? tamed : firstGraphemes(tamed, max)
}

function firstGraphemes(value: string, max: number): string {
  if (typeof Intl.Segmenter !== 'function') return [...value].slice(0, max).join('').trim()
  let result = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (count++ >= max) break
    result += segment.length > graphemeLimit ? [...segment].slice(0, graphemeLimit).join('') : segment
  }
  return result.trim()
}

/** Letters that look like a Latin one, pair by pair: the look-alike, then what it is taken for. */
const pairs =
  'аaвbсcԁdеeєeғfɡgнhһhіlїlјjкkӏlмmпnоoөoрpԛqгrѕsтtуyүyѵvԝwхxзe' +
  'αaβbεeηnιlκkνvοoρpτtυuχxγyωwμm' +
  'ılſfɑaøoþpßbłlđd' +
  '0o1lil|l!l3e4a5s7t8b'

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.match(/../gu)?.map(([one = '', other = '']) => [one, other]),
)

/**
 * What a name looks like at a glance: width, accents, case, spacing and look-alike letters of other scripts are folded away
 * (R31). Two names with the same result can be taken for each other.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|!]/gu, '')
  const folded = [...plain]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  // Names without a letter, such as two different symbols, would all be the same.
  return folded || name
}

/** Whether a name can be taken for one of the others at a glance (R30, R31). */
export function hasLookAlike(name: string, others: readonly string[]): boolean {
  const folded = foldName(name)
  return others.some((other) => foldName(other) === folded)
}

/** A parsed absolute URL, or `undefined`. (`URL.canParse` is missing in wallet browsers still in use.) */
export function readUrl(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

/** The largest image that may come inside a `data:` URL, in bytes. */
const maxBytes = 256 * 1024
const dataUrl = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w=-]+)*),/i

/** Which kinds of image may pass. */
export type ImageUrlOptions = {
  /** Also `https:` URLs, which tell their server who looks. */
  readonly allowRemote?: boolean
  /** Also `http:` URLs of this origin: a page that came over it learns nothing new, nor does anyone on the way. */
  readonly ownOrigin?: string | undefined
  /** Also `blob:` URLs, for a picture that the page itself holds in memory. */
  readonly allowHeld?: boolean
  /** No SVG: for pictures that strangers choose, such as avatars (R53). */
  readonly rasterOnly?: boolean
}

/**
 * Whether a value may become the `src` of an `<img>`: a `data:` image, with `allowRemote` an `https:` URL,
 * or with `allowHeld` a `blob:` URL (R27, R53). An SVG is safe there: it runs no script and loads nothing from inside `<img>`. The result holds no quote,
 * angle bracket, backslash or white space.
 */
export function safeParseImageUrl(value: unknown, options: ImageUrlOptions = {}): Result<string> {
  if (typeof value !== 'string') return { ok: false, reason: 'not an image URL' }
  const url = value.trim()
  const match = dataUrl.exec(url)
  if (match) {
    if (options.rasterOnly && match[1]?.toLowerCase() === 'svg+xml')
      return { ok: false, reason: 'not a png, webp, jpeg or gif' }
    const isBase64 = /;base64$/i.test(match[2] ?? '')
    return fits(url.slice(match[0].length), isBase64)
      ? { ok: true, value: encodeHostile(url) }
      : { ok: false, reason: 'image over 256 KiB' }
  }
  if (options.allowHeld && /^blob:http/.test(url)) return { ok: true, value: encodeHostile(url) }
  if (!options.allowRemote) return { ok: false, reason: 'not a data: image that is supported' }
  const parsed = url.length <= 2_048 ? readUrl(url) : undefined
  const isOwn = parsed?.protocol === 'http:' && parsed.origin === options.ownOrigin
  if (!parsed || (parsed.protocol !== 'https:' && !isOwn) || parsed.username || parsed.password)
    return { ok: false, reason: 'not an https URL' }
  return { ok: true, value: encodeHostile(parsed.href) }
}

function fits(payload: string, isBase64: boolean): boolean {
  // Before the exact count, which copies the text: no byte takes more than three characters.
  if (payload.length > maxBytes * 3) return false
  if (isBase64) return Math.floor((payload.replace(/={1,2}$/, '').length * 3) / 4) <= maxBytes
  return new TextEncoder().encode(payload.replace(/%[\da-f]{2}/gi, '.')).length <= maxBytes
}

function encodeHostile(url: string): string {
  return url.replace(/["'<>`\\\s]/g, (character) => (character === "'" ? '%27' : encodeURIComponent(character)))
}
