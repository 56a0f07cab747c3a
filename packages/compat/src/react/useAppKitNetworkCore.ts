import { useAppKitNetwork } from '@latchkey/appkit/react'

/** Returns the active network, without a function to switch it. */
export function useAppKitNetworkCore(): Omit<ReturnType<typeof useAppKitNetwork>, 'switchNetwork'> {
  const { switchNetwork: _, ...network } = useAppKitNetwork()
  return network
}
