/** Letters that look like a Latin one, pair by pair: the look-alike, then what it is taken for. */
const pairs =
  'аaвbсcԁdеeєeғfɡgнhһhіlїlјjкkӏlмmпnоoөoрpԛqгrѕsтtуyүyѵvԝwхxзe' +
  'αaβbεeηnιlκkνvοoρpτtυuχxγyωwμm' +
  'ılſfɑaøoþpßbłlđd' +
  '0o1lil|l!l3e4a5s7t8b'

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.match(/../gu)?.map(([one = '', other = '']) => [one, other]),
)

/**
 * What a name looks like at a glance: width, accents, case, spacing and look-alike letters of other scripts are folded away
 * (R31). Two names with the same result can be taken for each other.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|!]/gu, '')
  return [...plain]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
