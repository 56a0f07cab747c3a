import { isPersonal } from './isPersonal.js'

/**
 * Returns origin and path of a page's URL without the rest; empty for a non-http(s) URL. `…` replaces path
 * segments that are or look like addresses or e-mail addresses.
 */
export function pagePart(text: string): string {
  if (!URL.canParse(text)) return ''
  const { origin, pathname, protocol } = new URL(text)
  if (!/^https?:$/.test(protocol)) return ''
  return `${origin}${pathname.split('/').map(withoutPerson).join('/')}`.slice(0, 1_024)
}

function withoutPerson(segment: string): string {
  const text = decode(segment)
  return text === '…' || isPersonal(text) ? '…' : segment
}

/** Returns the decoded text, or the text itself if its encoding is invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
