import fc from 'fast-check'

const pieces = [
  ...' \n\r\t%:/@[]?#.&-+0196aFzTZ"é\u2028_',
  '%20',
  '%zz',
  '::',
  '//',
  '60',
  '1.2.3.4',
  '[::01.2.3.4]',
  '[v1.:]',
  'URI: ',
  'Nonce: 12345678\n',
  '\n- ',
]

/** Generates a change of a text: of some characters, or of the order of its lines. */
const edit: fc.Arbitrary<(text: string) => string> = fc
  .tuple(
    fc.constantFrom('delete', 'insert', 'replace', 'repeatLine', 'deleteLine', 'swapLines'),
    fc.nat(),
    fc.constantFrom(...pieces),
  )
  .map(([kind, place, piece]) => (text) => {
    const at = place % (text.length + 1)
    const lines = text.split('\n')
    const index = place % lines.length
    const line = lines[index] ?? ''
    if (kind === 'delete') return text.slice(0, at) + text.slice(at + 1)
    if (kind === 'insert') return text.slice(0, at) + piece + text.slice(at)
    if (kind === 'replace') return text.slice(0, at) + piece + text.slice(at + 1)
    if (kind === 'repeatLine') return lines.toSpliced(index, 0, line).join('\n')
    if (kind === 'deleteLine') return lines.toSpliced(index, 1).join('\n')
    return lines.toSpliced(index, 2, ...lines.slice(index, index + 2).reverse()).join('\n')
  })

/** Generates up to three changes of a text. */
export const edits: fc.Arbitrary<(text: string) => string> = fc
  .array(edit, { maxLength: 3 })
  .map((list) => (text) => list.reduce((changed, change) => change(changed), text))
