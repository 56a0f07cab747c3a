import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPostgres } from './findPostgres.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'latchkey-find-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Creates a folder that looks like an installation. */
function install(folder, programs = ['initdb', 'pg_ctl', 'postgres']) {
  const bin = path.join(root, folder, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const program of programs) writeFileSync(path.join(bin, program), '')
  return bin
}

test('returns the newest complete installation by version number, before the path', () => {
  install('debian/9')
  install('debian/16', ['psql'])
  install('brew/postgresql@13')
  const newest = install('debian/15')
  install('brew/node@24')
  const roots = ['brew', 'debian', 'missing'].map((name) => path.join(root, name))
  expect(findPostgres({}, roots)).toBe(newest)
  expect(findPostgres({ PATH: install('own') }, roots)).toBe(newest)
})

test('without packages, returns the first of the path, or undefined', () => {
  const own = install('own')
  expect(findPostgres({ PATH: [root, own].join(path.delimiter) }, [])).toBe(own)
  expect(findPostgres({ PATH: '' }, [])).toBeUndefined()
})

test('returns the configured one, or reports that it is invalid', () => {
  const own = install('own')
  expect(findPostgres({ LATCHKEY_POSTGRES: own }, [])).toBe(own)
  expect(() => findPostgres({ LATCHKEY_POSTGRES: root }, [])).toThrow('has no initdb')
})
