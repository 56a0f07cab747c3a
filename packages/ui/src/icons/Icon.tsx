import type { ReactNode } from 'react'

export type IconProps = {
  readonly children: ReactNode
  /** Mirrored in right-to-left text. */
  readonly flip?: true
}

/** A 24 px line icon, hidden from assistive technology because its label is next to it or on its button (AX16). */
export function Icon({ children, flip }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-flip={flip}>
      {children}
    </svg>
  )
}
