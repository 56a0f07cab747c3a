import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of this package, where `data` and `migrations` are: one above `src` in development, one above `dist` when
 * it is built.
 */
export const packageFolder = find(path.dirname(fileURLToPath(import.meta.url)))

function find(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('The folder of @latchkey/services has no package.json.')
  return find(above)
}
