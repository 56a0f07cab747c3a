import * as z from 'zod/mini'

/** The valid rows of a response. */
export type Rows<T> = {
  readonly rows: readonly T[]
  /** Number of invalid, duplicate and surplus rows. */
  readonly dropped: number
}

type RowsOptions<T> = {
  /** Maximum number of rows. */
  readonly max?: number
  /** Returns the key that identifies duplicates. */
  readonly idOf?: (row: T) => string
}

/**
 * Creates a parser of a list that validates each row: valid ones are kept, invalid ones dropped and counted. A
 * list whose rows are all invalid is invalid. A `null` field counts as missing.
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
