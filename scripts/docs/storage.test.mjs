import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTestFile } from '../checks/sources/isTestFile.mjs'
import { listSources } from '../checks/sources/listSources.mjs'
import { placeGenerated } from './placeGenerated.mjs'
import { readStoredValues } from './readStoredValues.mjs'
import { renderStoredValues } from './renderStoredValues.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const table = 'packages/common/src/storage/storedValues.ts'

describe('the documented table of stored values', () => {
  test('docs/security.md matches the code; else run `node scripts/docs/writeStorage.mjs`', () => {
    const document = read('docs/security.md')
    const rendered = renderStoredValues(readStoredValues(table, read(table)))
    expect(document).toBe(placeGenerated(document, 'scripts/docs/writeStorage.mjs', rendered))
  })

  test('published code uses each value except those that the WalletConnect client writes itself', () => {
    const code = listSources(root, ['packages/*/src', 'packages/adapters/*/src'])
      .filter((file) => !isTestFile(file) && file !== table)
      .map(read)
      .filter((text) => text.includes('storedValues'))
      .join('\n')
    const isUsed = ({ group, name }) =>
      code.includes(`storedValues.${group}.${name}`) ||
      new RegExp(`{[^}]*\\b${name}\\b[^}]*} = storedValues\\.${group}\\b`).test(code)
    const unused = readStoredValues(table, read(table)).filter((row) => !isUsed(row))
    expect(unused.map(({ name }) => name)).toEqual(['sessions', 'expiry'])
  })

  test('no two values have the same key', () => {
    const rows = readStoredValues(table, read(table)).filter(({ place }) => place === 'localStorage')
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })
})

describe('readStoredValues', () => {
  const declare = (rows) =>
    `export const storageScopes = { core: () => '', adapter: (namespace: string) => \`\${namespace}/\` } as const
export const storedValues = { adapter: {\n${rows}\n} } as const`

  test('reads key, place, what clears the value, and the comment', () => {
    const rows = declare(`/**\n * A note,\n * in two lines.\n */
a: row(['disconnect', 'expiry'], (wallet: string) => \`a:\${wallet}\`),
/** Other. */ b: row(['visit'], () => 'b', 'sessionStorage'),`)
    const found = readStoredValues('a.ts', rows)
    const shared = { group: 'adapter' }
    expect(found).toEqual([
      {
        ...shared,
        name: 'a',
        key: '<namespace>/a:<wallet>',
        place: 'localStorage',
        clearedBy: ['disconnect', 'expiry'],
        says: 'A note, in two lines.',
      },
      {
        ...shared,
        name: 'b',
        key: '<namespace>/b',
        place: 'sessionStorage',
        clearedBy: ['visit'],
        says: 'Other.',
      },
    ])
    expect(renderStoredValues(found).split('\n').slice(2)).toEqual([
      '| `<namespace>/a:<wallet>` | A note, in two lines | disconnect, expiry |',
      '| `<namespace>/b` in `sessionStorage` | Other | the tab closes |',
    ])
  })

  test('throws if a value has no comment', () => {
    expect(() =>
      readStoredValues('a.ts', declare("/** A. */ a: row(['visit'], () => 'a'), b: row(['visit'], () => 'b')")),
    ).toThrow('b has no comment')
  })
})
