import type { ReactNode } from 'react'

export type IconButtonProps = {
  /** Accessible name and tooltip. */
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that shows only an icon. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}
