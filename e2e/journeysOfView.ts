import type { ViewName } from '@latchkey/core'

const everyView = ['axe', 'keyboard', 'screenReader']
const everyPhoneView = ['phoneAxe', 'phoneKeyboard']

/**
 * Journeys that a change of a view can affect, by the start of their file names. For `playwright test`, add `journeys/` to each, for example
 * `journeys/directory`.
 */
export const journeysOfView: Readonly<Record<ViewName, readonly string[]>> = {
  Connect: [...everyView, 'connect', 'close', 'directory', 'walletBrowser'],
  ConnectWallets: [...everyPhoneView, 'together'],
  ConnectingExternal: [...everyView, 'connect', 'reject', 'silent', 'locked', 'popup', 'doubleClick'],
  ConnectingMultiChain: ['together'],
  AllWallets: [...everyPhoneView, 'directory'],
  ConnectingWalletConnect: [...everyPhoneView, 'walletConnect'],
  ConnectingWalletConnectBasic: ['phoneAxe', 'noAdapters'],
  Downloads: [...everyPhoneView, 'directory', 'walletConnectMobile'],
  Account: [...everyView, 'account', 'disconnect', 'identity', 'togetherBalances'],
  Networks: [...everyView, 'network', 'addChain', 'together'],
  SwitchNetwork: [...everyView, 'network', 'addChain', 'walletConnectSession'],
  SwitchActiveChain: ['together'],
  UnsupportedChain: ['unsupportedChain', 'togetherUnsupported', 'walletConnectUnsupported'],
  WhatIsAWallet: everyView,
  WhatIsANetwork: everyView,
  GetWallet: [...everyView, 'chunk'],
}
