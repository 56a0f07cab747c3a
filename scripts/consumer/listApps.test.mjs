import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { extractSnippets } from '../checks/snippets/extractSnippets.mjs'
import { listApps } from './listApps.mjs'

const root = path.resolve(import.meta.dirname, '../..')

test('R266: npm test covers both majors of React, an old bundler, a server component, and a page without a bundler', () => {
  const tested = listApps().filter(({ tested }) => tested)
  expect(tested.map(({ name }) => name)).toEqual(['next', 'plain', 'vite5'])
  const readManifest = ({ source }) => JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const majors = tested.map((app) => readManifest(app).dependencies.react?.split('.')[0])
  expect(majors).toEqual(['19', undefined, '18'])
})

test("R267: apps with the README's sample have only that file, which exports the default", () => {
  const samples = listApps().filter(({ readme }) => readme)
  expect(samples.map(({ name }) => name)).toContain('vite')
  for (const { source, readme } of samples)
    expect([source, existsSync(path.join(source, readme))]).toEqual([source, false])
  const [{ code }] = extractSnippets(readFileSync(path.join(root, 'README.md'), 'utf8')).filter(
    ({ language }) => language === 'tsx',
  )
  expect(code).toContain('export default function App()')
  // The button also shows while a wallet is connected: its account view has the disconnect button.
  expect(code).not.toMatch(/\? .*<AppKitButton/)
})

test.each(listApps())('R266: docs/bundlers.md has a row for $name', ({ about }) => {
  expect(readFileSync(path.join(root, 'docs/bundlers.md'), 'utf8')).toMatch(
    new RegExp(`\\| (\\*\\*)?${RegExp.escape(about)}(\\*\\*)? \\|`),
  )
})
