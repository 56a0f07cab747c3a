import type { ViewName } from '@latchkey/core'

/** The views that reach a wallet on a phone, in an app or from the directory; they come together. */
export type PhoneView = Extract<
  ViewName,
  'AllWallets' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' | 'Downloads'
>

/** Whether a view is a {@link PhoneView}. */
export function isPhoneView(view: ViewName): view is PhoneView {
  return /^(AllW|ConnectingW|Down)/.test(view)
}
