/**
 * Returns the requirement ids that a test title names, for example `R54` and `FI2` in "R54 FI2: asks the next server".
 */
export function requirementIds(title) {
  return [...new Set(title.match(/(?<![A-Za-z0-9_-])(?:AX|FI|RL|SV|L|R)\d+[a-z]?(?![A-Za-z0-9_])/g) ?? [])]
}
