import { useAppKitNetwork } from '@latchkey/appkit/react'
import { useMemo } from 'react'
import { type Client, createClient, http } from 'viem'

/** A client of the active network that is not the kit's, so that the page can check what the kit says. */
export function useChainClient(): Client | undefined {
  const { caipNetwork } = useAppKitNetwork()
  const url = caipNetwork?.rpcUrls.default.http[0]
  return useMemo(() => (url ? createClient({ transport: http(url), pollingInterval: 500 }) : undefined), [url])
}
