/** Control characters, bidirectional overrides and isolates, zero-width characters, soft hyphen and byte-order mark. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
const loneSurrogate = /\p{Cs}/gu
/** More than this many code units cannot hold what is shown anyway; it bounds the work on hostile text. */
const rawLimit = 4_096

/**
 * Outside text made fit to be shown: invisible and direction-changing characters are gone, white space is folded, stacked
 * combining marks are cut to 4 a letter, and the whole to `max` graphemes (R26, R50). Anything but text gives ''.
 */
export function cleanText(value: unknown, max = 64): string {
  if (typeof value !== 'string') return ''
  const folded = value.slice(0, rawLimit).replace(invisible, '').replace(loneSurrogate, '').replace(/\s+/g, ' ').trim()
  const tamed = folded.replace(/(\p{M}{4})\p{M}+/gu, '$1')
  return tamed.length <= max ? tamed : firstGraphemes(tamed, max)
}

function firstGraphemes(value: string, max: number): string {
  if (typeof Intl.Segmenter !== 'function') return [...value].slice(0, max).join('').trim()
  let result = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (count++ === max) break
    result += segment
  }
  return result.trim()
}
