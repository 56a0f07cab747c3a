import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/**
 * Returns the value of a variable, by default the first, of a module with plain data. The module is parsed, never run.
 */
export function readObject(file, name) {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} is not JavaScript.`)
  const declarations = program.body.flatMap((node) => node.declaration?.declarations ?? node.declarations ?? [])
  const found = name === undefined ? declarations[0] : declarations.find(({ id }) => id.name === name)
  if (!found) throw new Error(`${file} has no ${name}.`)
  return evaluate(found.init, file)
}

function evaluate(node, file) {
  if (node.type === 'Literal') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-') return -evaluate(node.argument, file)
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked
  if (node.type === 'ArrayExpression') return node.elements.map((element) => evaluate(element, file))
  if (
    node.type === 'ObjectExpression' &&
    node.properties.every(({ type, computed }) => type === 'Property' && !computed)
  )
    return Object.fromEntries(
      node.properties.map((property) => [property.key.name ?? property.key.value, evaluate(property.value, file)]),
    )
  throw new Error(`${file} holds more than plain data: ${node.type}.`)
}
