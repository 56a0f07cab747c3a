const emojiPart = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?`
/**
 * Whole emoji sequences, because their joiners alone are invisible characters: joined, key cap, or flag of a region.
 */
const emoji = String.raw`${emojiPart}(?:\u200d${emojiPart}){0,4}|[#*\d]\ufe0f?\u20e3`
const regionFlag = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,12}\u{e007f}`
/** Control characters and default ignorable code points: zero-width, bidirectional, fillers, tags, selectors. */
const emojiOrInvisible = /*#__PURE__*/ new RegExp(
  String.raw`(${regionFlag}|${emoji})|[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  'gu',
)
/**
 * Line breaks would otherwise be removed as control characters. The Braille blank looks like a space but is not
 * classified as one.
 */
const gap = /[\t-\r\u0085\u2028\u2029\u2800]/g
const loneSurrogate = /\p{Cs}/gu
/** Maximum number of code units to read, which limits the work on hostile text. */
const rawLimit = 4_096
/** Maximum number of code points per grapheme. Longer graphemes only exist to evade the length limit. */
const graphemeLimit = 16

/**
 * Returns untrusted text in a form that is safe to show: without invisible and direction-changing characters (emoji
 * stay whole), with folded white space, at most 4 combining marks per letter and `max` graphemes. Returns ''
 * for anything but a string.
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

/**
 * Shortens a long address to its ends: `0x1234…abcdef`. Text that fits is not changed. Counts code points, so that
 * emoji stay whole.
 */
export function truncateMiddle(value: string, start = 6, end = 6): string {
  const characters = [...value]
  if (characters.length <= start + end + 1) return value
  return `${characters.slice(0, start).join('')}…${end > 0 ? characters.slice(-end).join('') : ''}`
}

/** Pairs of a look-alike letter and the Latin letter that it resembles. */
const pairs =
  'аaвbсcԁdеeєeғfɡgнhһhіlїlјjкkӏlмmпnоoөoрpԛqгrѕsтtуyүyѵvԝwхxзe' +
  'αaβbεeηnιlκkνvοoρpτtυuχxγyωwμm' +
  'ılſfɑaøoþpßbłlđd' +
  '0o1lil|l!l3e4a5s7t8b'

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.match(/../gu)?.map(([one = '', other = '']) => [one, other]),
)

/**
 * Folds width, accents, case, spacing and look-alike letters of other scripts. Two names with the same result
 * look alike.
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
  // Without this, all names without letters, such as two different symbols, would be equal.
  return folded || name
}

/** Returns whether a name looks like one of the others. */
export function hasLookAlike(name: string, others: readonly string[]): boolean {
  const folded = foldName(name)
  return others.some((other) => foldName(other) === folded)
}
