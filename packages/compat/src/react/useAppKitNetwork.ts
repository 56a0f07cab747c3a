import { useAppKitNetwork as useNetwork } from '@latchkey/appkit/react'
import type { AppKit } from '../kit/addMethods.js'

/**
 * Returns the network of a namespace and a function to switch it.
 *
 * @param options - `namespace`: default the active one
 */
export const useAppKitNetwork: (
  options?: Parameters<typeof useNetwork>[0],
) => Omit<ReturnType<typeof useNetwork>, 'switchNetwork'> & Pick<AppKit, 'switchNetwork'> = useNetwork
