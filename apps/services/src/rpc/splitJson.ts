/**
 * Returns the parts of a JSON text that `JSON.parse` accepted, as raw text: the members of an object by name (of
 * repeated names the last), or the elements of an array. This keeps every digit of numbers beyond 2⁵³, which Solana
 * returns and parsing would round.
 */
export function splitObject(text: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>()
  for (const part of splitParts(text)) {
    const end = endOfString(part, 0)
    const name: unknown = JSON.parse(part.slice(0, end))
    members.set(String(name), part.slice(part.indexOf(':', end) + 1).trim())
  }
  return members
}

/** See {@link splitObject}. */
export function splitArray(text: string): readonly string[] {
  return splitParts(text)
}

function splitParts(text: string): string[] {
  const inner = text.trim().slice(1, -1)
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < inner.length; at++) {
    const sign = inner[at]
    if (sign === '"') at = endOfString(inner, at) - 1
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ',' && depth === 0) {
      parts.push(inner.slice(start, at).trim())
      start = at + 1
    }
  }
  const last = inner.slice(start).trim()
  return last === '' ? parts : [...parts, last]
}

/** Returns the index after the closing quote of the string that begins at `at`. */
function endOfString(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end + 1
}
