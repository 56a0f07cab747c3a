import type { ReactNode } from 'react'

export type FactsProps = {
  /** Pairs of name and value. A pair without a value is omitted. */
  readonly items: readonly (readonly [string, ReactNode])[]
}

/** Names and values, one pair per line. */
export function Facts({ items }: FactsProps) {
  const known = items.filter(([, value]) => value !== undefined && value !== '')
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
