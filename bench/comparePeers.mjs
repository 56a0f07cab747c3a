// Measures what kits add to an app with React: downloads of a page before any click (gzip), packages, and MB on the
// disk. Prints the rows of docs/comparison.md. Needs a registry. `pnpm build && pnpm --filter @latchkey/bench peers
// [<name> …]`
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { runQuietly } from '../scripts/consumer/runQuietly.mjs'
import { packPackages } from '../scripts/release/packPackages.mjs'
import { tarballManifest } from '../scripts/release/tarballManifest.mjs'
import { peerApps } from './peers/apps.mjs'
import { readInstallSize } from './readInstallSize.mjs'

const react = { react: '18.3.1', 'react-dom': '18.3.1' }
const names = process.argv.slice(2)
const chosen = Object.entries(peerApps).filter(([name]) => names.length === 0 || names.includes(name))

const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-peers-'))
try {
  const tarballs = chosen.some(([, { ours }]) => ours) ? packPackages(path.join(work, 'tarballs')) : []
  const base = await measure('react', { packages: {}, code: 'const Page = () => <button>Connect</button>' })
  const rows = {}
  for (const [name, app] of chosen) {
    const { overrides, dependencies } = tarballManifest(tarballs, app.ours ?? [])
    const kit = await measure(name, { ...app, packages: { ...app.packages, ...(app.ours && dependencies) }, overrides })
    rows[name] = {
      'kB before a click': round((kit.download - base.download) / 1e3),
      packages: kit.packages - base.packages,
      MB: round((kit.bytes - base.bytes) / 1e6),
    }
  }
  console.table(rows)
} finally {
  await rm(work, { recursive: true, force: true })
}

async function measure(name, { packages, code, overrides }) {
  const folder = path.join(work, name)
  await mkdir(folder)
  const manifest = { name, private: true, type: 'module', dependencies: { ...react, ...packages }, overrides }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(
    path.join(folder, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.jsx"></script>',
  )
  await writeFile(
    path.join(folder, 'main.jsx'),
    `import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\n${code}\ncreateRoot(document.getElementById('root')).render(createElement(Page))\n`,
  )
  await runQuietly('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder)
  return { download: await readDownload(folder), ...(await readInstallSize(folder)) }
}

/**
 * Builds the app, and returns the gzip size of the scripts and style sheets that its page loads without a click, in
 * bytes.
 */
async function readDownload(folder) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { manifest: true, reportCompressedSize: false },
  })
  const manifest = JSON.parse(await readFile(path.join(folder, 'dist/.vite/manifest.json'), 'utf8'))
  const chunks = new Set(['index.html'])
  for (const name of chunks) for (const other of manifest[name].imports ?? []) chunks.add(other)
  const files = new Set([...chunks].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(path.join(folder, 'dist', file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function round(value) {
  return Math.round(value * 10) / 10
}
