import type { ReactNode } from 'react'
import { type ButtonProps, useButton } from './useButton.js'

/** Connect while disconnected, account while connected. */
export function AppKitButton(props: ButtonProps): ReactNode {
  return useButton('appkit-button', props)
}

/** Opens the wallet list, or the account once connected. */
export function AppKitConnectButton(props: ButtonProps): ReactNode {
  return useButton('appkit-connect-button', props)
}

/** The account; nothing while disconnected. */
export function AppKitAccountButton(props: ButtonProps): ReactNode {
  return useButton('appkit-account-button', props)
}

/** The network; opens the list of networks. */
export function AppKitNetworkButton(props: ButtonProps): ReactNode {
  return useButton('appkit-network-button', props)
}
