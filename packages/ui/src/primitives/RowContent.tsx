import type { ReactNode } from 'react'

export type RowContentProps = {
  /** 40 px square. */
  readonly image: ReactNode
  readonly name: ReactNode
  /** One quiet line, or more where something has to be explained. */
  readonly detail?: ReactNode
  /** A tag or an icon at the end. */
  readonly end?: ReactNode
  /** The whole of a name that may be cut. */
  readonly title?: string | undefined
}

/** What stands in a row. */
export function RowContent({ image, name, detail, end, title }: RowContentProps) {
  return (
    <>
      {image}
      <span>
        <span className="name" title={title}>
          {name}
        </span>
        {detail && <small>{detail}</small>}
      </span>
      {end}
    </>
  )
}
