import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { collectDependencies } from './licences/collectDependencies.mjs'
import { judgeLicence } from './licences/judgeLicence.mjs'

describe('licences', () => {
  test.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND BSD-3-Clause', '(MIT OR (GPL-2.0 AND ISC))'])(
    'R105b: accepts %s',
    (license) => {
      expect(judgeLicence({ name: 'a', version: '1.0.0', license })).toBeUndefined()
    },
  )

  test('R105b: reads the old forms, an object or a list', () => {
    expect(judgeLicence({ name: 'a', version: '1.0.0', license: { type: 'MIT' } })).toBeUndefined()
    expect(
      judgeLicence({ name: 'a', version: '1.0.0', licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] }),
    ).toBeUndefined()
  })

  test.each(['SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'BUSL-1.1', 'GPL-3.0-only', 'MIT AND GPL-3.0', '', undefined])(
    'R105b: refuses %s',
    (license) => {
      expect(judgeLicence({ name: 'a', version: '1.0.0', license })).toBeTypeOf('string')
    },
  )

  test('R105b: accepts WalletConnect packages only up to the last open source release', () => {
    const license = 'Apache-2.0'
    expect(judgeLicence({ name: '@walletconnect/sign-client', version: '2.21.8', license })).toBeUndefined()
    expect(judgeLicence({ name: '@walletconnect/time', version: '1.0.2', license: 'MIT' })).toBeUndefined()
    expect(judgeLicence({ name: '@walletconnect/sign-client', version: '2.21.9', license })).toMatch('is not 2.21.8')
    expect(judgeLicence({ name: '@walletconnect/utils', version: '2.25.0', license })).toMatch('is not 2.21.8')
    expect(judgeLicence({ name: '@walletconnect/core', version: '3.0.0', license })).toMatch('is not 2.21.8')
    expect(judgeLicence({ name: '@walletconnect/logger', version: '2.1.2', license: 'MIT' })).toBeUndefined()
    const vendors = 'SEE LICENSE IN LICENSE.md'
    expect(judgeLicence({ name: '@walletconnect/logger', version: '3.0.5', license: vendors })).toBeTypeOf('string')
  })
})

describe('the dependencies of a package', () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'latchkey-licences-')))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const add = (folder, manifest) => {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  add('node_modules/direct', { name: 'direct', version: '1.0.0', license: 'MIT', dependencies: { deep: '1.0.0' } })
  add('node_modules/direct/node_modules/deep', { name: 'deep', version: '1.0.0', license: 'SEE LICENSE IN LICENSE.md' })
  add('node_modules/deep', { name: 'deep', version: '2.0.0', license: 'MIT' })
  add('node_modules/peer', { name: 'peer', version: '1.0.0', license: 'MIT' })
  add('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'UNLICENSED' })
  const manifest = {
    name: 'ours',
    dependencies: { direct: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
    optionalDependencies: { 'other-platform': '1.0.0' },
    peerDependencies: { peer: '1.0.0', extra: '1.0.0' },
    peerDependenciesMeta: { extra: { optional: true } },
  }

  test('R105b: finds all dependencies with their versions, and refuses a planted licence', () => {
    const { dependencies, missing } = collectDependencies([{ folder: root, manifest }])
    expect(missing).toEqual([])
    expect(dependencies.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      'deep 1.0.0',
      'direct 1.0.0',
      'peer 1.0.0',
    ])
    expect(dependencies.filter((each) => judgeLicence(each)).map(({ via }) => via)).toEqual(['ours > direct > deep'])
  })

  test('R105b: reports a dependency that is not installed', () => {
    const wanting = { name: 'ours', dependencies: { gone: '1.0.0' } }
    expect(collectDependencies([{ folder: root, manifest: wanting }]).missing).toEqual([{ name: 'gone', via: 'ours' }])
  })
})
