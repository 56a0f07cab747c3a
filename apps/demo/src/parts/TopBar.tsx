import type { ReactNode } from 'react'

export type TopBarProps = {
  /** Buttons of the page, shown at the end of the bar. */
  readonly children?: ReactNode
}

const pages = [
  { path: '/playground.html', title: 'Playground' },
  { path: '/phone.html', title: 'Phone wallet' },
  { path: '/own-modal.html', title: 'Own dialog' },
]

/** The top bar: name and the pages of the demo. */
export function TopBar({ children }: TopBarProps) {
  return (
    <header className="bar">
      <div>
        <a href="/" className="brand">
          <img src="/icon.svg" alt="" />
          <span>Latchkey</span>
        </a>
        <nav aria-label="Pages">
          {pages.map(({ path, title }) => (
            <a key={path} href={path} aria-current={location.pathname === path ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </header>
  )
}
