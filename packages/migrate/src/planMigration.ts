import { migrateAppKit } from './appkit/migrateAppKit.js'
import {
  callsMethodOfInstance,
  combineFacts,
  mayCallMethodOfInstance,
  readProjectFacts,
} from './appkit/readProjectFacts.js'
import { mayUseInstance, reviewInstance } from './appkit/reviewInstance.js'
import { createModuleEditor, type ModuleEditor } from './module/createModuleEditor.js'
import type { Review } from './module/review.js'
import { isModuleFile, lineOf, type ParsedModule, parseModule, tooDeep, unlessTooDeep } from './module/syntax.js'
import { findManifestErrors, packagesIn } from './project/changeManifest.js'
import { changeManifests, closestManifest, isManifest } from './project/changeManifests.js'
import type { FileChange } from './project/writeFiles.js'
import { combineRainbowKitFacts, migrateRainbowKit, readRainbowKitFacts } from './rainbowkit/migrateRainbowKit.js'
import { findCustomWallets } from './rainbowkit/migrateWallets.js'
import { isPageOrStyle, reviewOtherFile } from './reviewOtherFile.js'
import { mayCreateConfig, mayImportConnector } from './wagmi/migrateCreateConfig.js'

/** A file that the migration leaves as it is, because it can't be parsed. */
export type UnreadableFile = { readonly file: string; readonly line: number; readonly message: string }

/** A package that an app may use without a kit. */
export type Source = 'wagmi'

/** The result of {@link planMigration}. */
export type Migration = {
  /** The changed files, by path. */
  readonly changes: readonly FileChange[]
  /** The places that a person has to look at, by path and line. */
  readonly reviews: readonly Review[]
  readonly unreadable: readonly UnreadableFile[]
}

const kitName = /@reown\/appkit(?![\w])|@rainbow-me\/rainbowkit|@web3modal\//

/** Whether the migration reads such a file. */
export function isMigrated(file: string): boolean {
  if (isModuleFile(file) || isPageOrStyle(file)) return true
  return isManifest(file) || /(^|\/)pnpm-workspace\.yaml$/.test(file)
}

/**
 * Plans the migration of a project from Reown AppKit, RainbowKit or wagmi. Changes nothing itself.
 *
 * @param files - contents by path, with `/` between folders
 * @param options - `version`: the version of the `@latchkey` packages; `from`: with `'wagmi'`, also
 *   migrates an app without a kit. The kit then replaces the connectors of its config
 *
 * @example
 * const { changes, reviews } = planMigration(new Map([['src/main.ts', code]]), { version: '1.0.0' })
 */
export function planMigration(
  files: ReadonlyMap<string, string>,
  { version, from }: { readonly version: string; readonly from?: Source | undefined },
): Migration {
  const isEdited = whichIsEdited(files, from)
  if (!isEdited) return { changes: [], reviews: [], unreadable: [] }
  const { editors, others, reviews, unreadable } = readProject(files, isEdited)
  const manifests = [...files.keys()].filter(isManifest)
  const installed = new Set(manifests.flatMap((file) => packagesIn(files.get(file) ?? '')))
  const needsCompatKit = others.some(({ parsed }) => callsMethodOfInstance(parsed.program))
  const facts = combineFacts(editors.map(readProjectFacts), { installed, needsCompatKit })
  const rainbowKitFacts = editors.map((editor) => ({
    owner: closestManifest(editor.file, manifests),
    facts: readRainbowKitFacts(editor),
  }))
  const edited = new Set(editors.map(({ file }) => file))
  const customWallets = findCustomWallets(
    rainbowKitFacts.map((each) => each.facts.wallets),
    [...files].flatMap(([file, text]) => (edited.has(file) || isManifest(file) ? [] : [text])),
  )
  const changed = new Map<string, string>()
  for (const editor of editors) {
    const owner = closestManifest(editor.file, manifests)
    const own = rainbowKitFacts.filter((each) => each.owner === owner)
    const combined = combineRainbowKitFacts(
      own.map((each) => each.facts),
      rainbowKitFacts.map((each) => each.facts),
      { customWallets, from },
    )
    migrateAppKit(editor, facts)
    migrateRainbowKit(editor, combined)
    const result = editor.finish()
    reviews.push(...result.reviews)
    if (result.code !== editor.text) changed.set(editor.file, result.code)
  }
  for (const { file, text, parsed } of others)
    reviewInstance(
      {
        ...parsed,
        review: ({ start }, why, page) => reviews.push({ file, line: lineOf(text, start), why, page }),
      },
      facts,
    )
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

/** Whether the text of a module names a kit, or calls wagmi in a migration from it. */
export function isEditedFor(text: string, from: Source | undefined): boolean {
  return kitName.test(text) || (from === 'wagmi' && (mayCreateConfig(text) || mayImportConnector(text)))
}

/** Returns a function that tests the text of a module; `undefined` if the project has nothing to migrate. */
function whichIsEdited(files: ReadonlyMap<string, string>, from: Source | undefined) {
  const texts = [...files].flatMap(([file, text]) => (isMigrated(file) ? [text] : []))
  if (from !== 'wagmi' && !texts.some((text) => kitName.test(text))) return undefined
  // A config of wagmi with wallets of RainbowKit may be in a module that doesn't name RainbowKit.
  const usesRainbowKit = texts.some((text) => text.includes('@rainbow-me/rainbowkit'))
  return (text: string) => isEditedFor(text, from) || text.includes('w3m-') || (usesRainbowKit && mayCreateConfig(text))
}

/** A module that the migration reads only. */
type OtherModule = {
  readonly file: string
  readonly text: string
  readonly parsed: ParsedModule & { readonly ok: true }
}

/** Parses the modules to edit, and lists the other files to review. */
function readProject(files: ReadonlyMap<string, string>, isEdited: (text: string) => boolean) {
  const reviews: Review[] = []
  const unreadable: UnreadableFile[] = []
  const editors: ModuleEditor[] = []
  const others: OtherModule[] = []
  for (const [file, text] of files) {
    const skip = (line: number, message: string) => {
      if (kitName.test(text) || isEdited(text)) unreadable.push({ file, line, message })
    }
    if (isPageOrStyle(file) || file.endsWith('pnpm-workspace.yaml')) reviews.push(...reviewOtherFile(file, text))
    if (isManifest(file)) unreadable.push(...findManifestErrors(file, text).filter(() => kitName.test(text)))
    if (!isModuleFile(file) || !(isEdited(text) || mayCallMethodOfInstance(text) || mayUseInstance(text))) continue
    const parsed = parseModule(file, text)
    if (!parsed.ok) skip(parsed.line, parsed.message)
    else if (!isEdited(text)) others.push({ file, text, parsed })
    else {
      const editor = unlessTooDeep(() => createModuleEditor(file, text, parsed))
      if (editor) editors.push(editor)
      else skip(1, tooDeep)
    }
  }
  return { editors, others, reviews, unreadable }
}

/** Whether an app without Latchkey creates a config with wagmi. */
export function hasPlainConfig(files: ReadonlyMap<string, string>): boolean {
  const texts = [...files.values()]
  return [...files].some(([file, text]) => isModuleFile(file) && mayCreateConfig(text)) && !texts.some(namesUs)
}

const namesUs = (text: string) => text.includes('@latchkey/')

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
