import { readFileSync } from 'node:fs'
import { createFakeLogger } from '@latchkey/testing'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { methodNames, missingPaths, valueNames } from '../../test/appKitNames.js'
import { createAppKit } from './appkit/index.js'
import * as networks from './appkit/networks.js'

const guide = readFileSync(new URL('../../../../docs/migrateFromAppKit.md', import.meta.url), 'utf8')
const rows = guide.slice(guide.indexOf('### Names without an equivalent'))

/** The entry of this package that the alias of the guide leads to. */
const entryOf = (path: string) => (path.startsWith('-') ? `./${path.slice(1)}` : `./appkit${path}`)
const isDocumented = (name: string) => new RegExp(`^\\|[^|]*\`(@reown/appkit)?${name}\``, 'm').test(rows)

async function exportsOf(path: string): Promise<readonly string[]> {
  const entry = manifest.exports[entryOf(path) as keyof typeof manifest.exports]
  return entry ? Object.keys(await import(/* @vite-ignore */ `../../${entry['@latchkey/source']}`)) : []
}

describe('every name of AppKit is exported or in the migration guide', () => {
  test.each(Object.entries(valueNames))('@reown/appkit%s', async (path, names) => {
    const exported = await exportsOf(path)
    for (const name of names) expect.soft([name, exported.includes(name) || isDocumented(name)]).toEqual([name, true])
  })

  test('the chains of viem', () => {
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(Object.keys(viemChains)))
  })

  test.each(missingPaths)('the path %s is in the guide', (path) => {
    expect(manifest.exports).not.toHaveProperty([entryOf(path)])
    expect(isDocumented(path)).toBe(true)
  })

  test('the methods of an instance', () => {
    const kit = createAppKit({ networks: [networks.mainnet] }, { ports: { logger: createFakeLogger() } })
    for (const name of methodNames) expect.soft([name, name in kit || isDocumented(name)]).toEqual([name, true])
    kit.destroy()
  })
})
