import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './runCli.js'

const code = "import { createAppKit } from '@reown/appkit'\n\ncreateAppKit({ networks: [], projectId: '' })\n"
const migrated = code.replace('@reown', '@latchkey').replace("''", "'', themeMode: 'dark'")
const manifest = '{\n  "dependencies": {\n    "@reown/appkit": "1.8.20"\n  }\n}\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'latchkey-migrate-'))
  write('package.json', manifest)
  write('src/main.ts', code)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

function run(...words: string[]) {
  const output = { text: '', error: '' }
  const code = runCli(words, {
    folder,
    print: (text) => {
      output.text += text
    },
    printError: (text) => {
      output.error += text
    },
  })
  return { code, ...output }
}

test('without --write, prints a diff and changes nothing', () => {
  const { code: exit, text } = run()
  expect(exit).toBe(0)
  expect(text).toContain(
    "--- a/src/main.ts\n+++ b/src/main.ts\n@@ -1,3 +1,3 @@\n-import { createAppKit } from '@reown/appkit'\n+import { createAppKit } from '@latchkey/appkit'\n",
  )
  expect(text).toContain('Would change 2 files.')
  expect(read('src/main.ts')).toBe(code)
  expect(read('package.json')).toBe(manifest)
})

test('with --write, changes the files of the folder and keeps their modes', () => {
  chmodSync(path.join(folder, 'src/main.ts'), 0o755)
  const parent = path.dirname(folder)
  const { code: exit, text } = runIn(parent, path.basename(folder), '--write')
  expect([exit, text]).toEqual([0, 'Changed 2 files. Install the packages, and check the types of the app.\n'])
  expect(read('src/main.ts')).toBe(migrated)
  expect(read('package.json')).toMatch(
    /^\{\n {2}"dependencies": \{\n {4}"@latchkey\/appkit": "\d+\.\d+\.\d+"\n {2}\}\n\}\n$/,
  )
  expect(statSync(path.join(folder, 'src/main.ts')).mode & 0o777).toBe(0o755)
  expect(readdirSync(path.join(folder, 'src'))).toEqual(['main.ts'])
  expect(run('--write').text).toBe('There is nothing to change.\n')
})

function runIn(start: string, ...words: string[]) {
  let text = ''
  const exit = runCli(words, {
    folder: start,
    print: (part) => {
      text += part
    },
    printError: () => undefined,
  })
  return { code: exit, text }
}

test('leaves out installed packages, builds, declarations and files that git ignores', () => {
  write('.gitignore', 'generated/\n*.local.ts\n!kept.local.ts\n')
  write('packages/one/.gitignore', '/cache\n!wanted.local.ts\n')
  const ignored = [
    ...['node_modules/x/index.ts', 'dist/main.js', '.next/server/page.js', 'generated/kit.ts', 'src/main.local.ts'],
    ...[
      'src/types.d.ts',
      'packages/one/cache/kit.ts',
      'packages/one/node_modules/x/index.js',
      'packages/one/out/kit.js',
    ],
  ]
  write('packages/one/package.json', '{ "dependencies": {} }\n')
  const changed = [
    'packages/one/src/build/kit.ts',
    'packages/one/src/kit.mts',
    'src/out/coverage/dist/kit.ts',
    'packages/one/wanted.local.ts',
    'src/kept.local.ts',
    'src/kit.mjs',
    'src/view.jsx',
  ]
  for (const file of [...ignored, ...changed]) write(file, code)
  mkdirSync(path.join(folder, '.git'))
  expect(runIn(path.join(folder, 'packages'), 'one', '--write').code).toBe(0)
  expect(read('packages/one/src/kit.mts')).toBe(migrated)
  expect(read('src/kit.mjs')).toBe(code)
  expect(run('--write').code).toBe(0)
  expect(changed.filter((file) => read(file) !== migrated)).toEqual([])
  expect(ignored.filter((file) => read(file) !== code)).toEqual([])
})

