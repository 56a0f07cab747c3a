// Measures what the packages add to an app with React: installs React, then the full kit with one adapter, and prints
// the difference in packages and in MB on the disk. Needs a registry or npm's cache. `pnpm build && pnpm --filter
// @latchkey/bench install-size`
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runQuietly } from '../scripts/consumer/runQuietly.mjs'
import { packPackages } from '../scripts/release/packPackages.mjs'
import { tarballManifest } from '../scripts/release/tarballManifest.mjs'
import { readInstallSize } from './readInstallSize.mjs'

const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const imported = ['@latchkey/appkit', '@latchkey/adapter-eip155']

const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-install-'))
try {
  const tarballs = packPackages(path.join(work, 'tarballs'))
  const without = await install('without', { dependencies: react })
  const { dependencies, overrides } = tarballManifest(tarballs, imported)
  const kit = await install('with', { dependencies: { ...react, ...dependencies }, overrides })
  console.table({
    packages: { added: kit.packages - without.packages, goal: 110 },
    MB: { added: Math.round((kit.bytes - without.bytes) / 1e5) / 10, goal: 105 },
  })
  const largest = Object.entries(kit.sizes).sort(([, a], [, b]) => b - a)
  for (const [name, bytes] of largest.slice(0, 12)) console.log(`${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${name}`)
} finally {
  await rm(work, { recursive: true, force: true })
}

async function install(name, manifest) {
  const folder = path.join(work, name)
  await mkdir(folder)
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, private: true, ...manifest }))
  await runQuietly('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  return readInstallSize(folder)
}
