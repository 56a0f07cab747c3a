import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysOfAdapter, journeysOfView } from '../../e2e/journeysOfView.ts'
import { selectJourneys, selectSteps } from './selectSteps.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const namesFor = (...files) => selectSteps(files, 'HEAD').map(({ name }) => name)

test('a document needs its links and snippets checked', () => {
  expect(namesFor('docs/options.md')).toEqual(['lint', 'links', 'snippets'])
})

test('a view needs the checks of sources, the tests that import it and its journeys', () => {
  expect(namesFor('packages/ui/src/views/networks/Networks/View.tsx')).toEqual([
    ...['lint', 'types', 'dependencies', 'forbidden', 'lengths', 'knip', 'links', 'api'],
    ...['tests', 'journeys'],
  ])
})

test('runs the tests of a changed view, the shared tests of views and the scenes; otherwise the tests that import the change', () => {
  const commandFor = (...files) =>
    selectSteps(files, 'HEAD')
      .find(({ name }) => name === 'tests')
      .command.slice(4)
  const view = 'packages/ui/src/views/networks/Networks/View.tsx'
  const tests = commandFor(view)
  expect([tests[0], tests.at(-1)]).toEqual(['packages/ui/src/views/networks/Networks/', 'packages/ui/src/scenes'])
  expect(tests.slice(1, -1)).toContain('packages/ui/src/views/registry.test.ts')
  expect(commandFor('packages/ui/src/views/registry.ts')).toContain('packages/ui/src/views/')
  expect(commandFor(view, 'packages/core/src/createCore.ts')).toEqual(['--changed', 'HEAD'])
})

test('selects the journeys of changed views, adapters and journeys once', () => {
  const files = [
    'packages/ui/src/views/help/WhatIsANetwork/View.tsx',
    'packages/ui/src/views/help/WhatIsAWallet/styles.ts',
  ]
  expect(selectJourneys(files)).toEqual(['journeys/axe', 'journeys/keyboard', 'journeys/screenReader'])
  expect(selectJourneys(['packages/adapters/solana/src/actions/signMessage.ts'])).toEqual(['journeys/solana'])
  expect(selectJourneys(['e2e/journeys/tabs.spec.ts'])).toEqual(['journeys/tabs.spec'])
  expect(selectJourneys(['packages/ui/src/views/networks/Networks/x.browser.test.tsx', 'README.md'])).toEqual([])
  expect(selectJourneys(['e2e/journeys/deleted.spec.ts'])).toEqual([])
})

test('every view and adapter exists, and every name of a journey', () => {
  for (const view of Object.keys(journeysOfView))
    expect([view, globSync(`packages/ui/src/views/*/${view}`, { cwd: root }).length]).toEqual([view, 1])
  for (const name of Object.keys(journeysOfAdapter)) expect(existsSync(`${root}/packages/adapters/${name}`)).toBe(true)
  const names = [...Object.values(journeysOfView), ...Object.values(journeysOfAdapter)].flat()
  const files = readdirSync(`${root}/e2e/journeys`)
  const missing = names.filter((name) => !files.some((file) => file.startsWith(name)))
  expect(missing).toEqual([])
})
