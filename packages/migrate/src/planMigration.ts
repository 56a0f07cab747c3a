import { migrateAppKit } from './appkit/migrateAppKit.js'
import { combineFacts, readProjectFacts } from './appkit/readProjectFacts.js'
import { createModuleEditor, type ModuleEditor } from './module/createModuleEditor.js'
import type { Review } from './module/review.js'
import { lineOf, parseModule } from './module/syntax.js'
import { changeManifest, kitPackagesIn, packagesIn } from './project/changeManifest.js'
import type { FileChange } from './project/writeFiles.js'
import { combineRainbowKitFacts, migrateRainbowKit, readRainbowKitFacts } from './rainbowkit/migrateRainbowKit.js'

/** A file that the migration leaves as it is, because it can't be parsed. */
export type UnreadableFile = { readonly file: string; readonly line: number; readonly message: string }

/** The result of {@link planMigration}. */
export type Migration = {
  /** The changed files, by path. */
  readonly changes: readonly FileChange[]
  /** The places that a person has to look at, by path and line. */
  readonly reviews: readonly Review[]
  readonly unreadable: readonly UnreadableFile[]
}

const isModule = (file: string) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]ts$/.test(file)
const isOtherSource = (file: string) => /\.(astro|html|mdx|svelte|vue)$/.test(file)
const isStyleSheet = (file: string) => /\.(css|less|sass|scss)$/.test(file)
const isManifest = (file: string) => /(^|\/)package\.json$/.test(file)
const kitName = /@reown\/appkit(?![\w])|@rainbow-me\/rainbowkit/
const mayConcern = /@reown\/appkit|@rainbow-me\/rainbowkit|w3m-|\.(get|set|subscribe|delete)[A-Z]\w+\(/

/** Whether the migration reads such a file. */
export function isMigrated(file: string): boolean {
  if (isModule(file) || isOtherSource(file) || isStyleSheet(file)) return true
  return isManifest(file) || /(^|\/)pnpm-workspace\.yaml$/.test(file)
}

/**
 * Plans the migration of a project from Reown AppKit or RainbowKit. Changes nothing itself.
 *
 * @param files - contents by path, with `/` between folders
 * @param options - `version`: the version of the `@latchkey` packages
 *
 * @example
 * const { changes, reviews } = planMigration(new Map([['src/main.ts', code]]), { version: '1.0.0' })
 */
export function planMigration(
  files: ReadonlyMap<string, string>,
  { version }: { readonly version: string },
): Migration {
  const reviews: Review[] = []
  const unreadable: UnreadableFile[] = []
  const editors: ModuleEditor[] = []
  const usesKit = [...files].some(([file, text]) => isMigrated(file) && kitName.test(text))
  if (!usesKit) return { changes: [], reviews, unreadable }
  for (const [file, text] of files) {
    if (isOtherSource(file) || isStyleSheet(file) || file.endsWith('pnpm-workspace.yaml'))
      reviews.push(...reviewOther(file, text))
    if (!isModule(file) || !mayConcern.test(text)) continue
    const parsed = parseModule(file, text)
    if (parsed.ok) editors.push(createModuleEditor(file, text, parsed))
    else if (kitName.test(text)) unreadable.push({ file, line: parsed.line, message: parsed.message })
  }
  const installed = new Set([...files].flatMap(([file, text]) => (isManifest(file) ? packagesIn(text) : [])))
  const facts = combineFacts(editors.map(readProjectFacts), installed)
  const rainbowKitFacts = combineRainbowKitFacts(editors.map(readRainbowKitFacts))
  const changed = new Map<string, string>()
  for (const editor of editors) {
    migrateAppKit(editor, facts)
    migrateRainbowKit(editor, rainbowKitFacts)
    const result = editor.finish()
    reviews.push(...result.reviews)
    if (result.code !== editor.text) changed.set(editor.file, result.code)
  }
  for (const [file, result] of changeManifests(files, changed, version)) {
    reviews.push(...result.reviews)
    if (result.text !== files.get(file)) changed.set(file, result.text)
  }
  return {
    changes: [...changed]
      .map(([file, after]) => ({ file, before: files.get(file) ?? '', after }))
      .sort((a, b) => compare(a.file, b.file)),
    reviews: reviews.sort((a, b) => compare(a.file, b.file) || a.line - b.line),
    unreadable,
  }
}

/** Changes the manifests whose packages import a kit. */
function changeManifests(
  files: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
  version: string,
): Map<string, ReturnType<typeof changeManifest>> {
  const manifests = [...files].filter(([file]) => isManifest(file))
  const withKit = manifests.filter(([, text]) => kitPackagesIn(text).length > 0)
  const usage = new Map(withKit.map(([file]) => [file, { needed: new Set<string>(), remaining: new Set<string>() }]))
  for (const [file, before] of files) {
    const after = changed.get(file) ?? before
    if (isManifest(file) || (!changed.has(file) && !kitName.test(after))) continue
    const owner = closest(file, withKit) ?? closest(file, manifests)
    if (owner === undefined) continue
    const known = usage.get(owner) ?? { needed: new Set(), remaining: new Set() }
    usage.set(owner, known)
    for (const [, name = ''] of after.matchAll(/['"`](@latchkey\/[\w-]+)(?:\/[\w./-]+)?['"`]/g)) known.needed.add(name)
    for (const [, name = ''] of after.matchAll(
      /['"`](@reown\/appkit[\w-]*|@rainbow-me\/rainbowkit(?:-siwe-next-auth)?)(?:\/[^'"`]*)?['"`]/g,
    ))
      known.remaining.add(name)
  }
  return new Map([...usage].map(([file, found]) => [file, changeManifest(file, files.get(file) ?? '', found, version)]))
}

/** Returns the manifest in the closest folder above a file. */
function closest(file: string, manifests: readonly (readonly [string, string])[]): string | undefined {
  const above = manifests.map(([manifest]) => manifest).filter((each) => file.startsWith(folderOf(each)))
  return above.sort((a, b) => b.length - a.length)[0]
}

function folderOf(manifest: string): string {
  return manifest.slice(0, -'package.json'.length)
}

/** Names and selectors of the kits. */
const inStyleSheet = /@reown\/appkit|@rainbow-me\/rainbowkit|(?<![\w.#-])w3m-[a-z]|\[data-rk|--rk-/

/** Lists the file once, because the migration edits modules only. */
function reviewOther(file: string, text: string): Review[] {
  const names = isStyleSheet(file) ? inStyleSheet : /@reown\/appkit|@rainbow-me\/rainbowkit|<w3m-/
  const offset = text.search(names)
  if (offset < 0) return []
  const page = /@rainbow-me\/rainbowkit|data-rk|--rk-/.test(text) ? 'migrateFromRainbowKit.md' : 'migrateFromAppKit.md'
  return [{ file, line: lineOf(text, offset), why: 'The command does not edit files of this kind.', page }]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
