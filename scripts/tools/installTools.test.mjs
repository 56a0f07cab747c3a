import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findUnverified } from './findUnverified.mjs'
import { toolPins } from './toolPins.mjs'

const pins = toolPins['linux-x64']
const containerfile = readFileSync(path.resolve(import.meta.dirname, '../../apps/services/Containerfile'), 'utf8')
const entries = Object.entries(pins).map(([name, integrity]) => {
  const at = name.lastIndexOf('@')
  return [`node_modules/${name.slice(0, at)}`, { version: name.slice(at + 1), integrity }]
})

test('R110: compares installed packages with the pinned hashes', () => {
  expect(findUnverified({ packages: Object.fromEntries(entries) }, pins)).toEqual([])
  const other = { ...pins, [Object.keys(pins)[1]]: 'sha512-other' }
  expect(findUnverified({ packages: Object.fromEntries(entries) }, other)).toHaveLength(1)
  expect(findUnverified({ packages: Object.fromEntries(entries.slice(1)) }, pins)).toHaveLength(1)
  const more = [...entries, ['node_modules/pnpm/node_modules/more', { version: '1.0.0', integrity: 'sha512-more' }]]
  expect(findUnverified({ packages: Object.fromEntries(more) }, pins)).toEqual([
    'more@1.0.0 has sha512-more, which is not pinned',
  ])
  expect(findUnverified({ packages: { 'node_modules/pnpm': { version: '12.21.0' } } }, pins)).toContain(
    'pnpm@12.21.0 has no hash, which is not pinned',
  )
  expect(findUnverified({}, pins)).toHaveLength(3)
})

test('R110: every platform pins each of its packages by a full hash', () => {
  for (const [platform, pinned] of Object.entries(toolPins)) {
    expect(Object.keys(pinned).map((name) => name.replace(/@[\d.]+$/, ''))).toEqual([
      'pnpm',
      `@pnpm/exe.${platform}`,
      `node-${platform}`,
    ])
    for (const hash of Object.values(pinned)) expect(hash).toMatch(/^sha512-[A-Za-z\d+/]{86}==$/)
  }
})

test.skipIf(!toolPins[`${process.platform}-${process.arch}`])(
  'R110: a package with another hash stops the bootstrap before any of its code runs',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-tools-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const scripts = path.resolve(import.meta.dirname, '..')
    mkdirSync(path.join(folder, 'repo/scripts'), { recursive: true })
    cpSync(path.join(scripts, 'bootstrap.mjs'), path.join(folder, 'repo/scripts/bootstrap.mjs'))
    cpSync(path.join(scripts, 'tools'), path.join(folder, 'repo/scripts/tools'), { recursive: true })
    // A fake npm that unpacks another pnpm, which leaves a trace if it runs.
    const trace = path.join(folder, 'ran')
    const modules = path.join(folder, 'repo/.tools.next/node_modules')
    const intruder = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`
    const npm = `#!${process.execPath}
      const { mkdirSync, writeFileSync } = require('node:fs')
      if (!process.argv.includes('--ignore-scripts')) { ${intruder} }
      mkdirSync('${modules}/pnpm', { recursive: true })
      mkdirSync('${modules}/.bin', { recursive: true })
      writeFileSync('${modules}/pnpm/install.js', ${JSON.stringify(intruder)})
      writeFileSync('${modules}/.bin/pnpm', ${JSON.stringify(`#!${process.execPath}\n${intruder}`)}, { mode: 0o755 })
      const packages = ${JSON.stringify(Object.fromEntries(entries))}
      packages['node_modules/pnpm'].integrity = 'sha512-other'
      writeFileSync('${modules}/.package-lock.json', JSON.stringify({ packages }))
    `
    mkdirSync(path.join(folder, 'bin'))
    writeFileSync(path.join(folder, 'bin/npm'), npm)
    chmodSync(path.join(folder, 'bin/npm'), 0o755)
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'repo/scripts/bootstrap.mjs')], {
      env: { PATH: path.join(folder, 'bin') },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('pnpm@12.21.0 has sha512-other')])
    expect([existsSync(trace), existsSync(path.join(folder, 'repo/.tools'))]).toEqual([false, false])
  },
)

test('R110: the container image installs the pinned tools', () => {
  expect(containerfile).toContain('node scripts/tools/main.mjs')
  expect(containerfile).not.toMatch(/\bnpm |npx|corepack|curl|wget/)
})

test('R112: every base image of the container file is a digest that the build names', () => {
  const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base.replace(/^\$/, ''))
  expect(bases).toEqual(['{NODE_IMAGE}', '{NODE_IMAGE}'])
  expect(containerfile).toMatch(/^ARG NODE_IMAGE$/m)
  const [, check] = /^RUN (case "\$NODE_IMAGE".*)$/m.exec(containerfile) ?? []
  const statusFor = (image) => spawnSync('sh', ['-c', check], { env: { NODE_IMAGE: image } }).status
  expect(statusFor(`docker.io/library/node@sha256:${'a'.repeat(64)}`)).toBe(0)
  for (const image of ['docker.io/library/node:24-bookworm-slim', 'node', '']) expect(statusFor(image)).toBe(1)
})
