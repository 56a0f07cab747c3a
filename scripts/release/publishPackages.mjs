// Builds every package from scratch and publishes those that the registry lacks. Further arguments go to `changeset
// publish`.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publishedPackages } from './publishedPackages.mjs'

// Removes earlier builds, which may contain deleted sources.
for (const { folder } of publishedPackages()) rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
run('turbo', 'run', 'build', '--force', '--filter=./packages/**')
// For the release notes: the `integrity` of the script for pages without a bundler.
for (const { folder, manifest } of publishedPackages())
  for (const file of globSync('dist/standalone/*.integrity.txt', { cwd: folder }))
    console.log(`${manifest.name} ${manifest.version} ${file}: ${readFileSync(path.join(folder, file), 'utf8').trim()}`)
run('changeset', 'publish', ...process.argv.slice(2))

function run(...command) {
  const { status } = spawnSync('pnpm', ['exec', ...command], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
