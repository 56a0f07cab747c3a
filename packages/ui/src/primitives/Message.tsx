import { AttentionIcon } from '../icons/AttentionIcon.js'
import { CheckIcon } from '../icons/CheckIcon.js'
import { Spinner } from './Spinner.js'

export type MessageProps = {
  readonly message: string
  readonly variant: 'loading' | 'success' | 'error'
}

/** A short message with an icon for its kind. */
export function Message({ message, variant }: MessageProps) {
  return (
    <p>
      {variant === 'loading' ? (
        <Spinner />
      ) : (
        <i data-bad={variant === 'error' ? '' : undefined}>{variant === 'error' ? <AttentionIcon /> : <CheckIcon />}</i>
      )}
      <bdi>{message}</bdi>
    </p>
  )
}
