import { expect, test } from 'vitest'
import { findMisreadImports } from './findMisreadImports.mjs'

const faultsOf = (code) => findMisreadImports(new Map([['dist/exports/start.js', code]]))

test.each([
  "const { createDiscovery } = await import('./discovery.js').then((n) => n.t)",
  "const a = 1, { createDiscovery } = await import('./discovery.js').then((n) => n.t)",
  'let {a,b:c}=await import("./discovery.js").then(n=>n.t)',
  "var { a } = await import(\n  './discovery.js'\n)\n  .then((n) => n.t)",
])('R266: reports an import that Vite 5 and 6 tree-shake wrongly: %s', (code) => {
  const [fault, ...others] = faultsOf(code)
  expect(fault).toMatch(/^dist\/exports\/start\.js: Vite 5 and 6 break /)
  expect(others).toEqual([])
})

test.each([
  "const { createDiscovery } = await import('./discovery.js')",
  "const module = await import('./discovery.js').then((n) => n.t)",
  "const { createDiscovery } = (await import('./discovery.js').then((n) => n.t))",
  "import('./discovery.js').then((n) => n.t)",
])('R266: accepts other imports: %s', (code) => {
  expect(faultsOf(code)).toEqual([])
})

test('R266: reports every place, and reads modules only', () => {
  const code =
    "const { a } = await import('./a.js').then((n) => n.t)\nconst { b } = await import('./b.js').then((n) => n.t)"
  expect(faultsOf(code)).toHaveLength(2)
  expect(findMisreadImports(new Map([['dist/start.d.ts', code]]))).toEqual([])
})
