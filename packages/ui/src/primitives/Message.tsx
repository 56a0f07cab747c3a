import { AttentionIcon, CheckIcon } from '../icons/statusIcons.js'
import { Spinner } from './Spinner.js'

export type MessageProps = {
  readonly message: string
  readonly variant: 'loading' | 'success' | 'error'
}

/** One short message, with a sign of its kind. */
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
