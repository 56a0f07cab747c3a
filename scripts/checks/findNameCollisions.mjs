const moduleSource = /(?<!\.d)\.(tsx?|mts|jsx?|mjs)$/

/**
 * Finds files and folders that a case-insensitive file system or a build cannot distinguish: names that differ only in
 * case, also with another extension, and two modules whose names differ only in extension. `paths` are separated by
 * slashes.
 */
export function findNameCollisions(paths) {
  const spellings = new Map()
  const modules = new Map()
  for (const file of paths) {
    for (const name of [...foldersOf(file), stemOf(file)]) addTo(spellings, name.toLowerCase(), name)
    if (moduleSource.test(file)) addTo(modules, file.replace(moduleSource, '').toLowerCase(), file)
  }
  const onlyCase = [...spellings.values()].filter((names) => names.size > 1).map((names) => [...names].join(' and '))
  const onlyExtension = [...modules.values()].filter((files) => files.size > 1).map((files) => [...files].join(' and '))
  return [
    ...onlyCase.map((names) => `${names} differ only in case.`),
    ...onlyExtension.map((names) => `${names} have the same name without their extension.`),
  ]
}

function foldersOf(file) {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_part, index) => `${parts.slice(0, index + 1).join('/')}/`)
}

/** `src/a.d.ts.map` → `src/a`; a name that starts with a dot stays whole. */
function stemOf(file) {
  return file.replace(/(?<=[^/])(\.d)?\.[^./]+(\.map)?$/, '')
}

function addTo(groups, key, value) {
  groups.set(key, (groups.get(key) ?? new Set()).add(value))
}
