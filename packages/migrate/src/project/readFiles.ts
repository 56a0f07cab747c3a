import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findFiles } from './findFiles.js'

/** Reads the files of a project that `isRead` accepts: contents by path. Leaves out files that are not UTF-8. */
export function readFiles(folder: string, isRead: (file: string) => boolean): Map<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return new Map(
    findFiles(folder)
      .filter(isRead)
      .flatMap((file) => {
        try {
          return [[file, decoder.decode(readFileSync(path.join(folder, file)))] as const]
        } catch {
          return []
        }
      }),
  )
}
