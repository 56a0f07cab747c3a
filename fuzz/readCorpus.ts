import { readdirSync, readFileSync } from 'node:fs'
import { reviveHostile } from './reviveHostile.js'

/** One hostile input and its expected outcome. Both depend on the kind; see fuzz/README.md. */
export type CorpusCase = {
  /** File and case, for the title of a test. */
  readonly name: string
  /** The requirement rows it covers. */
  readonly rows: readonly string[]
  readonly input: unknown
  readonly expect: Readonly<Record<string, unknown>>
}

/** The surfaces that have a corpus. */
export type CorpusKind = 'announce' | 'deeplink' | 'directory' | 'signin' | 'storage'

/**
 * Returns every case of a corpus, in the order of its files. Inputs are recreated for each call, so that tests may
 * modify them.
 */
export function readCorpus(kind: CorpusKind): readonly CorpusCase[] {
  const folder = new URL(`./corpus/${kind}/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().flatMap((file) => {
    const { rows, cases }: CorpusFile = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return cases.map(({ name, input, expect }) => ({
      name: `${file} ${name}`,
      rows,
      input: reviveHostile(input),
      expect,
    }))
  })
}

type CorpusFile = {
  readonly rows: readonly string[]
  readonly cases: readonly {
    readonly name: string
    readonly input: unknown
    readonly expect: Readonly<Record<string, unknown>>
  }[]
}
