import { AppKitButton } from '@latchkey/appkit/react'
import { SectionLink } from './SectionLink.js'

/** The top bar: name, navigation, and the connect button. */
export function TopBar() {
  return (
    <header className="bar">
      <div>
        <SectionLink to="top" className="brand">
          <img src="/icon.svg" alt="" />
          <span>Latchkey</span>
        </SectionLink>
        <nav aria-label="Sections">
          <SectionLink to="try">Try it</SectionLink>
          <SectionLink to="options">Options</SectionLink>
          <a href="/phone.html" target="_blank" rel="noopener">
            Phone wallet
          </a>
          <a href="/own-modal.html">Own dialog</a>
        </nav>
        <AppKitButton size="sm" label="Connect" />
      </div>
    </header>
  )
}
