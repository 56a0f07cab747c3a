import { AppKitButton } from '@latchkey/appkit/react'
import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <AppKitButton />
      <Account />
    </main>
  )
}
