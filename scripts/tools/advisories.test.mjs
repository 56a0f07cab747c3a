import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownConfig } from './ownConfig.fixture.mjs'

const manifest = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'))
const lockfile = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      leftover: { specifier: 1.0.0, version: 1.0.0 }
packages:
  leftover@1.0.0:
    resolution: { integrity: sha512-${'a'.repeat(86)}== }
snapshots:
  leftover@1.0.0: {}
`
const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Runs code',
  severity: 'low',
  vulnerable_versions: '<=1.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
}

let registry
let folder
let answer

beforeAll(async () => {
  registry = createServer((request, response) => {
    request.resume()
    response.writeHead(answer ? 200 : 405, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-advisories-'))
  const scripts = { 'check:advisories': manifest.scripts['check:advisories'] }
  const app = { name: 'app', private: true, scripts, dependencies: { leftover: '1.0.0' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(app))
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), lockfile)
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    'packages: []\npmOnFail: ignore\nverifyDepsBeforeRun: false\n',
  )
  writeFileSync(path.join(folder, '.npmrc'), `registry=http://127.0.0.1:${registry.address().port}/\nfetch-retries=0\n`)
})
afterAll(() => {
  registry?.close()
  registry?.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['succeeds without an advisory', {}, true],
  ['fails on an advisory of any severity', { leftover: [advisory] }, false],
  ['fails when the registry does not answer', undefined, false],
])('R113: the release step for advisories %s', async (_, answered, isGood) => {
  answer = answered
  const child = spawn('pnpm', ['run', 'check:advisories'], { cwd: folder, env: ownConfig() })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status] = await once(child, 'close')
  expect(status === 0, output).toBe(isGood)
})
