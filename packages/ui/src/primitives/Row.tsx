import type { ReactNode } from 'react'

export type RowProps = RowContentProps & {
  /** Without it, the row is not a button. */
  readonly onClick?: (() => void) | undefined
  /** The row stays focusable, so that screen readers can read the reason. */
  readonly disabled?: boolean
  readonly current?: boolean
  /** Called when the pointer or the focus reaches the row. */
  readonly onApproach?: (() => void) | undefined
  /** Called on `pointerdown`, before the click. */
  readonly onPress?: (() => void) | undefined
}

/** A row of a list; all choices look like this. */
export function Row({ onClick, disabled, current, onApproach, onPress, ...parts }: RowProps) {
  const content = <RowContent {...parts} />
  if (!onClick) return <div className="row">{content}</div>
  return (
    <button
      type="button"
      className="row"
      aria-disabled={disabled || undefined}
      aria-current={current || undefined}
      onClick={onClick}
      onPointerEnter={onApproach}
      onPointerDown={onPress}
      onFocus={onApproach}
    >
      {content}
    </button>
  )
}

type LinkRowProps = RowContentProps & {
  /** The page to open in a new tab. It must have passed the URL policy. */
  readonly href: string
  /** Called when the visitor follows the link. */
  readonly onFollow?: () => void
}

/** A row that links to an external page. */
export function LinkRow({ href, onFollow, ...parts }: LinkRowProps) {
  return (
    <a className="row" href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      <RowContent {...parts} />
    </a>
  )
}

type RowContentProps = {
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
function RowContent({ image, name, detail, end, title }: RowContentProps) {
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
