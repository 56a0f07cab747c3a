import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

/**
 * Returns the rows of `storedValues` in this source as `{ group, name, key, place, clearedBy, says }`. In keys,
 * `<name>` stands for a parameter. Throws if a comment is missing.
 */
export function readStoredValues(file, text) {
  const { program } = parseSource(file, text)
  const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map((match) => ({
    end: match.index + match[0].length,
    says: match[1].replace(/(?:^|\n)\s*\*?\s*/g, ' ').trim(),
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
    const [clearedBy, toKey, place] = value.arguments
    const comment = comments.findLast(({ end }) => end <= start)
    if (!comment || text.slice(comment.end, start).trim() !== '')
      throw new Error(`${file}: ${key.name} has no comment.`)
    return {
      group,
      name: key.name,
      key: scopes.get(group) + writeKey(toKey),
      place: place?.value ?? 'localStorage',
      clearedBy: clearedBy.elements.map(({ value }) => value),
      says: comment.says,
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
