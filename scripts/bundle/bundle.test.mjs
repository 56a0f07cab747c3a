import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeLicences } from './describeLicences.mjs'
import { findPackages } from './findPackages.mjs'

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'latchkey-bundle-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function add(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const own = path.join(root, 'ours')
const module = (file) => path.join(own, 'node_modules', file)
add('ours/package.json', { name: 'ours', version: '1.0.0', license: 'MIT' })
add('ours/replacements/a/package.json', { name: 'a', version: '0.0.0' })
add('ours/node_modules/b/package.json', { name: 'b', version: '1.0.0', license: 'MIT', author: 'B <b@example.org>' })
add('ours/node_modules/b/esm/package.json', { type: 'module' })
add('ours/node_modules/b/esm/index.js.map', { sources: ['../src/index.ts', '../../../node_modules/@c/d/index.js'] })
add('ours/node_modules/@c/d/package.json', { name: '@c/d', version: '2.0.0', license: 'Apache-2.0' })
add('ours/node_modules/@c/d/LICENSE', 'Apache text')
add('ours/node_modules/@c/d/NOTICE', 'Notice of d')
add('ours/node_modules/e/package.json', { name: 'e', version: '1.0.0', license: 'GPL-3.0-only' })
add('ours/node_modules/f/package.json', { name: 'f', version: '1.0.0', license: 'ISC' })
add('ours/node_modules/g/index.js.map', { sources: ['../node_modules/missing/index.js'] })
add('ours/node_modules/g/package.json', { name: 'g', version: '1.0.0', license: 'MIT' })

const modules = [
  '\0rolldown/runtime.js',
  `\0${module('b/esm/index.js')}?commonjs`,
  path.join(own, 'src/a.ts'),
  path.join(own, 'replacements/a/index.js'),
]

test('R220b: finds the packages of bundled modules, and packages bundled into those earlier', () => {
  const found = findPackages(modules, own).map(({ manifest }) => `${manifest.name} ${manifest.version}`)
  expect(found).toEqual(['@c/d 2.0.0', 'b 1.0.0'])
})

test('R220b: writes licences and notices, and the MIT text for a package that only states its name', () => {
  const text = describeLicences(findPackages(modules, own))
  expect(text).toContain('@c/d 2.0.0 (Apache-2.0)')
  expect(text).toContain('Apache text\n\nNotice of d')
  expect(text).toMatch(/b 1\.0\.0 \(MIT\)[\s\S]*Copyright \(c\) B <b@example\.org>[\s\S]*without restriction/)
})

test.each([
  ['that is not open source', 'e/index.js', /GPL-3\.0-only/],
  ['without the text of its licence', 'f/index.js', /f comes without the text/],
  ['that contains an unknown one', 'g/index.js', /contains missing, which is not installed/],
])('R105b R220b: a bundled package %s fails the build', (_what, file, reason) => {
  expect(() => describeLicences(findPackages([module(file)], own))).toThrow(reason)
})
