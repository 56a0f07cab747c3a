import { AppKitButton } from '@latchkey/appkit/react'
import { Account } from './Account'

// A server component renders the button. Only the file that creates the instance and uses a hook is a client component.
export default function Page() {
  return (
    <main>
      <AppKitButton /> <Account />
    </main>
  )
}
