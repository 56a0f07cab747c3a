import { globSync } from 'node:fs'
import path from 'node:path'

const unread = new Set([
  'node_modules',
  'dist',
  '.git',
  '.tools',
  '.next',
  '.turbo',
  'test-results',
  'playwright-report',
])

/** Returns all TypeScript and JavaScript files in folders of the repository, as paths with slashes from `root`. */
export function listSources(root, folders) {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,js,jsx,mjs}`)
  const files = globSync(patterns, { cwd: root, exclude: (name) => unread.has(path.basename(name)) })
  return [...new Set(files.map((file) => file.split(path.sep).join('/')))]
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}
