import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A file with new content. `file` is relative to the project, with `/`. */
export type FileChange = { readonly file: string; readonly before: string; readonly after: string }

/**
 * Writes all files or none: the new contents are complete on disk before the first file changes, and if one can't be
 * replaced, the others get their old content back. Throws if a file has changed since it was read.
 */
export function writeFiles(folder: string, changes: readonly FileChange[]): void {
  const planned = changes.map((change) => {
    const target = path.join(folder, change.file)
    return { ...change, target, draft: `${target}.latchkey-migrate` }
  })
  const drafts: string[] = []
  const replaced: { readonly target: string; readonly before: string }[] = []
  try {
    for (const { target, before, draft, after, file } of planned) {
      if (readFileSync(target, 'utf8') !== before) throw new Error(`${file} has changed meanwhile.`)
      writeFileSync(draft, after, { flag: 'wx' })
      drafts.push(draft)
      chmodSync(draft, statSync(target).mode)
    }
    for (const { target, before, draft } of planned) {
      renameSync(draft, target)
      replaced.push({ target, before })
    }
  } catch (error) {
    for (const { target, before } of replaced) writeFileSync(target, before)
    throw error
  } finally {
    for (const draft of drafts) rmSync(draft, { force: true })
  }
}
