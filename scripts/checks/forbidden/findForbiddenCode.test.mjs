import { expect, test } from 'vitest'
import { findForbiddenCode } from './findForbiddenCode.mjs'

const file = 'packages/ui/src/x.tsx'

test.each([
  'element.innerHTML = text',
  "element['outerHTML'] = text",
  'const before = element?.innerHTML',
  "element.insertAdjacentHTML('beforeend', text)",
  'eval(text)',
  'globalThis.eval(text)',
  "new Function('return 1')",
  "window.Function('return 1')",
  'document.write(text)',
  'const view = <p dangerouslySetInnerHTML={{ __html: text }} />',
  "createElement('p', { dangerouslySetInnerHTML: { __html: text } })",
  'const frame = <iframe srcDoc={text} />',
  "setTimeout('run()', 10)",
  'window.setInterval(`run()`, 10)',
  "window.parent.postMessage(message, '*')",
  "frame.contentWindow?.postMessage(message, { targetOrigin: '*' })",
  'const id = Math.random()',
  "window.open(url, '_blank')",
  'location.href = url',
  'window.location = url',
  'document.location.assign(url)',
  'port.window.location.replace(url)',
  'let last = 1',
  'export let last = 1',
  'var last = 1',
  'const seen = new Set()',
  'export const cache = new WeakMap<object, string>()',
])('R102 L9: finds %s', (text) => {
  expect(findForbiddenCode(file, `\n${text}\n`)).toEqual([expect.stringContaining(`${file}:2 `)])
})

test.each([
  'element.textContent = text',
  '// innerHTML and eval() are only named here',
  "const forbidden = ['innerHTML', 'eval', 'Math.random']",
  'setTimeout(() => run(), 10)',
  'setTimeout(run, 10)',
  "frame.postMessage(message, 'https://example.org')",
  'port.postMessage(message)',
  'const random = crypto.getRandomValues(new Uint8Array(8))',
  "router.replace('Connect')",
  "modal.open({ view: 'Connect' })",
  "text.replace('a', 'b')",
  'const { origin } = window.location',
  "const names = new Set(['a', 'b'])",
  'function count() { let sum = 0; sum += 1; return sum }',
  'for (let index = 0; index < 3; index += 1) run(index)',
])('R102: accepts %s', (text) => {
  expect(findForbiddenCode(file, text)).toEqual([])
})

test('R102 L10: only the opener of the URL policy opens windows', () => {
  expect(
    findForbiddenCode('packages/common/src/url/openUrl.ts', 'window.open(url)\nwindow.location.href = url'),
  ).toEqual([])
})
