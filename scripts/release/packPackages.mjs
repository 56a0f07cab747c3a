import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { publishedPackages } from './publishedPackages.mjs'

/** Packs every published package as it would be uploaded. Resolves names to tarballs in `destination`. */
export function packPackages(destination, repository) {
  mkdirSync(destination, { recursive: true })
  return publishedPackages(repository).map(({ folder, manifest }) => {
    if (!existsSync(path.join(folder, 'dist')))
      throw new Error(`${manifest.name} is not built: run \`pnpm build\` first.`)
    const answer = execFileSync('pnpm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    const { filename } = JSON.parse(answer)
    const tarball = path.join(destination, `${manifest.name.replace(/^@/, '').replace('/', '-')}.tgz`)
    renameSync(path.resolve(folder, filename), tarball)
    return { name: manifest.name, folder, tarball }
  })
}
