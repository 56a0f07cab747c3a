/**
 * Returns the `id` of a JSON object exactly as written. Clients use numbers of 16 to 19 digits, which a JavaScript number cannot hold. `text`
 * must be an object that `JSON.parse` accepts.
 */
export function readExactId(text: string): string | undefined {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gy
  let depth = 0
  let previous = ''
  let isValue = false
  let found: string | undefined
  let next = nextToken(token, text)
  while (next !== undefined) {
    if (next === '{' || next === '[') depth++
    else if (next === '}' || next === ']') depth--
    if (depth === 1 && isValue) found = next
    isValue = depth === 1 && next === ':' && JSON.parse(previous) === 'id'
    if (next !== ':') previous = next
    next = nextToken(token, text)
  }
  return found
}

function nextToken(token: RegExp, text: string): string | undefined {
  while (/\s/.test(text.charAt(token.lastIndex))) token.lastIndex++
  return token.exec(text)?.[0]
}
