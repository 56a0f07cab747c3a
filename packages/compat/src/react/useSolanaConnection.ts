'use client'

import { useAppKitChainClient } from '@latchkey/appkit/react'
import type { Connection } from '@solana/web3.js'

/** Returns a `Connection` to the active Solana network; `undefined` while the library loads, and on a server. */
export function useAppKitConnection(): { readonly connection: Connection | undefined } {
  const { client } = useAppKitChainClient<Connection>({ namespace: 'solana' })
  return { connection: client }
}
