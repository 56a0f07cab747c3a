import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { oldest } from './browserSupport/baseline.mjs'
import { findScriptFaults } from './browserSupport/findScriptFaults.mjs'
import { findStyleFaults } from './browserSupport/findStyleFaults.mjs'

test.each([
  ['a method of lists', 'list.toSpliced(1)', /toSpliced/],
  ['a static member of the web', 'AbortSignal.any([])', /AbortSignal\.any is missing in chrome,firefox,safari/],
  ['a static member of the language', 'Promise.withResolvers()', /Promise\.withResolvers/],
  ['a global', 'new URLPattern()', /URLPattern is not supported in Safari 16\.4/],
  ['syntax', 'const letters = /x/v', /RegExp 'v' flag/],
  ['syntax that nobody knows', 'const = 1', /syntax/],
])('R261: finds a script with %s that a supported browser lacks', (_, code, message) => {
  expect(findScriptFaults(code, 'a.js').join()).toMatch(message)
  expect(findScriptFaults(code, 'a.js')[0]).toMatch(/^a\.js:1 /)
})

test('R261: accepts a script of the baseline', () => {
  const code = `
    export class Box { #held = Object.hasOwn({}, 'a'); static { this.made = structuredClone([1].at(-1)) } }
    AbortSignal.timeout(1)
    [1].findLast(Boolean)
    crypto.randomUUID()`
  expect(findScriptFaults(code, 'a.js')).toEqual([])
})

test.each([
  ['nesting', 'a{b{color:red}}', /css-nesting/],
  ['a selector', 'a:has(b){color:red}', /css-has/, []],
  ['a colour', 'a{color:color(display-p3 1 0 0)}', /css-color-function/, []],
])('R261: finds styles with %s that a supported browser lacks', async (_, css, message, ignore) => {
  expect((await findStyleFaults(css, 'a.css', ignore)).join()).toMatch(message)
})

test('R261: accepts styles of the baseline', async () => {
  const css = '@layer a{dialog::backdrop{inset:0;height:100dvh;accent-color:red;overflow-wrap:anywhere}}'
  expect(await findStyleFaults(css, 'a.css')).toEqual([])
})

test('R261: the document states the versions that are checked', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/browsers.md'), 'utf8')
  for (const row of [`Chrome, Edge and other Chromium | ${oldest.chrome}`, `Firefox | ${oldest.firefox}`])
    expect(text).toContain(`| ${row} |`)
  expect(text).toContain(`| Safari, also on iOS and iPadOS | ${oldest.safari} |`)
})
