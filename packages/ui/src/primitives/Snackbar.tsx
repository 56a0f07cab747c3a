import type { ReactNode } from 'react'
import { AttentionIcon, CheckIcon } from './icons.js'
import { Spinner } from './Loading.js'

export type SnackbarProps = {
  readonly isError: boolean
  /** The current message, if any. */
  readonly children: ReactNode
}

/** Short messages. Both live regions always exist, so that each message is announced once. */
export function Snackbar({ isError, children }: SnackbarProps) {
  return (
    <div className="snackbar">
      <div role="status">{!isError && children}</div>
      <div role="alert">{isError && children}</div>
    </div>
  )
}

type MessageProps = {
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
        <i data-error={variant === 'error' ? '' : undefined}>
          {variant === 'error' ? <AttentionIcon /> : <CheckIcon />}
        </i>
      )}
      <bdi>{message}</bdi>
    </p>
  )
}
