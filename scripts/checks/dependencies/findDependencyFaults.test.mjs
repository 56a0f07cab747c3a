import { expect, test } from 'vitest'
import { plantFiles } from '../sources/plantFiles.fixture.mjs'
import { findDependencyFaults } from './findDependencyFaults.mjs'

const published = (name, ...entries) => ({
  name: `@latchkey/${name}`,
  exports: Object.fromEntries(['.', ...entries].map((entry) => [entry, './dist/x.js'])),
})

const workspace = {
  'packages/common/package.json': published('common'),
  'packages/core/package.json': published('core'),
  'packages/ui/package.json': published('ui'),
  'packages/appkit/package.json': published('appkit', './react'),
  'packages/testing/package.json': published('testing', './node'),
  'packages/adapters/eip155/package.json': published('adapter-eip155', './ethers'),
  'apps/demo/package.json': { name: '@latchkey/demo', private: true },
  'packages/core/src/exports/index.ts': "export { a } from '../a.js'\nexport type * from '../b.js'",
  'packages/core/src/a.ts':
    "import { b } from './b.js'\nimport { proxy } from 'valtio/vanilla'\nexport const a = [b, proxy]",
  'packages/core/src/b.ts': "import type { C } from '@latchkey/common'\nexport const b = 1 as C",
  'packages/core/src/connection/y.ts': "import { z } from '../network/z.js'\nexport type A = typeof z",
  'packages/core/src/network/z.ts': 'export const z = 1',
  'packages/core/src/network/z.test.ts': "import type { A } from '../connection/y.js'\nexport type B = A",
  'packages/core/src/a.test.ts': "import { x } from '@latchkey/testing/node'\nimport { parse } from 'viem'\nx(parse)",
  'packages/core/src/c.test.ts': "import { corpus } from '../../../fuzz/corpus.js'\ncorpus()",
  'packages/appkit/src/load.ts':
    "import type { M } from '@latchkey/ui'\nexport const load = (): Promise<M> => import('@latchkey/ui')",
  'packages/appkit/src/react/useKit.ts': "import { useState } from 'react'\nexport const useKit = useState",
  'packages/adapters/eip155/src/rpc/client.ts':
    "import { createClient } from 'viem'\nexport const client = createClient",
  'apps/demo/src/main.tsx':
    "import { a } from '@latchkey/appkit/react'\nimport { http } from 'viem'\nexport const x = <a>{http}</a>",
}

test('accepts a workspace that follows the rules', () => {
  expect(findDependencyFaults(plantFiles(workspace))).toEqual([])
})

