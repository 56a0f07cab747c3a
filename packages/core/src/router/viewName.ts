/** The views the modal has. The stock UI maps each to its module; a view cannot exist without a name here. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'AllWallets',
  'ConnectWallets',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
  'Account',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
] as const

/** The name of a view of the modal. */
export type ViewName = (typeof viewNames)[number]

/** Whether a value names a view. */
export function isViewName(value: unknown): value is ViewName {
  return (viewNames as readonly unknown[]).includes(value)
}
