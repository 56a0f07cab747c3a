import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extractSnippets } from '../checks/snippets/extractSnippets.mjs'
import { tarballManifest } from '../release/tarballManifest.mjs'
import { findWarnings } from './findWarnings.mjs'
import { runQuietly } from './runQuietly.mjs'

const readme = path.resolve(import.meta.dirname, '../../README.md')

/** Copies an app, installs the packed packages into it and builds it. Rejects if the build prints a warning that the app does not list. */
export async function createApp(folder, app, tarballs) {
  await cp(app.source, folder, { recursive: true })
  if (app.readme) await addSample(path.join(folder, app.readme))
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(withTarballs(manifest, tarballs), undefined, 2))
  await runQuietly('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder)
  // Builds as on a developer's machine, because in CI Next warns about a missing build cache.
  const output = await runQuietly('npm', ['run', 'build'], folder, { ...process.env, CI: undefined })
  const { unexpected, missing } = findWarnings(output, app.warnings)
  if (unexpected.length > 0) throw new Error(`the build warns:\n${unexpected.join('\n')}\n\n${output}`)
  if (missing.length > 0) throw new Error(`the build no longer warns of ${missing.join(', ')}:\n${output}`)
}

/** Compares the file with the README's sample, except for the project id. */
async function addSample(file) {
  const sample = extractSnippets(await readFile(readme, 'utf8')).find(({ language }) => language === 'tsx')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sample.code.replace('YOUR_PROJECT_ID', '0'.repeat(32)))
}

/** Replaces `*` versions of our packages, and of their dependencies, with tarballs. */
function withTarballs(manifest, tarballs) {
  const imported = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@latchkey/'))
  const { dependencies, overrides } = tarballManifest(tarballs, imported)
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...dependencies },
    overrides: { ...manifest.overrides, ...overrides },
  }
}
