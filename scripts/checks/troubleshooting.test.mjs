import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allErrors } from '../../packages/common/src/errors/featureErrors.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/troubleshooting.md', import.meta.url)), 'utf8')
/** Code → message for each row of the page's tables. */
const rows = new Map([...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \|/gm)].map(([, code, message]) => [code, message]))
const table = Object.values(allErrors)

test('docs/troubleshooting.md explains every code and quotes its message', () => {
  for (const { code, message } of table) expect.soft(rows.get(code), code).toContain(message)
})

test('docs/troubleshooting.md has no row without a code', () => {
  expect([...rows.keys()].filter((code) => !table.some((known) => known.code === code))).toEqual([])
})
