import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Spinner } from './Loading.js'

export type ButtonProps = {
  readonly children: ReactNode
  readonly onClick: (event: MouseEvent) => void
  /** `primary`: the main action of a view. `bad`: a destructive action, as text. */
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger'
  /** The action is pending; further presses do nothing. */
  readonly busy?: boolean
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'id'>

/** A button with a text. */
export function Button({ children, onClick, kind = 'primary', busy = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="button"
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
