const [quote, backslash, colon] = ['"', '\\', ':'].map((sign) => sign.charCodeAt(0))
const [openObject, openArray, closeObject, closeArray] = ['{', '[', '}', ']'].map((sign) => sign.charCodeAt(0))

/**
 * Returns the `id` of a JSON object exactly as written. Clients use numbers of 16 to 19 digits, which JavaScript
 * numbers round. `text` must be an object that `JSON.parse` accepts, with a number as `id`.
 */
export function readExactId(text: string): string | undefined {
  const value = /\s*([^\s,}]+)/y
  let depth = 0
  let name = ''
  let found: string | undefined
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfString(text, index)
      if (depth === 1) name = text.slice(index, end)
      index = end - 1
    } else if (code === openObject || code === openArray) depth++
    else if (code === closeObject || code === closeArray) depth--
    else if (code === colon && depth === 1 && isId(name)) {
      value.lastIndex = index + 1
      // If a name occurs several times, JSON.parse returns the last value.
      found = value.exec(text)?.[1]
    }
  }
  return found
}

function isId(name: string): boolean {
  return name === '"id"' || (name.includes('\\') && JSON.parse(name) === 'id')
}

/** Returns the index after the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: string, index: number): boolean {
  let count = 0
  while (text.charCodeAt(index - 1 - count) === backslash) count++
  return count % 2 === 1
}
