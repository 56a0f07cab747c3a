import { RowContent, type RowContentProps } from './RowContent.js'

export type LinkRowProps = RowContentProps & {
  /** A page to open in a new tab; it must have passed the URL policy. */
  readonly href: string
  /** It was followed. */
  readonly onFollow?: () => void
}

/** A row that leads to a page outside. */
export function LinkRow({ href, onFollow, ...parts }: LinkRowProps) {
  return (
    <a className="row" href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      <RowContent {...parts} />
    </a>
  )
}
