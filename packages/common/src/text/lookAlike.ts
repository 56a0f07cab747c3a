/** Pairs of a look-alike letter and the Latin letter that it resembles. */
const pairs =
  'аaвbсcԁdеeєeғfɡgнhһhіlїlјjкkӏlмmпnоoөoрpԛqгrѕsтtуyүyѵvԝwхxзe' +
  'αaβbεeηnιlκkνvοoρpτtυuχxγyωwμm' +
  'ılſfɑaøoþpßbłlđd' +
  '0o1lil|l!l3e4a5s7t8b'

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.match(/../gu)?.map(([one = '', other = '']) => [one, other]),
)

/**
 * Folds width, accents, case, spacing and look-alike letters of other scripts. Two names with the same result
 * look alike.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|!]/gu, '')
  const folded = [...plain]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  // Without this, all names without letters, such as two different symbols, would be equal.
  return folded || name
}

/** Returns whether a name looks like one of the others. */
export function hasLookAlike(name: string, others: readonly string[]): boolean {
  const folded = foldName(name)
  return others.some((other) => foldName(other) === folded)
}
