/** The origin and path of a page's URL, whatever else it came with (R106); empty where it is no page of the web. */
export function pagePart(text: string): string {
  if (!URL.canParse(text)) return ''
  const { origin, pathname, protocol } = new URL(text)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 1_024) : ''
}
