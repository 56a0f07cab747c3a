import { IconButton } from './IconButton.js'
import { AttentionIcon, CloseIcon } from './icons.js'

export type AlertBarProps = {
  readonly message: string
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

/** An alert about the site's configuration. */
export function AlertBar({ message, dismissLabel, onDismiss }: AlertBarProps) {
  return (
    <div className="alert-bar" role="alert">
      <AttentionIcon />
      <p>{message}</p>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
