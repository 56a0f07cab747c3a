import { AppKitButton as Connect } from '@latchkey/appkit/react'

export const Header = () => (
  <header>
    <Connect balance="show" />
  </header>
)
