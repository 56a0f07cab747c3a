import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

/** Names that stand for no host: this machine, those kept for examples, and the namespace of SVG. */
const harmless = /^(localhost|127\.0\.0\.1|\[::1\]|([\w-]+\.)*example(\.(com|org|net))?|www\.w3\.org)(:|$)/

/** Each host that code spells out in a URL, as `file:line host`. Comments and types are free to. */
export function findNamedHosts(file, text) {
  const { program, lineOf } = parseSource(file, text)
  const found = []
  const read = (written, { start }) => {
    if (typeof written !== 'string') return
    for (const [, host = ''] of written.matchAll(/(?:https?|wss?):\/\/([^/\s'"`?#]*)/gi))
      if (host !== '' && !harmless.test(host)) found.push(`${file}:${lineOf(start)} ${host}`)
  }
  new Visitor({
    Literal(node) {
      read(node.value, node)
    },
    TemplateElement(node) {
      read(node.value.cooked, node)
    },
    JSXText(node) {
      read(node.value, node)
    },
  }).visit(program)
  return found
}
