import path from 'node:path'
import { readImports } from '../checks/dependencies/readImports.mjs'

/**
 * Returns the imports of a package that its manifest does not declare: of every module in `dist`, and of the type
 * declarations that its entry points lead to. `files` maps paths in the tarball to texts.
 */
export function findImportFaults(files, manifest) {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies }
  const modules = [...files.keys()].filter((file) => /^dist\/.*\.js$/.test(file))
  const faults = []
  for (const file of [...modules, ...findTypes(files, manifest)]) {
    for (const { specifier } of readImports(file, files.get(file))) {
      if (/^(\.|node:)/.test(specifier)) continue
      const [name] = /^(@[^/]+\/)?[^/]+/.exec(specifier)
      if (name !== manifest.name && !Object.hasOwn(declared, name))
        faults.push(`${file} imports ${specifier}, which the manifest does not declare.`)
    }
  }
  return faults
}

/** Returns the type declarations that an app's compiler reads. */
function findTypes(files, manifest) {
  const entries = Object.values(manifest.exports ?? {}).flatMap(({ types }) =>
    types ? [path.posix.normalize(types)] : [],
  )
  const found = new Set(entries)
  for (const file of found) {
    for (const { specifier } of readImports(file, files.get(file) ?? '')) {
      const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '.d.ts')
      if (specifier.startsWith('.') && files.has(target)) found.add(target)
    }
  }
  return [...found].filter((file) => files.has(file))
}
