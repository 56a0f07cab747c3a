import { isModuleFile, parseModule, stringOf, walk } from '../module/syntax.js'
import { changeManifest, isKitPackage, packagesIn } from './changeManifest.js'

/** Whether the file is a `package.json`. */
export function isManifest(file: string): boolean {
  return /(^|\/)package\.json$/.test(file)
}

/** Returns the manifest in the closest folder above a file. */
export function closestManifest(file: string, manifests: readonly string[]): string | undefined {
  const above = manifests.filter((each) => file.startsWith(each.slice(0, -'package.json'.length)))
  return above.sort((a, b) => b.length - a.length)[0]
}

const ownName = /^(@latchkey\/[\w-]+)(?:\/|$)/
const kitName = /^(@reown\/appkit[\w-]*|@rainbow-me\/rainbowkit[\w-]*)(?:\/|$)/

/** Changes the manifests of a kit, and those whose files changed. `changed`: the new contents of the changed files. */
export function changeManifests(
  files: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
  version: string,
): Map<string, ReturnType<typeof changeManifest>> {
  const manifests = [...files.keys()].filter(isManifest)
  const listed = (file: string) => packagesIn(files.get(file) ?? '')
  // Also those of Latchkey, so that a second migration finds the same manifest for each file.
  const withKit = manifests.filter((file) => listed(file).some((name) => isKitPackage(name) || ownName.test(name)))
  const isChanged = new Set(manifests.filter((file) => listed(file).some(isKitPackage)))
  const usage = new Map(manifests.map((file) => [file, { needed: new Set<string>(), remaining: new Set<string>() }]))
  for (const [file, before] of files) {
    if (isManifest(file)) continue
    const owner = closestManifest(file, withKit) ?? closestManifest(file, manifests)
    const found = owner !== undefined && usage.get(owner)
    if (!found) continue
    if (changed.has(file)) isChanged.add(owner)
    for (const each of stringsIn(file, changed.get(file) ?? before)) {
      const [, own] = ownName.exec(each) ?? []
      const [, kit] = kitName.exec(each) ?? []
      if (own) found.needed.add(own)
      if (kit) found.remaining.add(kit)
    }
  }
  return new Map(
    [...usage].flatMap(([file, found]) =>
      isChanged.has(file) ? [[file, changeManifest(file, files.get(file) ?? '', found, version)] as const] : [],
    ),
  )
}

/** Returns the string literals of a module, and the names of packages in other files. */
function stringsIn(file: string, text: string): string[] {
  if (!/@latchkey\/|@reown\/appkit|@rainbow-me\/rainbowkit/.test(text)) return []
  const parsed = isModuleFile(file) ? parseModule(file, text) : undefined
  if (!parsed?.ok)
    return [...text.matchAll(/['"`(~](@(?:latchkey|reown|rainbow-me)\/[\w./-]+)/g)].map(([, name = '']) => name)
  const strings: string[] = []
  walk(parsed.program, (node) => {
    const value = stringOf(node)
    if (value !== undefined) strings.push(value)
  })
  return strings
}
