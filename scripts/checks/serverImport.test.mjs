import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { publishedPackages } from '../release/publishedPackages.mjs'

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'customElements', 'HTMLElement']
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']

// The entries of @latchkey/testing for Node and test runners are never part of a page.
const entries = publishedPackages().flatMap(({ folder, manifest }) =>
  Object.entries(manifest.exports)
    .filter(([subpath]) => manifest.name !== '@latchkey/testing' || subpath === '.')
    .map(([subpath, { '@latchkey/source': source }]) => [
      `${manifest.name}${subpath.slice(1)}`,
      path.join(folder, source),
    ]),
)

const undo = []
afterEach(() => {
  for (const restore of undo.splice(0)) restore()
})

/** Records every read of these globals by our sources. */
function watchGlobals(names, sources = /packages\/(?!.*node_modules)/) {
  const touched = []
  for (const name of names) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const { stack = '' } = new Error(name)
        const [, caller = ''] = stack.split('\n').slice(1)
        if (sources.test(caller)) touched.push(`${name} ${caller.trim()}`)
        return before?.value
      },
    })
    undo.push(() => (before ? Object.defineProperty(globalThis, name, before) : delete globalThis[name]))
  }
  return touched
}

test('detects a module that only checks whether there is a window', () => {
  const touched = watchGlobals(['window'], /serverImport/)
  expect(typeof window).toBe('undefined')
  expect(touched).toHaveLength(1)
})

test.each(entries)(
  'R103: importing %s on a server reads no browser global and sends no request',
  async (_name, file) => {
    const touched = watchGlobals([...browserGlobals, ...network])
    const exported = await import(file)
    expect(Object.keys(exported).length).toBeGreaterThan(0)
    expect(touched).toEqual([])
  },
)
