import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findInstalled } from '../checks/licences/collectDependencies.mjs'

/**
 * Finds the packages that bundled modules come from, except the one in the folder `own`. Also finds packages that were
 * bundled into a module before it was published, which its source map names. Returns the folder and the manifest of
 * each, sorted by name.
 */
export function findPackages(modules, own) {
  const found = new Map()
  const inner = []
  const add = (folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    found.set(`${manifest.name} ${manifest.version}`, { folder, manifest })
  }
  for (const id of modules) {
    // The bundler marks its own modules with a null character.
    const file = id.replace(/^\0/, '').replace(/\?.*$/, '')
    if (!path.isAbsolute(file) || isInside(file, own)) continue
    const folder = findFolder(path.dirname(file))
    add(folder)
    for (const name of readInnerNames(file)) inner.push({ name, folder, file })
  }
  for (const { name, folder, file } of inner) {
    const installed = findInstalled(folder, name)
    if (installed) add(installed)
    else if (![...found.values()].some(({ manifest }) => manifest.name === name))
      throw new Error(`${file} contains ${name}, which is not installed.`)
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}

function isInside(file, folder) {
  const relative = path.relative(folder, file)
  return !relative.startsWith('..') && !relative.split(path.sep).includes('node_modules')
}

/** Returns the closest folder with a manifest of a package; manifests inside packages often only set `type`. */
function findFolder(from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json')
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version) return folder
    if (folder === path.dirname(folder)) throw new Error(`${from} belongs to no package.`)
  }
}

function readInnerNames(file) {
  if (!existsSync(`${file}.map`)) return []
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
  return new Set(names.filter(Boolean))
}
