import { useAppKitAccount } from '@latchkey/appkit/react'
import { Button, kit, type Account } from '../../../packages/wallet/src/index'

export function Page() {
  const account: Account = useAppKitAccount()
  return (
    <>
      <Button />
      <button onClick={() => kit.open()}>{account.address}</button>
    </>
  )
}
