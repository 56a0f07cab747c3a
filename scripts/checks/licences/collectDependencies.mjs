import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the manifests of everything that installing these packages adds: transitive dependencies without development
 * and optional ones.
 */
export function collectDependencies(packages) {
  const found = new Map()
  const missing = []
  const waiting = packages.map(({ folder, manifest }) => ({ folder, manifest, via: manifest.name }))
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { folder, manifest, via } = entry
    for (const [name, isOptional] of wantedBy(manifest)) {
      const home = findInstalled(folder, name)
      if (!home && !isOptional) missing.push({ name, via })
      if (!home || found.has(home)) continue
      const installed = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
      found.set(home, { ...installed, via: `${via} > ${name}` })
      waiting.push({ folder: home, manifest: installed, via: `${via} > ${name}` })
    }
  }
  return { dependencies: [...found.values()], missing }
}

/** Names → whether an installation may lack it: for other platforms, or optional. */
function wantedBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return new Map([
    ...peers.map((name) => [name, true]),
    ...Object.keys(dependencies).map((name) => [name, name in optionalDependencies]),
    ...Object.keys(optionalDependencies).map((name) => [name, true]),
  ])
}

/** Returns the folder of the package that an import of `name` in the folder `from` resolves to. */
export function findInstalled(from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === path.dirname(folder)) return undefined
  }
}
