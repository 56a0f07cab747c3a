import { AppKitButton } from '@latchkey/appkit/react'
import { Panels } from './Panels'

export default function Page() {
  return (
    <main>
      <AppKitButton />
      <Panels />
    </main>
  )
}
