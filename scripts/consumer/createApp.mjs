import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tarballManifest } from '../release/tarballManifest.mjs'
import { runQuietly } from './runQuietly.mjs'

/** Writes an app, installs the packed packages into it and builds it. Rejects when the build warns of anything. */
export async function createApp(folder, files, tarballs) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), name === 'package.json' ? withTarballs(files, tarballs) : content)
  }
  await runQuietly('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  // As on a developer's machine: in CI Next warns that nothing of an earlier build was kept.
  const output = await runQuietly('npm', ['run', 'build'], folder, { ...process.env, CI: undefined })
  // Whole words: the list of built files may name one such as `warnSecondKit`.
  const warnings = output
    .split('\n')
    .filter((line) => /\bwarn(ing)?s?\b|⚠|deprecat/i.test(line) && !/^npm warn/.test(line))
  if (warnings.length > 0) throw new Error(`the build warns:\n${warnings.join('\n')}\n\n${output}`)
}

function withTarballs({ 'package.json': manifestText, ...sources }, tarballs) {
  const manifest = JSON.parse(manifestText)
  const imported = [
    ...Object.values(sources)
      .join('\n')
      .matchAll(/from '(@latchkey\/[^/']+)/g),
  ].map(([, name]) => name)
  const { dependencies, overrides } = tarballManifest(tarballs, imported)
  return JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...dependencies }, overrides })
}
