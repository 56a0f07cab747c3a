import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTestFile } from '../sources/isTestFile.mjs'
import { listSources } from '../sources/listSources.mjs'
import { findCycles } from './findCycles.mjs'
import { findMutualFolders } from './findMutualFolders.mjs'
import { folderOrder } from './folderOrder.mjs'
import { readImports } from './readImports.mjs'
import { readWorkspace } from './readWorkspace.mjs'
import { forBrowsers, mayImport, restrictedLibraries, sharedFolders } from './rules.mjs'

const scope = '@latchkey/'

/** Returns every import in the repository at `root` that breaks a rule, as `file:line message`. */
export function findDependencyFaults(root) {
  const workspace = readWorkspace(root)
  const faults = workspace
    .filter(({ name, isPrivate }) => !isPrivate && !mayImport[name])
    .map(({ name, folder }) => `${folder}: ${name} has no row in scripts/checks/dependencies/rules.mjs.`)
  const graph = new Map()

  for (const owner of workspace) {
    for (const file of listSources(root, [owner.folder])) {
      const imports = readImports(file, readFileSync(path.join(root, file), 'utf8'))
      graph.set(file, imports.map(({ specifier }) => resolveRelative(root, file, specifier)).filter(Boolean))
      for (const each of imports)
        for (const message of judge({ ...each, file, owner, workspace })) faults.push(`${file}:${each.line} ${message}`)
    }
  }
  return [
    ...faults,
    ...findCycles(graph).map((cycle) => `Import cycle: ${cycle.join(' → ')}`),
    ...findMutualFolders(graph, (file) => isInOrder(workspace, file)).map(
      ([one, other]) => `Folders that import each other: ${one} ↔ ${other}`,
    ),
  ]
}

/** Whether a file is in a package whose folders have an order, and is not a test. */
function isInOrder(workspace, file) {
  const owner = workspace.find(({ folder }) => file.startsWith(folder))
  return owner !== undefined && folderOrder[owner.name] !== undefined && !isTestFile(file)
}

function judge(edge) {
  if (edge.specifier.startsWith('.')) return judgeRelative(edge)
  return edge.specifier.startsWith(scope) ? judgePackage(edge) : judgeLibrary(edge)
}

function* judgeRelative({ file, specifier, owner, isReExport }) {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const isPublished = !owner.isPrivate && !isTestFile(file)
  const isShared = !isPublished && sharedFolders.some((folder) => target.startsWith(folder))
  if (!target.startsWith(owner.folder) && !isShared) yield `leaves its package: ${specifier}. Import by package name.`
  if (!isPublished) return
  yield* judgeFolders({ file, specifier, owner, target })
  const isEntry = isInExports(owner, file)
  if (isReExport && !isEntry) yield `re-exports ${specifier}. Only files in src/exports/ do that.`
  if (!isEntry && isInExports(owner, target)) yield `imports the entry point of its own package: ${specifier}.`
}

function* judgeFolders({ file, specifier, owner, target }) {
  const order = file.startsWith(`${owner.folder}src/`) && folderOrder[owner.name]
  const [from, to] = [file, target].map((each) => folderOf(owner, each))
  if (!order || from === to || from === 'exports') return
  const ranked = order.includes('.') ? order : [...order, '.']
  const unknown = [from, to].find((folder) => !ranked.includes(folder))
  if (unknown) yield `is in ${unknown}, which has no place in scripts/checks/dependencies/folderOrder.mjs.`
  else if (ranked.indexOf(to) > ranked.indexOf(from))
    yield `imports ${specifier}: ${nameOf(from)} is below ${nameOf(to)}.`
}

/** Folder of a file in the `src` of its package; `.` for files beside the folders. */
function folderOf(owner, file) {
  return file.slice(`${owner.folder}src/`.length).match(/^([^/]+)\//)?.[1] ?? '.'
}

function nameOf(folder) {
  return folder === '.' ? 'the package root' : folder
}

function* judgePackage({ file, specifier, owner, workspace, isType, isLazy, isReExport }) {
  const target = workspace.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!target?.entries.includes(specifier)) {
    yield `imports ${specifier}, which no package exports.`
    return
  }
  if (owner.isPrivate || isTestFile(file)) return
  const { always = [], lazily = [] } = mayImport[owner.name] ?? {}
  if (target === owner) yield `imports its own package by name: ${specifier}.`
  else if (lazily.includes(target.name) && !always.includes(specifier)) {
    if (!isLazy && !isType) yield `imports ${specifier} at once. It may only load it with import().`
  } else if (!always.includes(target.name) && !always.includes(specifier))
    yield `imports ${specifier}, which ${owner.name} must not know.`
  if (isReExport && !isInExports(owner, file)) yield `re-exports ${specifier}. Only files in src/exports/ do that.`
}

function* judgeLibrary({ file, specifier, owner }) {
  if (owner.isPrivate || isTestFile(file) || !file.startsWith(`${owner.folder}src/`)) return
  if (Object.keys(mayImport[owner.name] ?? {}).length === 0)
    yield `imports ${specifier}. ${owner.name} depends on nothing.`
  if (specifier.startsWith('node:') && forBrowsers.includes(owner.name)) yield `imports ${specifier} into a page.`
  for (const { library, places } of restrictedLibraries) {
    if (library.test(specifier) && !places.some((place) => file.startsWith(place)))
      yield `imports ${specifier}, which belongs in ${places.join(', ')}.`
  }
}

function isInExports(owner, file) {
  return file.startsWith(`${owner.folder}src/exports/`)
}

function resolveRelative(root, file, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const stem = target.replace(/\.js$/, '')
  return [target, `${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(path.join(root, candidate)))
}
