// Rehearses a release from a clone of the last commit: takes versions from the changesets, builds, publishes to a local
// registry, installs from there and follows the quick start. Touches neither this working tree nor any real registry.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from '../consumer/runQuietly.mjs'
import { packPackages } from './packPackages.mjs'
import { publishedPackages } from './publishedPackages.mjs'
import { startRegistry } from './startRegistry.mjs'
import { tryQuickStart, tryTestingGuide } from './tryQuickStart.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-release-'))
const clone = path.join(work, 'clone')
const consumer = path.join(work, 'consumer')
let registry
try {
  await step('clone and install', async () => {
    await runQuietly('git', ['clone', '--quiet', root, clone], work)
    await runQuietly('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], clone)
  })
  await step('take versions from changesets', takeVersions)
  await step('build and publish', publish)
  await step('build again, get the same tarballs', rebuild)
  await step('install and import', install)
  let app
  await step('follow the quick start', async () => {
    app = await tryQuickStart(path.join(work, 'quickStart'), registry.url)
  })
  await step('run the test of docs/testing.md', () => tryTestingGuide(app, registry.url))
} catch (error) {
  // The error is last, because only the last lines of a failure are shown.
  if (registry) console.error(registry.output())
  console.error(error.message)
  process.exitCode = 1
} finally {
  await registry?.stop()
  await rm(work, { recursive: true, force: true })
}

async function takeVersions() {
  const names = publishedPackages(clone).map(({ manifest }) => manifest.name)
  const waiting = (await readdir(path.join(clone, '.changeset'))).filter((file) => /(?<!README)\.md$/.test(file))
  if (waiting.length === 0) {
    const lines = names.map((name) => `'${name}': patch`)
    await writeFile(
      path.join(clone, '.changeset/rehearsal.md'),
      `---\n${lines.join('\n')}\n---\n\nRehearsed a release.\n`,
    )
  }
  const before = publishedPackages(clone)
  await runQuietly('pnpm', ['exec', 'changeset', 'version'], clone)
  for (const [index, { folder, manifest }] of publishedPackages(clone).entries()) {
    if (manifest.version === before[index].manifest.version)
      throw new Error(`${manifest.name} stays at ${manifest.version}: no changeset names it.`)
    const changelog = await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '')
    if (!changelog.includes(`## ${manifest.version}`)) throw new Error(`${manifest.name} has no changelog entry.`)
    console.log(`    ${manifest.name} ${manifest.version}`)
  }
}

async function publish() {
  const upstream = (await runQuietly('npm', ['config', 'get', 'registry', '--loglevel=error'], work)).trim()
  registry = await startRegistry(work, upstream)
  // Anyone may publish to this registry, but npm requires a token.
  const login = `registry=${registry.url}\n//${new URL(registry.url).host}/:_authToken=rehearsal\n`
  await writeFile(path.join(clone, '.npmrc'), login)
  await runQuietly(process.execPath, ['scripts/release/publishPackages.mjs', '--no-git-tag'], clone, {
    ...process.env,
    npm_config_registry: registry.url,
  })
  for (const { manifest } of publishedPackages(clone)) {
    const answer = await fetch(`${registry.url}${manifest.name.replace('/', '%2f')}`)
    const { versions = {} } = await answer.json()
    const published = versions[manifest.version]
    if (!published) throw new Error(`${manifest.name}@${manifest.version} did not arrive at the registry.`)
    const links = Object.entries(published.dependencies ?? {}).filter(([, range]) =>
      /^(workspace|link|file):/.test(range),
    )
    if (links.length > 0) throw new Error(`${manifest.name} was published with ${links.join(', ')}.`)
  }
}

/** Builds of the same sources can be compared with the published packages. */
async function rebuild() {
  for (const { folder } of publishedPackages(clone)) await rm(path.join(folder, 'dist'), { recursive: true })
  await runQuietly('pnpm', ['exec', 'turbo', 'run', 'build', '--force', '--filter=./packages/**'], clone)
  for (const { name, tarball } of packPackages(path.join(work, 'tarballs'), clone)) {
    const answer = await fetch(`${registry.url}${name.replace('/', '%2f')}/latest`)
    const { dist } = await answer.json()
    const integrity = `sha512-${createHash('sha512')
      .update(await readFile(tarball))
      .digest('base64')}`
    if (integrity !== dist.integrity) throw new Error(`${name}: ${integrity} is not the published ${dist.integrity}.`)
  }
}

async function install() {
  const names = ['@latchkey/appkit', '@latchkey/adapter-eip155']
  await mkdir(consumer)
  await writeFile(path.join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n')
  await writeFile(path.join(consumer, '.npmrc'), `registry=${registry.url}\n`)
  await runQuietly(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...names, 'react', 'react-dom'],
    consumer,
  )
  const script = `
    import { createEip155Adapter } from '@latchkey/adapter-eip155'
    import { createAppKit } from '@latchkey/appkit'
    import { mainnet } from '@latchkey/appkit/networks'
    const metadata = { name: 'x', description: 'x', url: 'https://example.org', icons: [] }
    const kit = createAppKit({ projectId: 'x', networks: [mainnet], adapters: [createEip155Adapter()], metadata })
    if (kit.isOpen()) throw new Error('open without being asked')
    kit.destroy()
  `
  await runQuietly(process.execPath, ['--input-type=module', '--eval', script], consumer)
}

async function step(name, run) {
  const begun = performance.now()
  await run().catch((error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  console.log(`  ✓ ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
