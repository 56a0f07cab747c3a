import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from './runQuietly.mjs'

/** Writes a manifest, and installs its packages and the given files with npm. */
export async function install(folder, manifest, files) {
  await writeManifest(folder, manifest)
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await runQuietly('npm', ['install', ...flags, ...files], folder)
}

export async function writeManifest(folder, manifest) {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2))
}
