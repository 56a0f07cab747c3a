import type { ChainNamespace } from '@latchkey/common'
import type { ViewName } from '@latchkey/core'

/** `ConnectWallets` shows in the folder of `Connect`, `ConnectingSiwe` in that of `SIWXSignMessage`. */
type ViewFolder = Exclude<ViewName, 'ConnectWallets' | 'ConnectingSiwe'>

const everyView = ['axe', 'keyboard', 'screenReader']
const everyPhoneView = ['phoneAxe', 'phoneKeyboard']

/**
 * The journeys that `npm run check` runs for a change in a view's folder, by the start of their file names: those that
 * cover most of the view in less than 90 s. `npm test` runs all journeys.
 */
export const journeysOfView: Readonly<Record<ViewFolder, readonly string[]>> = {
  Connect: [...everyView, 'connect', 'close', 'directoryInstalled', 'directoryRecent', 'together.spec'],
  ConnectingExternal: [...everyView, 'connect', 'reject', 'silent', 'locked', 'popup', 'doubleClick'],
  ConnectingMultiChain: ['together.spec'],
  AllWallets: [...everyPhoneView, 'directory.spec'],
  ConnectingWalletConnect: [...everyPhoneView, 'walletConnect.spec', 'walletConnectMobile'],
  ConnectingWalletConnectBasic: ['phoneAxe', 'noAdapters'],
  Downloads: [...everyPhoneView, 'walletConnectMobile'],
  Account: [...everyView, 'account', 'disconnect', 'identity', 'togetherBalances'],
  Networks: [...everyView, 'network', 'addChain', 'together.spec'],
  SwitchNetwork: [...everyView, 'network', 'addChain', 'walletConnectSession'],
  SwitchActiveChain: ['together.spec'],
  UnsupportedChain: ['unsupportedChain', 'togetherUnsupported', 'walletConnectUnsupported'],
  SIWXSignMessage: ['signIn'],
  SmartSessionCreated: ['smartSessions'],
  SmartSessionList: ['smartSessions'],
  WhatIsAWallet: everyView,
  WhatIsANetwork: everyView,
  GetWallet: [...everyView, 'chunk'],
}

/** Journeys that a change of an adapter can affect, by the start of their file names. */
export const journeysOfAdapter: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: ['connect', 'sign', 'send'],
  solana: ['solana'],
  polkadot: ['polkadot'],
  bip122: ['bip122'],
}
