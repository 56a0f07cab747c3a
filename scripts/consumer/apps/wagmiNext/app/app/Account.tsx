'use client'

import { useActionState } from 'react'
import { useAccount } from 'wagmi'
import { setCookie } from './setCookie'

declare global {
  interface Window {
    statuses?: string[]
  }
}

export function Account() {
  const { address, status } = useAccount()
  const [count, act] = useActionState(setCookie, 0)
  if (typeof window !== 'undefined') {
    window.statuses ??= []
    if (window.statuses.at(-1) !== status) window.statuses.push(status)
  }
  return (
    <>
      <p>
        wagmi: {status} {address}
      </p>
      <form action={act}>
        <button type="submit">Set a cookie</button>
      </form>
      <p>Cookies set: {count}</p>
    </>
  )
}
