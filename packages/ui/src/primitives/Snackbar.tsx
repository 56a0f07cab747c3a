import type { ReactNode } from 'react'

export type SnackbarProps = {
  readonly isError: boolean
  /** The current message, if any. */
  readonly children: ReactNode
}

/** Short messages. Both live regions always exist, so that each message is announced once (AX11). */
export function Snackbar({ isError, children }: SnackbarProps) {
  return (
    <div className="snackbar">
      <div role="status">{!isError && children}</div>
      <div role="alert">{isError && children}</div>
    </div>
  )
}
