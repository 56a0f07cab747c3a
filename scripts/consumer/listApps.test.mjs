import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readProgram } from '../checks/snippets/readProgram.mjs'
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

const samplesOf = (document) =>
  readProgram(readFileSync(path.join(root, document), 'utf8')).modules.filter(({ isSaved }) => isSaved)

test("R267: apps with the README's samples have none of its files, and the app exports the default", () => {
  const apps = listApps().filter(({ samples }) => samples === 'README.md')
  expect(apps.map(({ name }) => name)).toContain('vite')
  const samples = samplesOf('README.md')
  expect(samples.map(({ file }) => file)).toEqual(['src/wallet.ts', 'src/App.tsx'])
  for (const { source } of apps)
    for (const { file } of samples) expect([source, existsSync(path.join(source, file))]).toEqual([source, false])
  const { code } = samples[1]
  expect(code).toContain('export default function App()')
  // The button also shows while a wallet is connected: its account view has the disconnect button.
  expect(code).not.toMatch(/\? .*<AppKitButton/)
})

test('R267: the app for Next runs the pages, the layout and the sign-in of the docs with the settings of a new app', () => {
  const { source, samples, routes } = listApps().find(({ name }) => name === 'next')
  const files = samplesOf(samples).map(({ file }) => file)
  const app = ['app/wallet.ts', 'app/Account.tsx', 'app/page.tsx', 'app/layout.tsx']
  expect(files).toEqual([...app, 'auth.ts', 'app/profile/page.tsx'])
  expect(files.filter((file) => existsSync(path.join(source, file)))).toEqual(['app/wallet.ts'])
  const routeFiles = samplesOf(routes).map(({ file }) => file)
  expect(routeFiles).toEqual(expect.arrayContaining(['src/app/auth/[route]/route.ts', 'src/app/members/route.ts']))
  expect(readFileSync(path.join(source, 'next.config.ts'), 'utf8')).toContain('cacheComponents: true')
})

test.each(listApps())('R266: docs/bundlers.md has a row for $name', ({ about }) => {
  expect(readFileSync(path.join(root, 'docs/bundlers.md'), 'utf8')).toMatch(
    new RegExp(`\\| (\\*\\*)?${RegExp.escape(about)}(\\*\\*)? \\|`),
  )
})
