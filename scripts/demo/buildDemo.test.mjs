import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const script = path.join(import.meta.dirname, 'buildDemo.mjs')
let folder

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-build-'))
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of ['turbo', '.bin'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name))
  write('turbo.json', { tasks: { build: { cache: false } } })
  write('package.json', { name: 'root', private: true, packageManager: 'pnpm@12.21.0' })
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    "packages: ['library', 'app']\npmOnFail: ignore\nverifyDepsBeforeRun: false\n",
  )
  writeFileSync(
    path.join(folder, 'pnpm-lock.yaml'),
    "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  library: {}\n  app: {}\n",
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the script in a workspace with a library and an app, whose build is this command. */
async function build(command) {
  for (const [name, script] of [
    ['library', 'echo "dist/library.js 3 kB"'],
    ['app', command],
  ]) {
    mkdirSync(path.join(folder, name), { recursive: true })
    write(`${name}/package.json`, { name: `@latchkey/${name}`, private: true, scripts: { build: script } })
  }
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [script], { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status] = await once(child, 'close')
  return { status, output }
}

function write(file, value) {
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}

test('R275: a build that succeeds prints no log, and one line that names each package', async () => {
  const { status, output } = await build('echo "dist/index.js 12 kB"')
  expect(status, output).toBe(0)
  const [, names, ...more] = output.trim().split('\n')
  expect(names?.trim().split(' ').sort()).toEqual(['app', 'library'])
  expect(more).toEqual([])
})

test('R275: a build that fails prints its own log and fails', async () => {
  const { status, output } = await build('echo "src/a.ts(1,1): error TS2322" && exit 2')
  expect(status).toBe(1)
  expect(output).toContain('src/a.ts(1,1): error TS2322')
  expect(output).not.toContain('dist/library.js')
})
