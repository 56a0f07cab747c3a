'use client'

import { useAppKitAccount } from '@reown/appkit/react'
import { useSignMessage } from 'wagmi'

export function Account() {
  const { address, isConnected } = useAppKitAccount()
  const { signMessage } = useSignMessage()
  if (!isConnected) return null
  return (
    <>
      <p>{address}</p>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
    </>
  )
}
