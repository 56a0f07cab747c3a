/**
 * Returns a line for each unknown name in an object of options, with the nearest known name. `place` precedes the name.
 */
export function listUnknownNames(
  place: string,
  holder: object | undefined,
  known: readonly string[],
): readonly string[] {
  return Object.keys(holder ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known)
      return `${place}${name} is not known.${nearest ? ` Did you mean ${nearest}?` : ''}`
    })
}

/** Returns the known name that a mistyped one most likely means, or `undefined` when none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const lowerCaseName = name.toLowerCase()
  let nearest: string | undefined
  // At most half of the letters may differ, so that unrelated short names do not match.
  let best = Math.min(3, Math.floor(lowerCaseName.length / 2)) + 1
  for (const candidate of known) {
    const distance = editDistance(lowerCaseName, candidate.toLowerCase())
    if (distance >= best) continue
    best = distance
    nearest = candidate
  }
  return nearest
}

/** Returns the Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
