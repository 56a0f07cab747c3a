import type { ReactNode } from 'react'

export type FactsProps = {
  /** Pairs of a name and its value; without a value the pair is left out. */
  readonly items: readonly (readonly [string, ReactNode])[]
}

/** Names and values, one pair on each line. */
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