test.each([
  ['core → adapter', 'packages/core/src/x.ts', "import '@latchkey/adapter-eip155'", 'must not know'],
  [
    'core → adapter, only a type',
    'packages/core/src/x.ts',
    "import type { A } from '@latchkey/adapter-eip155'",
    'must not know',
  ],
  [
    'core → adapter, in a type expression',
    'packages/core/src/x.ts',
    "type A = import('@latchkey/adapter-eip155').A",
    'must not know',
  ],
  ['adapter → core', 'packages/adapters/eip155/src/x.ts', "import('@latchkey/core')", 'must not know'],
  ['facade → adapter', 'packages/appkit/src/x.ts', "export * from '@latchkey/adapter-eip155'", 'must not know'],
  ['facade → ui at once', 'packages/appkit/src/x.ts', "import { m } from '@latchkey/ui'", 'only load it with import()'],
  ['common → a library', 'packages/common/src/x.ts', "import { z } from 'zod'", 'depends on nothing'],
  [
    'viem in core',
    'packages/core/src/x.ts',
    "import { toHex } from 'viem/utils'",
    'belongs in packages/adapters/eip155/',
  ],
  ['ethers in the facade', 'packages/appkit/src/x.ts', "import type { Signer } from 'ethers'", 'belongs in'],
  ['valtio with React in core', 'packages/core/src/x.ts', "import { proxy } from 'valtio'", 'belongs in'],
  ['valtio in an adapter', 'packages/adapters/eip155/src/x.ts', "import { proxy } from 'valtio/vanilla'", 'belongs in'],
  ['React in the elements', 'packages/appkit/src/elements/x.ts', "import { createElement } from 'react'", 'belongs in'],
  ['Node in a page', 'packages/core/src/x.ts', "import { join } from 'node:path'", 'into a page'],
  ['a deep import', 'packages/ui/src/x.ts', "import '@latchkey/core/src/a.js'", 'no package exports'],
  ['a deep import in a test', 'packages/ui/src/x.test.ts', "import '@latchkey/core/a'", 'no package exports'],
  [
    'a relative path into another package',
    'apps/demo/src/x.ts',
    "import '../../../packages/core/src/a.js'",
    'leaves its package',
  ],
  [
    'a barrel outside src/exports',
    'packages/core/src/x.ts',
    "export { a } from './a.js'",
    'Only files in src/exports/',
  ],
  [
    'an entry point used inside',
    'packages/core/src/x.ts',
    "import { a } from './exports/index.js'",
    'entry point of its own',
  ],
  [
    'a package that names itself',
    'packages/core/src/x.ts',
    "import { a } from '@latchkey/core'",
    'its own package by name',
  ],
  [
    'a folder that imports a higher one',
    'packages/core/src/network/x.ts',
    "import type { A } from '../connection/y.js'\nexport type X = A",
    'network is below connection',
  ],
  [
    'a folder that imports the file that composes the package',
    'packages/core/src/network/x.ts',
    "import { a } from '../a.js'\nexport const x = a",
    'network is below the package root',
  ],
  [
    'a file beside the folders that imports a folder above it',
    'packages/appkit/src/x.ts',
    "import { useKit } from './react/useKit.js'\nexport const x = useKit",
    'the package root is below react',
  ],
  [
    'a folder without a place in the order',
    'packages/core/src/utils/x.ts',
    "import { y } from '../network/y.js'\nexport const x = y",
    'no place in scripts/checks/dependencies/folderOrder.mjs',
  ],
])('finds %s', (_what, file, text, message) => {
  const faults = findDependencyFaults(plantFiles({ ...workspace, [file]: text }))
  expect(faults.join('\n')).toContain(`${file}:1 `)
  expect(faults.join('\n')).toContain(message)
})

test('finds an import cycle, also of types', () => {
  const cycle = {
    'packages/core/src/one.ts': "import type { Two } from './two.js'\nexport type One = Two",
    'packages/core/src/two.ts': "import { three } from './three.js'\nexport const two = three",
    'packages/core/src/three.ts': "import('./one.js')",
  }
  const steps = ['one', 'two', 'three', 'one'].map((name) => `packages/core/src/${name}.ts`)
  expect(findDependencyFaults(plantFiles({ ...workspace, ...cycle }))).toEqual([`Import cycle: ${steps.join(' → ')}`])
})

test('finds folders that import each other, even without a cycle of files', () => {
  const views = {
    'packages/ui/src/i18n/T.ts': 'export type T = string',
    'packages/ui/src/views/Home/View.ts': "import type { T } from '../../i18n/T.js'\nexport type View = T",
    'packages/ui/src/views/Home/part.ts': "import type { x } from '../Shop/x.js'\nexport type P = typeof x",
    'packages/ui/src/views/Shop/x.ts': 'export const x = 1',
    'packages/ui/src/views/Shop/y.ts': "import type { View } from '../Home/View.js'\nexport type Y = View",
  }
  expect(findDependencyFaults(plantFiles({ ...workspace, ...views }))).toEqual([
    'Folders that import each other: packages/ui/src/views/Home ↔ packages/ui/src/views/Shop',
  ])
})

test('finds a published package without rules', () => {
  const faults = findDependencyFaults(plantFiles({ ...workspace, 'packages/extra/package.json': published('extra') }))
  expect(faults).toEqual(['packages/extra/: @latchkey/extra has no row in scripts/checks/dependencies/rules.mjs.'])
})
