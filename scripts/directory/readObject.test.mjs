import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readObject } from './readObject.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(text, name) {
  const file = path.join(folder, 'module.js')
  writeFileSync(file, text)
  return readObject(file, name)
}

test('reads plain data, by name or the first', () => {
  expect(read("export const a = { b: 'x', 'c-d': [1, -2, null, true, `t`] }", 'a')).toEqual({
    b: 'x',
    'c-d': [1, -2, null, true, 't'],
  })
  expect(read("var svg =\n  '<svg/>'\n\nexport { svg as default }")).toBe('<svg/>')
})

test('T11: never runs a foreign module, and refuses anything but data', () => {
  for (const value of [
    'process.exit(1)',
    'await import("fs")',
    '{ ...x }',
    '(() => 1)()',
    'a',
    'a`b`',
    '{ [a]: 1 }',
    '{ get a() { return 1 } }',
    'new Date()',
    '!0',
  ]) {
    expect(() => read(`export const a = ${value}`, 'a')).toThrow('more than plain data')
  }
  expect(() => read('export const b = 1', 'a')).toThrow('has no a')
  expect(() => read('export const a = {', 'a')).toThrow('is not JavaScript')
})
