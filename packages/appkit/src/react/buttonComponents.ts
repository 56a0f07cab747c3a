import type { ReactNode } from 'react'
import { type ButtonProps, useButton, type WalletButtonProps } from './useButton.js'

/** Renders the connect button while disconnected and the account button while connected. */
export function AppKitButton(props: ButtonProps): ReactNode {
  return useButton('appkit-button', props, true)
}

/** Renders a button that opens the wallet list, or the account view while connected. */
export function AppKitConnectButton(props: ButtonProps): ReactNode {
  return useButton('appkit-connect-button', props, true)
}

/** Renders a button with address and balance that opens the account view. Empty while disconnected. */
export function AppKitAccountButton(props: ButtonProps): ReactNode {
  return useButton('appkit-account-button', props)
}

/** Renders a button with the active network that opens the list of networks. */
export function AppKitNetworkButton(props: ButtonProps): ReactNode {
  return useButton('appkit-network-button', props)
}

/** Renders a button that connects one wallet: an installed one at once, otherwise by QR code or link in the modal. */
export function AppKitWalletButton(props: WalletButtonProps): ReactNode {
  return useButton('appkit-wallet-button', props)
}
