import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { extractSnippets } from '../checks/snippets/extractSnippets.mjs'
import { listApps } from './listApps.mjs'

const root = path.resolve(import.meta.dirname, '../..')

test('R266: every run of npm test covers an old Vite, code splitting by file, a page without a bundler, and a server', () => {
  const core = listApps().filter(({ isCore }) => isCore)
  expect(core.map(({ name }) => name)).toEqual(['bun', 'esbuild', 'plain', 'vite5'])
})

test('R266: the apps cover both majors of React, and every major of Vite since 5', () => {
  const versionsOf = (name) =>
    listApps().map(({ source }) => {
      const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
      return { ...manifest.dependencies, ...manifest.devDependencies }[name]?.split('.')[0]
    })
  expect([...new Set(versionsOf('react'))].filter(Boolean).sort()).toEqual(['18', '19'])
  expect(versionsOf('vite')).toEqual(expect.arrayContaining(['5', '6', '7', '8']))
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
