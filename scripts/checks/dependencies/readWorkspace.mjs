import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const manifests = [
  'packages/*/package.json',
  'packages/adapters/*/package.json',
  'apps/*/package.json',
  '{e2e,bench}/package.json',
]

/**
 * Returns the packages of the workspace: folder from `root` with a slash at the end, name, and subpaths that others may
 * import.
 */
export function readWorkspace(root) {
  return globSync(manifests, { cwd: root }).map((file) => {
    const { name, exports = {}, private: isPrivate = false } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    const folder = `${path.dirname(file).split(path.sep).join('/')}/`
    return { folder, name, isPrivate, entries: Object.keys(exports).map((entry) => path.posix.join(name, entry)) }
  })
}
