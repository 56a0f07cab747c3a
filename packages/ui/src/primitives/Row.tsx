import { RowContent, type RowContentProps } from './RowContent.js'

export type RowProps = RowContentProps & {
  /** Without one the row only informs. */
  readonly onClick?: (() => void) | undefined
  /** It stays reachable, so that its reason can be read. */
  readonly disabled?: boolean
  readonly current?: boolean
  /** It is about to be chosen. */
  readonly onApproach?: (() => void) | undefined
}

/** The one shape for everything that can be chosen. */
export function Row({ onClick, disabled, current, onApproach, ...parts }: RowProps) {
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
      onFocus={onApproach}
    >
      {content}
    </button>
  )
}
