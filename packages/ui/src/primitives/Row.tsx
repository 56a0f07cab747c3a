import type { ReactNode } from 'react'

export type RowProps = {
  /** 40 px square. */
  readonly image: ReactNode
  readonly name: ReactNode
  /** One quiet line, or more where something has to be explained. */
  readonly detail?: ReactNode
  /** A tag or an icon at the end. */
  readonly end?: ReactNode
  /** The whole of a name that may be cut. */
  readonly title?: string | undefined
  /** Without one the row only informs. */
  readonly onClick?: (() => void) | undefined
  /** It stays reachable, so that its reason can be read. */
  readonly disabled?: boolean
  readonly current?: boolean
  /** A page to open in a new tab; it must have passed the URL policy. */
  readonly href?: string
  /** It is about to be chosen. */
  readonly onApproach?: (() => void) | undefined
}

/** The one shape for everything that can be chosen. */
export function Row({ image, name, detail, end, onClick, disabled, current, href, onApproach, title }: RowProps) {
  const content = (
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
  if (href !== undefined)
    return (
      <a className="row" href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  if (!onClick) return <div className="row">{content}</div>
  return (
    <button
      type="button"
      className="row"
      aria-disabled={disabled || undefined}
      aria-current={current || undefined}
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {content}
    </button>
  )
}
