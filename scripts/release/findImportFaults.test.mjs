import { expect, test } from 'vitest'
import { findImportFaults } from './findImportFaults.mjs'

const manifest = {
  name: '@ours/a',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  dependencies: { '@their/library': '1.0.0' },
  peerDependencies: { react: '>=18' },
}
const files = {
  'dist/index.js':
    "import { a } from '@their/library/part'\nimport './inner.js'\nexport const b = () => import('react')\n",
  'dist/inner.js': "import 'node:fs'\nimport '@ours/a'\n",
  'dist/index.d.ts': "export type { A } from './inner.js'\n",
  'dist/inner.d.ts': "import type { A } from '@their/library'\nexport type { A }\n",
  'dist/private.d.ts': "import type { B } from 'development-only'\nexport type { B }\n",
}
const find = (change) => findImportFaults(new Map(Object.entries({ ...files, ...change })), manifest)

test('accepts a package that declares its imports, and ignores types that no entry point reaches', () => {
  expect(find({})).toEqual([])
})

test.each([
  ['a module', { 'dist/inner.js': "import 'hidden/part'" }, 'dist/inner.js imports hidden/part'],
  [
    'a lazy import',
    { 'dist/inner.js': "export const a = () => import('@hidden/b/c')" },
    'dist/inner.js imports @hidden/b/c',
  ],
  ['types', { 'dist/inner.d.ts': "export type A = import('hidden').A" }, 'dist/inner.d.ts imports hidden'],
])('R220c: reports an import that the manifest does not declare: %s', (_what, change, fault) => {
  expect(find(change)).toEqual([`${fault}, which the manifest does not declare.`])
})