test('reports a file that cannot be parsed, leaves it, and changes the others', () => {
  write('src/broken.ts', `${code}\nconst = 1\n`)
  const { code: exit, text } = run('--write')
  expect(exit).toBe(1)
  expect(text).toContain('src/broken.ts:5')
  expect(read('src/broken.ts')).toBe(`${code}\nconst = 1\n`)
  expect(read('src/main.ts')).toBe(migrated)
})

test.each(['latin1', 'utf16le'] as const)('reports a file in %s that names a kit, and leaves it', (encoding) => {
  writeFileSync(path.join(folder, 'src/old.ts'), `${code}// \u00e9\n`, encoding)
  writeFileSync(path.join(folder, 'src/video.ts'), Uint8Array.of(0x47, 0xff, 0x10, 0))
  const before = readFileSync(path.join(folder, 'src/old.ts'))
  const { code: exit, text } = run('--write')
  expect(exit).toBe(1)
  expect(text).toContain('src/old.ts:1  The file is not UTF-8.')
  expect(text).not.toContain('video')
  expect(readFileSync(path.join(folder, 'src/old.ts'))).toEqual(before)
  expect(read('src/main.ts')).toBe(migrated)
})

test('lists places for a manual review with a page, and exits with 1', () => {
  write('src/App.vue', "<script setup>\nimport { createAppKit } from '@reown/appkit/vue'\n</script>\n")
  const { code: exit, text } = run()
  expect(exit).toBe(1)
  expect(text).toMatch(/src\/App\.vue:2 .*docs\/migrateFromAppKit\.md/)
})

test('changes no file if one cannot be written', () => {
  // The draft of the second file exists already, so that it cannot be created.
  write('src/main.ts.latchkey-migrate', 'mine')
  const { code: exit, error } = run('--write')
  expect(exit).toBe(2)
  expect(error).toContain('No file was changed.')
  expect(read('package.json')).toBe(manifest)
  expect(read('src/main.ts')).toBe(code)
  expect(read('src/main.ts.latchkey-migrate')).toBe('mine')
  expect(existsSync(path.join(folder, 'package.json.latchkey-migrate'))).toBe(false)
})

test('prints help and version, and refuses what it does not know', () => {
  expect(run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('--write') })
  expect(run('--version')).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(run('--force')).toMatchObject({ code: 2, error: expect.stringContaining('--force') })
  expect(run('a', 'b')).toMatchObject({ code: 2, error: expect.stringContaining('one folder') })
  expect(run('missing')).toMatchObject({ code: 2, error: expect.stringContaining('is no folder') })
})

test('prints that there is nothing to change in an app without the kits', () => {
  write('package.json', '{}\n')
  write('src/main.ts', "document.querySelector('w3m-button')\n")
  expect(run()).toMatchObject({ code: 0, text: 'There is nothing to change.\n' })
})

const wagmiApp = {
  'package.json': '{ "dependencies": { "wagmi": "3.7.7" } }\n',
  'src/main.ts':
    "import { createConfig, http } from 'wagmi'\nimport { injected } from 'wagmi/connectors'\n\nexport const config = createConfig({ chains, connectors: [injected()] })\n",
}

test('changes an app with wagmi and no kit only with --from wagmi, and names the option', () => {
  for (const [file, text] of Object.entries(wagmiApp)) write(file, text)
  expect(run('--write')).toMatchObject({ code: 0, text: expect.stringMatching(/nothing to change.*\n.*--from wagmi/) })
  expect(read('src/main.ts')).toBe(wagmiApp['src/main.ts'])
  expect(run('--write', '--from', 'wagmi').code).toBe(0)
  expect(read('src/main.ts')).toContain('export const config = wagmiAdapter.wagmiConfig')
  expect(run().text).toBe('There is nothing to change.\n')
})

test('rejects an unknown value of --from', () => {
  expect(run('--from', 'web3-react')).toMatchObject({ code: 2, error: expect.stringContaining('--from wagmi') })
})
