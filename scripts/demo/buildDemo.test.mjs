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
  writeFileSync(path.join(folder, 'turbo.json'), JSON.stringify({ tasks: { build: { cache: false } } }))
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    'packages: []\npmOnFail: ignore\nverifyDepsBeforeRun: false\n',
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the script in an app whose build is this command. */
async function build(command) {
  const manifest = { name: 'app', private: true, packageManager: 'pnpm@12.21.0', scripts: { build: command } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\nimporters:\n  .: {}\n")
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [script], { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status] = await once(child, 'close')
  return { status, output }
}

test('R275: a build that succeeds prints one line and no log', async () => {
  const { status, output } = await build('echo "dist/index.js 12 kB"')
  expect(status, output).toBe(0)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('R275: a build that fails prints its log and fails', async () => {
  const { status, output } = await build('echo "src/a.ts(1,1): error TS2322" && exit 2')
  expect(status).toBe(1)
  expect(output).toContain('src/a.ts(1,1): error TS2322')
})
