import { AttentionIcon, CheckIcon } from '../icons/icons.js'
import { Spinner } from './Spinner.js'

export type SnackbarProps = {
  readonly message: string
  readonly variant: 'loading' | 'success' | 'error'
  readonly open: boolean
}

/** One short message. Its two live regions are always there, so that each message is announced once (AX11). */
export function Snackbar({ message, variant, open }: SnackbarProps) {
  const isError = variant === 'error'
  const shown = open && (
    <p>
      {variant === 'loading' ? (
        <Spinner />
      ) : (
        <i data-bad={isError ? '' : undefined}>{isError ? <AttentionIcon /> : <CheckIcon />}</i>
      )}
      <bdi>{message}</bdi>
    </p>
  )
  return (
    <div className="snack">
      <div role="status">{!isError && shown}</div>
      <div role="alert">{isError && shown}</div>
    </div>
  )
}
