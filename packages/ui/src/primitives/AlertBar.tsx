import { CloseIcon } from '../icons/icons.js'
import { AttentionIcon } from '../icons/statusIcons.js'
import { IconButton } from './IconButton.js'

export type AlertBarProps = {
  readonly message: string
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

/** A message about the site's own set-up. */
export function AlertBar({ message, dismissLabel, onDismiss }: AlertBarProps) {
  return (
    <div className="alert" role="alert">
      <AttentionIcon />
      <p>{message}</p>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
