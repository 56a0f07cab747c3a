import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

/**
 * Returns the members of the union `AppKitEvent` in this source as `{ name, properties, says }`, where `says` is the
 * preceding comment. Throws if a comment is missing.
 */
export function readEvents(file, text) {
  const { program } = parseSource(file, text)
  const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map((match) => ({
    end: match.index + match[0].length,
    says: match[1].replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }))
  const found = []
  new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (id.name !== 'AppKitEvent') return
      for (const member of typeAnnotation.types ?? []) found.push(readMember(member))
    },
  }).visit(program)
  return found

  function readMember({ start, typeArguments }) {
    const [nameType, shape] = typeArguments.params
    const name = nameType.literal.value
    const comment = comments.findLast(({ end }) => end <= start)
    // Only the `|` of the union may separate the comment from its event.
    if (!comment || text.slice(comment.end, start).replace(/[\s|]/g, '') !== '')
      throw new Error(`${file}: ${name} has no comment.`)
    return { name, says: comment.says, properties: (shape?.members ?? []).map(readProperty) }
  }

  function readProperty({ key, optional, typeAnnotation }) {
    const { start, end } = typeAnnotation.typeAnnotation
    return { name: key.name, optional, type: text.slice(start, end).replace(/\s+/g, ' ') }
  }
}
