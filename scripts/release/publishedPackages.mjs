import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** Returns folder and manifest of every published package. */
export function publishedPackages(repository = root) {
  return globSync('packages/{*,adapters/*}/package.json', { cwd: repository })
    .sort()
    .map((file) => {
      const folder = path.join(repository, path.dirname(file))
      return { folder, manifest: JSON.parse(readFileSync(path.join(repository, file), 'utf8')) }
    })
    .filter(({ manifest }) => !manifest.private)
}
