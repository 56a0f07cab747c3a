import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findNameCollisions } from './findNameCollisions.mjs'

describe('R215: findNameCollisions', () => {
  test.each([
    ['two modules', ['src/List/List.tsx', 'src/List/list.ts']],
    ['two files with one extension', ['docs/Options.md', 'docs/options.md']],
    ['two folders', ['src/Kit/a.ts', 'src/kit/b.ts']],
    ['compiled files', ['dist/List.js', 'dist/list.d.ts']],
    ['a source map', ['dist/List.js.map', 'dist/list.js']],
  ])('reports %s whose names differ only in case', (_what, files) => {
    expect(findNameCollisions(files)).toContainEqual(expect.stringContaining('differ only in case.'))
  })

  test('reports two modules whose names differ only in extension', () => {
    expect(findNameCollisions(['src/list.ts', 'src/list.tsx'])).toEqual([
      'src/list.ts and src/list.tsx have the same name without their extension.',
    ])
  })

  test.each([
    ['a module and its test', ['src/list.ts', 'src/list.test.ts', 'src/list.browser.test.tsx']],
    ['one module compiled', ['dist/list.js', 'dist/list.js.map', 'dist/list.d.ts', 'dist/list.d.ts.map']],
    ['a page and its script', ['pages/index.html', 'pages/index.css', 'pages/index.ts']],
    ['one name in two folders', ['src/a/List.ts', 'src/b/list.ts']],
    ['files that start with a dot', ['.gitignore', '.gitattributes', '.ci/run']],
  ])('accepts %s', (_what, files) => {
    expect(findNameCollisions(files)).toEqual([])
  })
})

test('R215: the repository has no names that a case-insensitive file system confuses', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(1_000)
  expect(findNameCollisions(files)).toEqual([])
})
