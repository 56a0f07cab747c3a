import { RowContent, type RowContentProps } from './RowContent.js'

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
