import { disconnectTexts } from '../disconnect/texts.js'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { legalTexts } from '../legal/texts.js'
import { linkTexts } from '../links/texts.js'
import { modalTexts } from '../modal/texts.js'
import { networkTexts } from '../network/texts.js'
import { commonTexts } from '../primitives/texts.js'
import { qrTexts } from '../qr/texts.js'
import { texts as account } from '../views/account/Account/texts.js'
import { texts as allWallets } from '../views/allWallets/AllWallets/texts.js'
import { texts as connect } from '../views/connect/Connect/texts.js'
import { texts as connectingExternal } from '../views/connecting/ConnectingExternal/texts.js'
import { texts as getWallet } from '../views/help/GetWallet/texts.js'
import { texts as whatIsANetwork } from '../views/help/WhatIsANetwork/texts.js'
import { texts as whatIsAWallet } from '../views/help/WhatIsAWallet/texts.js'
import { texts as connectingMultiChain } from '../views/networks/ConnectingMultiChain/texts.js'
import { texts as networks } from '../views/networks/Networks/texts.js'
import { texts as switchActiveChain } from '../views/networks/SwitchActiveChain/texts.js'
import { texts as switchNetwork } from '../views/networks/SwitchNetwork/texts.js'
import { texts as unsupportedChain } from '../views/networks/UnsupportedChain/texts.js'
import { texts as siwxSignMessage } from '../views/signIn/SIWXSignMessage/texts.js'
import { texts as smartSessionCreated } from '../views/smartSessions/SmartSessionCreated/texts.js'
import { texts as smartSessionList } from '../views/smartSessions/SmartSessionList/texts.js'
import { termsTexts } from '../views/smartSessions/terms/texts.js'
import { texts as connectingWalletConnect } from '../views/walletConnect/ConnectingWalletConnect/texts.js'
import { texts as connectingWalletConnectBasic } from '../views/walletConnect/ConnectingWalletConnectBasic/texts.js'
import { texts as downloads } from '../views/walletConnect/Downloads/texts.js'
import { walletTexts } from '../wallet/texts.js'
import { walletConnectTexts } from '../walletConnect/texts.js'

/**
 * All texts of the modal, by the name that `defineTexts` puts before their keys. Only for types, tests and tools: at
 * run time each component imports its own texts. A name that is used twice, or that differs from the one in the keys,
 * does not compile.
 */
export const english = named({
  Account: account,
  AllWallets: allWallets,
  Common: commonTexts,
  Connect: connect,
  ConnectingExternal: connectingExternal,
  ConnectingMultiChain: connectingMultiChain,
  ConnectingWalletConnect: connectingWalletConnect,
  ConnectingWalletConnectBasic: connectingWalletConnectBasic,
  Disconnect: disconnectTexts,
  Downloads: downloads,
  GetWallet: getWallet,
  Legal: legalTexts,
  Link: linkTexts,
  Modal: modalTexts,
  Network: networkTexts,
  Networks: networks,
  PermissionTerms: termsTexts,
  Qr: qrTexts,
  SIWXSignMessage: siwxSignMessage,
  SmartSessionCreated: smartSessionCreated,
  SmartSessionList: smartSessionList,
  SwitchActiveChain: switchActiveChain,
  SwitchNetwork: switchNetwork,
  UnsupportedChain: unsupportedChain,
  Wallet: walletTexts,
  WalletConnect: walletConnectTexts,
  WhatIsANetwork: whatIsANetwork,
  WhatIsAWallet: whatIsAWallet,
})

type English = typeof english

/** The key of a text, for example `GetWallet.title`. */
export type TextKey = { [Name in keyof English]: `${Name}.${keyof English[Name] & string}` }[keyof English]

function named<Groups>(groups: Groups & { [Name in keyof Groups]: Named<Name & string> }): Groups {
  return groups
}

type Named<Name extends string> = Readonly<Record<string, TextDescriptor<`${Name}.${string}`>>>
