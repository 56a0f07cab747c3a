import type { ReactNode } from 'react'

export type RowContentProps = {
  /** 40 px square. */
  readonly image: ReactNode
  readonly name: ReactNode
  /** Muted secondary text: one line, or more for an explanation. */
  readonly detail?: ReactNode
  /** A tag or an icon at the end. */
  readonly end?: ReactNode
  /** The full text of a name that may be truncated; shown as tooltip. */
  readonly title?: string | undefined
}

/** The content of a row. */
export function RowContent({ image, name, detail, end, title }: RowContentProps) {
  return (
    <>
      {image}
      <span>
        <span className="row-name" title={title}>
          {name}
        </span>
        {detail && <small>{detail}</small>}
      </span>
      {end}
    </>
  )
}
