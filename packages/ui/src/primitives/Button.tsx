import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Spinner } from './Spinner.js'

export type ButtonProps = {
  readonly children: ReactNode
  readonly onClick: (event: MouseEvent) => void
  /** `primary` is the one action of a screen; `bad` is destructive text. */
  readonly kind?: 'primary' | 'quiet' | 'text' | 'bad'
  /** What was asked for is under way: it cannot be asked for twice. */
  readonly busy?: boolean
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'id'>

/** An action, named by what it does. */
export function Button({ children, onClick, kind = 'primary', busy = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="btn"
      data-kind={kind}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
