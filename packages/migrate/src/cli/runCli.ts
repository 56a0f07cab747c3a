import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  hasPlainConfig,
  isEditedFor,
  isMigrated,
  type Migration,
  planMigration,
  type Source,
  type UnreadableFile,
} from '../planMigration.js'
import { readFiles } from '../project/readFiles.js'
import { writeFiles } from '../project/writeFiles.js'
import { printDiff } from './printDiff.js'

const usage = `latchkey-migrate [folder]: rewrites an app that uses Reown AppKit, RainbowKit or wagmi, for Latchkey.

Prints the changes and the places that need a manual review. Writes nothing without --write.

  --from wagmi  also migrate an app that uses wagmi without a kit: the kit replaces the connectors of its config
  --write       write the changes
  --help        print this text
  --version     print the version

Exit codes: 0 nothing is left to do by hand, 1 some places need a manual review, 2 the command could not run.
`
const hint = 'The app creates a config with wagmi. To connect it with Latchkey, add --from wagmi.\n'
const docs = 'https://github.com/latchkey/latchkey/blob/main/docs'

/** Where the command runs and writes. */
export type CliContext = {
  readonly folder: string
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** Runs the command and returns its exit code. */
export function runCli(words: readonly string[], { folder: start, print, printError }: CliContext): number {
  const given = readArguments(words)
  if (typeof given === 'string') {
    printError(`${given}\n\n${usage}`)
    return 2
  }
  const { values, positionals } = given
  const version = readVersion()
  if (values.help) print(usage)
  if (values.version) print(`${version}\n`)
  if (values.help || values.version) return 0
  const folder = path.resolve(start, positionals[0] ?? '.')
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    printError(`${folder} is no folder.\n`)
    return 2
  }
  try {
    const from = isSource(values.from) ? values.from : undefined
    const others: UnreadableFile[] = []
    const files = readFiles(folder, isMigrated, (file, text) => {
      if (isEditedFor(text, from)) others.push({ file, line: 1, message: 'The file is not UTF-8.' })
    })
    const planned = planMigration(files, { version, from })
    const migration = { ...planned, unreadable: [...planned.unreadable, ...others] }
    if (values.write) writeFiles(folder, migration.changes)
    else for (const change of migration.changes) print(printDiff(change))
    print(report(migration, values.write))
    if (migration.changes.length === 0 && from === undefined && hasPlainConfig(files)) print(hint)
    return migration.reviews.length + migration.unreadable.length > 0 ? 1 : 0
  } catch (error) {
    printError(`${error instanceof Error ? error.message : String(error)}\nNo file was changed.\n`)
    return 2
  }
}

function readArguments(words: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    })
    const { from } = parsed.values
    if (from !== undefined && !isSource(from)) return `--from ${from} is not known. There is: --from wagmi.`
    return parsed.positionals.length > 1 ? 'Pass one folder.' : parsed
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isSource(from: string | undefined): from is Source {
  return from === 'wagmi'
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : ''
}

function report({ changes, reviews, unreadable }: Migration, isWritten: boolean): string {
  const lines: string[] = []
  if (unreadable.length > 0) {
    lines.push('Not changed, because they cannot be read:', '')
    for (const { file, line, message } of unreadable) lines.push(`  ${file}:${line}  ${message}`)
    lines.push('')
  }
  if (reviews.length > 0) {
    lines.push('Review by hand:', '')
    for (const { file, line, why, page } of reviews) lines.push(`  ${file}:${line}  ${why} ${docs}/${page}`)
    lines.push('')
  }
  const count = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`
  if (changes.length === 0) lines.push('There is nothing to change.')
  else if (isWritten) lines.push(`Changed ${count}. Install the packages, and check the types of the app.`)
  else lines.push(`Would change ${count}. To write the changes, add --write.`)
  return `${lines.join('\n')}\n`
}
