'use client'

import { useAccount } from 'wagmi'

export function Account() {
  const { address, status } = useAccount()
  return (
    <p>
      wagmi: {status} {address}
    </p>
  )
}
