import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
  const warnings = output.split('\n').filter((line) => /warn|⚠|deprecat/i.test(line) && !/^npm warn/.test(line))
  if (warnings.length > 0) throw new Error(`the build warns:\n${warnings.join('\n')}\n\n${output}`)
}

/** What the app imports is a dependency; what that depends on must get its tarball too, not what a registry may have. */
function withTarballs({ 'package.json': manifestText, ...sources }, tarballs) {
  const manifest = JSON.parse(manifestText)
  const imported = [
    ...Object.values(sources)
      .join('\n')
      .matchAll(/from '(@latchkey\/[^/']+)/g),
  ].map(([, name]) => name)
  const ours = tarballs.map(({ name, tarball }) => [name, `file:${tarball}`])
  const direct = Object.fromEntries(ours.filter(([name]) => imported.includes(name)))
  const overrides = Object.fromEntries(ours.filter(([name]) => !imported.includes(name)))
  return JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...direct }, overrides })
}
