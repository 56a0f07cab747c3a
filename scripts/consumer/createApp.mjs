import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readProgram } from '../checks/snippets/readProgram.mjs'
import { packagesForTests } from '../release/packagesForTests.mjs'
import { tarballManifest } from '../release/tarballManifest.mjs'
import { addAliases } from './addAliases.mjs'
import { copyTemplate } from './copyTemplate.mjs'
import { findWarnings } from './findWarnings.mjs'
import { install, writeManifest } from './installPackages.mjs'
import { migrateApp } from './migrateApp.mjs'
import { runQuietly } from './runQuietly.mjs'

const repository = path.resolve(import.meta.dirname, '../..')

/**
 * Copies an app, installs the packed packages into it and builds it. Rejects if the build prints a warning that the app
 * does not list.
 */
export async function createApp(folder, app, tarballs) {
  if (app.samples) await saveSamples(folder, app.samples)
  if (app.routes) await saveSamples(folder, app.routes, (file) => /^src\/(app\/.+)/.exec(file)?.[1])
  if (app.template) await copyTemplate(folder, app)
  else await cp(app.source, folder, { recursive: true })
  for (const [target, source] of Object.entries(app.files ?? {})) await copyModule(source, path.join(folder, target))
  if (app.isAliased) await addAliases(folder)
  if (app.isMigrated) await migrateApp(folder, app, tarballs)
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const { changed, files } = app.hasFiles ? withoutOurs(manifest, tarballs) : withTarballs(manifest, tarballs)
  if (app.isStrict) await installStrictly(folder, changed)
  else await install(folder, changed, files)
  // Builds as on a developer's machine, because in CI Next warns about a missing build cache.
  const output = await runQuietly('npm', ['run', 'build'], folder, { ...process.env, CI: undefined })
  const { unexpected, missing } = findWarnings(output, app.warnings)
  if (unexpected.length > 0) throw new Error(`the build warns:\n${unexpected.join('\n')}\n\n${output}`)
  if (missing.length > 0) throw new Error(`the build no longer warns of ${missing.join(', ')}:\n${output}`)
}

/** Copies a module of the repository. Removes the extensions of its relative imports, which Turbopack does not map. */
async function copyModule(source, target) {
  const code = await readFile(path.join(repository, source), 'utf8')
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, code.replaceAll(/(from '\.[^']+)\.js'/g, "$1'"))
}

/**
 * Installs with pnpm, where a package sees only the dependencies that it declares. pnpm links files from its store, so
 * this takes a second.
 */
async function installStrictly(folder, { overrides, ...manifest }) {
  await writeManifest(folder, manifest)
  const ours = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith('@latchkey/'))
  // Unlike npm, pnpm does not use the app's own dependency for a dependency of another package.
  const settings = { strictDepBuilds: false, overrides: { ...overrides, ...Object.fromEntries(ours) } }
  // JSON is YAML, too.
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings, undefined, 2))
  await runQuietly('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder)
}

/**
 * Saves the files of a document's samples, with another project id. `place` returns the path of a file in the app, or
 * `undefined` to leave it out.
 */
async function saveSamples(folder, document, place = (file) => file) {
  const { modules } = readProgram(await readFile(path.join(repository, document), 'utf8'))
  for (const { file, isSaved, code } of modules) {
    const target = isSaved && place(file)
    if (!target) continue
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true })
    await writeFile(path.join(folder, target), code.replace('YOUR_PROJECT_ID', '0'.repeat(32)))
  }
}

/** Replaces `*` versions of our packages, and of their dependencies, with tarballs. */
function withTarballs(manifest, tarballs) {
  const imported = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@latchkey/'))
  const { dependencies, overrides } = tarballManifest(tarballs, imported)
  const changed = {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...dependencies },
    overrides: { ...manifest.overrides, ...overrides },
  }
  return { changed, files: [] }
}

/**
 * Removes our packages, and names the tarballs to install instead, as docs/quickStart.md does with those of `npm run
 * pack`.
 */
function withoutOurs(manifest, tarballs) {
  const others = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@latchkey/'))
  const files = tarballs.filter(({ name }) => !packagesForTests.includes(name)).map(({ tarball }) => tarball)
  return { changed: { ...manifest, dependencies: Object.fromEntries(others) }, files }
}
