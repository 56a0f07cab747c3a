import { expect, test } from 'vitest'
import { findContentFaults, findManifestFaults } from './findTarballFaults.mjs'

const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'src/a.ts',
  'src/b.tsx',
  'dist/a.js',
  'dist/a.d.ts',
  'dist/b.js',
  'src/c.css',
  'dist/c.css.js',
]
const manifest = {
  type: 'module',
  sideEffects: false,
  description: 'A package',
  license: 'MIT',
  repository: { url: 'git+https://example.org/a.git' },
  engines: { node: '>=20' },
  exports: { '.': './dist/a.js' },
  scripts: { build: 'tsc -b' },
  dependencies: { valtio: '2.3.2', '@latchkey/common': '0.1.0' },
  peerDependencies: { react: '>=18' },
}

test('accepts a tarball with sources, builds, README and licence', () => {
  expect(findContentFaults(files)).toEqual([])
})

test.each([
  ['a test', [...files, 'src/a.test.ts'], 'src/a.test.ts is a test.'],
  ['a fixture', [...files, 'src/a.fixture.ts'], 'src/a.fixture.ts is a test.'],
  ['build notes', [...files, 'dist/build.tsbuildinfo'], 'dist/build.tsbuildinfo is of no use to anyone.'],
  [
    'a build of a deleted source',
    [...files, 'dist/d.js'],
    'dist/d.js has no source any more: delete dist and build again.',
  ],
  ['names that differ only in case', [...files, 'dist/A.js.map'], 'dist/a and dist/A differ only in case.'],
  ['no README', files.filter((file) => file !== 'README.md'), 'README.md is missing.'],
  ['no licence', files.filter((file) => file !== 'LICENSE'), 'LICENSE is missing.'],
])('R215: reports %s in a tarball', (_what, given, fault) => {
  expect(findContentFaults(given)).toEqual([fault])
})

test('accepts a manifest with exact dependencies and no install script', () => {
  expect(findManifestFaults(manifest)).toEqual([])
})

test.each([
  [
    'a script at installation',
    { scripts: { postinstall: 'node x.js' } },
    'It runs a script at installation: postinstall.',
  ],
  ['a range', { dependencies: { valtio: '^2.3.2' } }, 'The dependency valtio is not pinned: ^2.3.2.'],
  ['a workspace link', { dependencies: { a: 'workspace:*' } }, 'The dependency a is not pinned: workspace:*.'],
  [
    'a peer of the workspace',
    { peerDependencies: { a: 'link:../a' } },
    'The peer dependency a is not published: link:../a.',
  ],
  ['CommonJS', { type: 'commonjs' }, 'It is not ESM.'],
  ['side effects', { sideEffects: true }, 'It does not say that it is free of side effects.'],
  ['no licence', { license: undefined }, 'The field license is missing.'],
])('R103 R104: finds %s in a manifest', (_what, change, fault) => {
  expect(findManifestFaults({ ...manifest, ...change })).toEqual([fault])
})
