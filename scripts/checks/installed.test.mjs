import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packagesForTests } from '../release/packagesForTests.mjs'
import { publishedPackages } from '../release/publishedPackages.mjs'
import { readImports } from './dependencies/readImports.mjs'
import { collectDependencies } from './licences/collectDependencies.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const packages = publishedPackages()
// Pages need none of the others.
const forPages = packages.filter(({ manifest }) => !packagesForTests.includes(manifest.name))
const versionsOf = (installed) => new Set(installed.map(({ name, version }) => `${name} ${version}`))

test('R220d: an app installs one copy of viem with a ws that has no known advisory, and no WalletConnect package', () => {
  const { dependencies } = collectDependencies(forPages)
  const found = (name) => [...versionsOf(dependencies.filter((each) => each.name === name))]
  expect(found('viem')).toHaveLength(1)
  // 8.21.0 has the fix for GHSA-96hv-2xvq-fx4p.
  expect(found('ws')).toEqual(['ws 8.21.0'])
  expect(dependencies.filter(({ name }) => name.startsWith('@walletconnect/'))).toEqual([])
})

test('R113: the audit of production dependencies covers the libraries inside of published packages', () => {
  const file = 'packages/walletconnect/src/client/walletConnectParts.ts'
  const bundled = readImports(file, read(file)).map(({ specifier }) => specifier)
  const { devDependencies } = JSON.parse(read('packages/walletconnect/package.json'))
  const { dependencies } = JSON.parse(read('package.json'))
  expect(bundled.length).toBeGreaterThan(0)
  for (const name of bundled) expect([name, dependencies[name]]).toEqual([name, devDependencies[name]])
})
