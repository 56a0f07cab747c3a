import { isPersonal } from './isPersonal.js'

/**
 * The origin and path of a page's URL, whatever else it came with (R106); empty where it is no page of the web. `…` stands in
 * the path for what is, or looks like, an address or an e-mail address.
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

/** As a visitor reads it; where it is not well encoded, as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
