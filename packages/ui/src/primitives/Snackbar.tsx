import type { ReactNode } from 'react'

export type SnackbarProps = {
  readonly isError: boolean
  /** The message, while one is shown. */
  readonly children: ReactNode
}

/** Where short messages appear. Its two live regions are always there, so that each message is announced once (AX11). */
export function Snackbar({ isError, children }: SnackbarProps) {
  return (
    <div className="snack">
      <div role="status">{!isError && children}</div>
      <div role="alert">{isError && children}</div>
    </div>
  )
}
