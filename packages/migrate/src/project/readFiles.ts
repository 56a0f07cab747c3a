import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findFiles } from './findFiles.js'

/**
 * Reads the files of a project that `isRead` accepts: contents by path. Leaves out files that are not UTF-8, and calls
 * `onOther` with their ASCII characters.
 */
export function readFiles(
  folder: string,
  isRead: (file: string) => boolean,
  onOther: (file: string, text: string) => void = () => undefined,
): Map<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return new Map(
    findFiles(folder)
      .filter(isRead)
      .flatMap((file) => {
        const bytes = readFileSync(path.join(folder, file))
        try {
          return [[file, decoder.decode(bytes)] as const]
        } catch {
          // In UTF-16, each ASCII character has a zero byte.
          onOther(file, bytes.toString('latin1').replaceAll('\0', ''))
          return []
        }
      }),
  )
}
