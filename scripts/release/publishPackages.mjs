// Builds every package from nothing and publishes what the registry does not have yet. Further arguments go to `changeset publish`.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publishedPackages } from './publishedPackages.mjs'

// What was deleted in a source must not live on in what was built before.
for (const { folder } of publishedPackages()) rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
run('turbo', 'run', 'build', '--force', '--filter=./packages/**')
// For the release notes: what pages without a bundler name as the `integrity` of their script.
for (const { folder, manifest } of publishedPackages())
  for (const file of globSync('dist/standalone/*.integrity.txt', { cwd: folder }))
    console.log(`${manifest.name} ${manifest.version} ${file}: ${readFileSync(path.join(folder, file), 'utf8').trim()}`)
run('changeset', 'publish', ...process.argv.slice(2))

function run(...command) {
  const { status } = spawnSync('pnpm', ['exec', ...command], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
