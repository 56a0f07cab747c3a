import type { ReactNode } from 'react'

export type TagProps = { readonly children: ReactNode; readonly tone: 'success' | 'accent' }

/** A short label in a row. */
export function Tag({ children, tone }: TagProps) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
