import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'apps')

/**
 * The apps of the matrix. What `consumer.json` of one says:
 * - `about`: tool and versions; `notes`: what a developer must know besides
 * - `tested`: part of `npm test`
 * - `readme`: the file that is the first sample of the README, to the letter
 * - `warnings`: the warnings of other projects that its build may print, as patterns; each must match one
 * - `folder`: what the build writes, to be served as files; or `start`: the command that serves it, with `{port}`; neither where
 *   the build itself is all there is
 * - `dev`: the command of its development server, with `{port}`
 * - `html`: what a server's answer contains before any script runs
 */
export function listApps() {
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      source: path.join(folder, name, 'app'),
      ...JSON.parse(readFileSync(path.join(folder, name, 'consumer.json'), 'utf8')),
    }))
}
