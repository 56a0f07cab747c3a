import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'latchkey-standalone-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function add(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

function bundle(name) {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'bundleStandalone.mjs'), `entries/${name}.mjs`], {
    cwd: folder,
    stdio: 'pipe',
  })
  return path.join(folder, 'dist/standalone', name)
}

add('package.json', { name: 'ours', version: '1.0.0', license: 'MIT', type: 'module' })
add('later.ts', 'export const later = "loaded later"')
add('entries/whole.mjs', 'export { library } from "library"\nexport const load = () => import("../later")')
add('entries/data.mjs', 'export { data } from "@latchkey/data"')
add('entries/torn.mjs', 'import "https://elsewhere.example/a.js"\nexport const torn = 1')
add(
  'entries/list.mjs',
  'export { pictureChunks } from "../generated/pictureChunks.js"\nexport { networkPictureChunks } from "../generated/networkPictureChunks.js"',
)
add('generated/pictureChunks.js', 'export const pictureChunks = [() => import("./pictures0.js")]')
add('generated/pictures0.js', 'export const pictures = { lantern: "its picture" }')
add(
  'generated/networkPictureChunks.js',
  'export const networkPictureChunks = [\n{ ids: "one two", load: () => import("./pictures1.js") },\n{ ids: "three", load: () => import("./pictures0.js") },\n]',
)
add('generated/pictures1.js', 'export const pictures = { one: "a network" }')
add('node_modules/@latchkey/data/package.json', { name: '@latchkey/data', version: '1.0.0', main: 'index.js' })
add('node_modules/@latchkey/data/index.js', 'exports.data = []')
add('node_modules/@latchkey/data/LICENSE-source.txt', 'The licence of the data')
add('node_modules/library/package.json', { name: 'library', version: '2.0.0', license: 'MIT', main: 'index.js' })
add('node_modules/library/index.js', 'exports.library = process.env.NODE_ENV')
add('node_modules/library/LICENSE', 'The words of its licence')

test('R268: bundles everything into one file that a page imports, with its licences and its hash', async () => {
  const stem = bundle('whole')
  expect(readdirSync(path.dirname(stem)).sort()).toEqual(['whole.LICENSES.txt', 'whole.integrity.txt', 'whole.js'])
  const { library, load } = await import(/* @vite-ignore */ pathToFileURL(`${stem}.js`).href)
  expect(library).toBe('production')
  expect((await load()).later).toBe('loaded later')
  const hash = createHash('sha384')
    .update(readFileSync(`${stem}.js`))
    .digest('base64')
  expect(readFileSync(`${stem}.integrity.txt`, 'utf8')).toBe(`sha384-${hash}\n`)
  expect(readFileSync(`${stem}.LICENSES.txt`, 'utf8')).toContain('The words of its licence')
})

test('R268: includes the licences of data in own packages', () => {
  expect(readFileSync(`${bundle('data')}.LICENSES.txt`, 'utf8')).toContain('The licence of the data')
})

test('R268: refuses a file that loads another one', () => {
  expect(() => bundle('torn')).toThrow(/still imports https:\/\/elsewhere\.example/)
})

test('R268: leaves out the pictures of the wallet list, and of all but the most used networks', async () => {
  const { pictureChunks, networkPictureChunks } = await import(
    /* @vite-ignore */ pathToFileURL(`${bundle('list')}.js`).href
  )
  expect(pictureChunks).toEqual([])
  expect(networkPictureChunks.map(({ ids }) => ids)).toEqual(['one two'])
  expect((await networkPictureChunks[0].load()).pictures).toEqual({ one: 'a network' })
  expect(readFileSync(path.join(folder, 'dist/standalone/list.js'), 'utf8')).not.toContain('its picture')
})
