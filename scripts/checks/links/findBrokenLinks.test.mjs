import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrokenLinks } from './findBrokenLinks.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-links-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

test('finds links to missing files and headings', () => {
  write('other.md', '# Other page\n\n## `useX`\n\n## Twice\n\n## Twice\n')
  const page = write(
    'page.md',
    '# Page\n[a](other.md) [b](missing.md) [c](other.md#usex) [d](other.md#no) [e](#page) [f](#twice) [g](other.md#twice-1)\n',
  )
  expect(findBrokenLinks(page)).toEqual([
    { link: 'missing.md', reason: 'no such file' },
    { link: 'other.md#no', reason: 'no such heading' },
    { link: '#twice', reason: 'no such heading' },
  ])
})

test('ignores other sites and code', () => {
  const page = write('page.md', '[a](https://example.com/x.md)\n\n```md\n[b](missing.md)\n# No heading\n```\n')
  expect(findBrokenLinks(page)).toEqual([])
})
