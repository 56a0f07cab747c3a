import { Visitor } from 'oxc-parser'
import { parseSource } from '../checks/sources/parseSource.mjs'

const senders = new Set(['fetch', 'sendBeacon', 'importScripts'])
const connections = new Set([
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'Worker',
  'SharedWorker',
  'Image',
])
const loadingElements = new Set([
  'img',
  'link',
  'script',
  'iframe',
  'video',
  'audio',
  'source',
  'object',
  'embed',
  'image',
])
/** Styles that send a request. `url()` with a fragment or `data:` sends none. */
const loadingStyle = /@import|url\((?!\s*['"]?(#|data:))/i

/** Returns whether a file sends requests: by a call, a connection, an element or a style that loads a URL. */
export function isRequester(file, text) {
  let isOne = false
  const mark = (is) => {
    isOne ||= is
  }
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      mark(senders.has(name))
      mark(name === 'createElement' && loadingElements.has(given[0]?.value))
    },
    NewExpression({ callee }) {
      mark(connections.has(callee.name ?? callee.property?.name))
    },
    JSXOpeningElement({ name }) {
      mark(loadingElements.has(name.name))
    },
    Literal({ value }) {
      mark(typeof value === 'string' && loadingStyle.test(value))
    },
    TemplateElement({ value }) {
      mark(loadingStyle.test(value.cooked ?? ''))
    },
  }).visit(parseSource(file, text).program)
  return isOne
}
