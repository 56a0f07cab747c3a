import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownConfig } from './ownConfig.fixture.mjs'

const day = 24 * 60 * 60_000
const ago = (days) => new Date(Date.now() - days * day).toISOString()
const proof = {
  attestations: {
    url: 'https://registry.example/proof',
    provenance: { predicateType: 'https://slsa.dev/provenance/v1' },
  },
}

/** Versions by package: the age in days, and special properties. */
const packages = {
  mature: { '1.0.0': { days: 30 } },
  fresh: { '1.0.0': { days: 1 } },
  downgraded: { '1.0.0': { days: 40, dist: proof }, '1.0.1': { days: 30 } },
  exotic: { '1.0.0': { days: 30, dependencies: { hidden: 'git+file://FOLDER/hidden' } } },
}

let registry
let folder

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-policy-'))
  const hidden = path.join(folder, 'hidden')
  mkdirSync(hidden)
  writeFileSync(path.join(hidden, 'package.json'), '{ "name": "hidden", "version": "1.0.0" }')
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: hidden })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
  registry = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    if (!Object.hasOwn(packages, name)) return response.writeHead(404).end('{}')
    const versions = Object.entries(packages[name])
    const body = {
      name,
      'dist-tags': { latest: versions.at(-1)[0] },
      time: Object.fromEntries([['modified', ago(1)], ...versions.map(([version, { days }]) => [version, ago(days)])]),
      versions: Object.fromEntries(
        versions.map(([version, { dist, dependencies = {} }]) => {
          const tarball = `http://${request.headers.host}/${name}/-/${name}-${version}.tgz`
          const placed = JSON.parse(JSON.stringify(dependencies).replace('FOLDER', folder))
          return [version, { name, version, dependencies: placed, dist: { tarball, shasum: '0'.repeat(40), ...dist } }]
        }),
      ),
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  const settings = readFileSync(path.resolve(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8')
  const policy = settings
    .split('\n')
    .filter((line) => /^(minimumReleaseAge|trustPolicy|trustPolicyIgnoreAfter|blockExoticSubdeps):/.test(line))
  expect(policy).toHaveLength(4)
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    ['packages: []', 'pmOnFail: ignore', ...policy, ''].join('\n'),
  )
  writeFileSync(path.join(folder, '.npmrc'), `registry=http://127.0.0.1:${registry.address().port}/\nfetch-retries=0\n`)
})
afterAll(() => {
  registry?.close()
  registry?.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** Resolves the dependency as pnpm does, without fetching it. */
async function resolve(dependencies) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'app', private: true, dependencies }))
  rmSync(path.join(folder, 'pnpm-lock.yaml'), { force: true })
  const flags = ['install', '--lockfile-only', '--no-frozen-lockfile', `--store-dir=${path.join(folder, 'store')}`]
  const env = { ...ownConfig(), XDG_CACHE_HOME: path.join(folder, 'cache'), CI: 'true' }
  const child = spawn('pnpm', flags, { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status] = await once(child, 'close')
  return { isInstalled: status === 0, output }
}

test('R111: a dependency that has been public for a month is installed', async () => {
  const { isInstalled, output } = await resolve({ mature: '1.0.0' })
  expect(isInstalled, output).toBe(true)
})

test.each([
  ['that is younger than three days', { fresh: '1.0.0' }, /MINIMUM_RELEASE_AGE|MATURE/i],
  ['with a weaker proof of origin than an earlier release', { downgraded: '1.0.1' }, /trust downgrade/i],
  ['whose own dependency comes from git', { exotic: '1.0.0' }, /EXOTIC_SUBDEP/i],
])('R111: a dependency %s stops the installation', async (_, dependencies, reason) => {
  const { isInstalled, output } = await resolve(dependencies)
  expect(isInstalled, output).toBe(false)
  expect(output).toMatch(reason)
})
