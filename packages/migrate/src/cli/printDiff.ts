import { structuredPatch } from 'diff'
import type { FileChange } from '../project/writeFiles.js'

/** Returns the change as a unified diff, which `git apply` accepts. */
export function printDiff({ file, before, after }: FileChange): string {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 3 })
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ])
  return `${[`--- a/${file}`, `+++ b/${file}`, ...lines].join('\n')}\n`
}
