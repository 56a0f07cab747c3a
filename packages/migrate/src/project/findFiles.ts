import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** Folders of tools, which the command never reads. */
const skippedFolders: ReadonlySet<string> = new Set([
  ...['.cache', '.git', '.netlify', '.next', '.nuxt', '.output', '.svelte-kit', '.turbo', '.vercel', '.yarn'],
  'node_modules',
])
/** Folders with the output of a build, if they are beside a `package.json`. Elsewhere, they may contain sources. */
const outputFolders: ReadonlySet<string> = new Set(['build', 'coverage', 'dist', 'out'])

/** Rules of a `.gitignore`, and the folder that they are relative to. */
type Rules = { readonly folder: string; readonly ignores: Ignore }

/**
 * Returns the files below a folder, as paths relative to it with `/`. Leaves out those that a `.gitignore` of the
 * repository names, builds and installed packages. Follows no symbolic links.
 */
export function findFiles(folder: string): string[] {
  return findIn(folder, folder, rulesAbove(folder)).sort()
}

function findIn(folder: string, root: string, above: readonly Rules[]): string[] {
  const rules = [...above, ...rulesOf(folder)]
  const isPackage = folder === root || existsSync(path.join(folder, 'package.json'))
  const isSkipped = (name: string) => skippedFolders.has(name) || (isPackage && outputFolders.has(name))
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    const isFolder = entry.isDirectory()
    if (isFolder ? isSkipped(entry.name) : !entry.isFile()) return []
    if (isIgnored(full, isFolder, rules)) return []
    return isFolder ? findIn(full, root, rules) : [toPosix(path.relative(root, full))]
  })
}

/** The deepest file with a matching rule decides, as in git. */
function isIgnored(full: string, isFolder: boolean, rules: readonly Rules[]): boolean {
  for (const { folder, ignores } of rules.toReversed()) {
    const { ignored, unignored } = ignores.test(`${toPosix(path.relative(folder, full))}${isFolder ? '/' : ''}`)
    if (ignored || unignored) return ignored
  }
  return false
}

/** Returns the rules of the folders above, up to the one with the repository. */
function rulesAbove(folder: string): Rules[] {
  const above: string[] = []
  for (let each = folder; ; each = path.dirname(each)) {
    if (existsSync(path.join(each, '.git'))) return above.toReversed().flatMap(rulesOf)
    if (path.dirname(each) === each) return []
    above.push(path.dirname(each))
  }
}

function rulesOf(folder: string): Rules[] {
  const file = path.join(folder, '.gitignore')
  return existsSync(file) ? [{ folder, ignores: ignore().add(readFileSync(file, 'utf8')) }] : []
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/')
}
