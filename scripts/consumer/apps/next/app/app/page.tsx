import { AppKitButton } from '@latchkey/appkit/react'
import { Account } from './Account'

// A component of the server draws the button; only the file that makes the instance and uses a hook is one of the client.
export default function Page() {
  return (
    <main>
      <AppKitButton /> <Account />
    </main>
  )
}
