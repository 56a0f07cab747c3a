import type { ReactNode } from 'react'

export type SectionLinkProps = {
  /** The id of the section. */
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link within the page that keeps the URL fragment, which contains the options. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        const section = document.getElementById(to)
        section?.scrollIntoView()
        section?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}
