import { nearestName } from './nearestName.js'

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
