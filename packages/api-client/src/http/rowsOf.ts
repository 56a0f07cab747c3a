import * as z from 'zod/mini'

/** The rows of an answer that could be read. */
export type Rows<T> = {
  readonly rows: readonly T[]
  /** How many could not be read, came twice or were too many. */
  readonly dropped: number
}

type RowsOptions<T> = {
  /** No more than this are read. */
  readonly max?: number
  /** By what rows are the same. */
  readonly idOf?: (row: T) => string
}

/**
 * A list of which every row is read by itself: good ones are kept, bad ones dropped and counted (R44). A list with rows of which none is
 * good is bad. A field that is `null` counts as missing.
 */
export function rowsOf<S extends z.ZodMiniType>(row: S, { max = 10_000, idOf }: RowsOptions<z.output<S>> = {}) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((input: unknown[], context): Rows<z.output<S>> => {
      const rows: z.output<S>[] = []
      const ids = new Set<string>()
      for (const candidate of input.slice(0, max)) {
        const parsed = z.safeParse(row, withoutNulls(candidate))
        if (!parsed.success) continue
        const id = idOf?.(parsed.data)
        if (id !== undefined && ids.has(id)) continue
        if (id !== undefined) ids.add(id)
        rows.push(parsed.data)
      }
      if (input.length > 0 && rows.length === 0) context.issues.push({ code: 'custom', input: undefined })
      return { rows, dropped: input.length - rows.length }
    }),
  )
}

function withoutNulls(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
