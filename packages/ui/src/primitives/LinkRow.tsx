import { RowContent, type RowContentProps } from './RowContent.js'

export type LinkRowProps = RowContentProps & {
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
