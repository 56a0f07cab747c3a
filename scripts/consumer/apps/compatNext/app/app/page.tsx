import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <appkit-button />
      <Account />
    </main>
  )
}
