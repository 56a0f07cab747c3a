import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mostUsed } from '../../packages/api-client/src/bundled/generated/mostUsed.ts'

test('docs/customWallets.md lists the ids of the most used wallets, in their order', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/customWallets.md'), 'utf8')
  const [, table] = /\| wallet \| id \| reverse-DNS name \|\n.*\n((?:\|.*\n)+)/.exec(document)
  const rows = mostUsed.map(({ name, id, rdns }) => `| ${name} | \`${id}\` | ${rdns ? `\`${rdns}\`` : '–'} |\n`)
  expect(table).toBe(rows.join(''))
})
