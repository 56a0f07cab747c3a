import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

/** Ignored names: localhost, example domains, and the SVG namespace. */
const harmless = /^(localhost|127\.0\.0\.1|\[::1\]|([\w-]+\.)*example(\.(com|org|net))?|www\.w3\.org)(:|$)/

/** Returns the hosts of URL literals in the code as `file:line host`. Comments and types are ignored. */
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
