import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

/**
 * Returns the rows of `storedValues` in this source as `{ group, name, key, place, lifetime, says, until }`. In keys,
 * `<name>` stands for a parameter. `until` is empty if the comment names no end. Throws if a comment is missing.
 */
export function readStoredValues(file, text) {
  const { program } = parseSource(file, text)
  const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map((match) => ({
    end: match.index + match[0].length,
    paragraphs: match[1].split(/\n\s*\*\s*\n/).map((paragraph) => paragraph.replace(/(?:^|\n)\s*\*?\s*/g, ' ').trim()),
  }))
  const tables = {}
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.name === 'storageScopes' || id.name === 'storedValues') tables[id.name] = init.expression
    },
  }).visit(program)
  const scopes = new Map(tables.storageScopes.properties.map(({ key, value }) => [key.name, writeKey(value)]))
  return tables.storedValues.properties.flatMap(({ key, value }) =>
    value.properties.map((row) => readRow(key.name, row)),
  )

  function readRow(group, { key, value, start }) {
    const [lifetime, toKey, place] = value.arguments
    const comment = comments.findLast(({ end }) => end <= start)
    if (!comment || text.slice(comment.end, start).trim() !== '')
      throw new Error(`${file}: ${key.name} has no comment.`)
    const until = comment.paragraphs.find((paragraph) => paragraph.startsWith('Until '))
    return {
      group,
      name: key.name,
      key: scopes.get(group) + writeKey(toKey),
      place: place?.value ?? 'localStorage',
      lifetime: lifetime.value,
      says: comment.paragraphs.filter((paragraph) => paragraph !== until).join(' '),
      until: until?.replace(/^Until (.*)\.$/, '$1') ?? '',
    }
  }
}

/** Returns the text of an arrow function's literal. */
function writeKey({ body }) {
  if (body.type === 'Literal') return body.value
  return body.quasis
    .map(({ value }, index) => value.cooked + (body.expressions[index] ? `<${body.expressions[index].name}>` : ''))
    .join('')
}
