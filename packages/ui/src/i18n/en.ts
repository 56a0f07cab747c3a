import { accountTexts } from '../account/texts.en.js'
import { legalTexts } from '../legal/texts.en.js'
import { linksTexts } from '../links/texts.en.js'
import { modalTexts } from '../modal/texts.en.js'
import { networkTexts } from '../network/texts.en.js'
import { primitivesTexts } from '../primitives/texts.en.js'
import { qrTexts } from '../qr/texts.en.js'
import { texts as accountViewTexts } from '../views/account/Account/texts.en.js'
import { texts as allWalletsViewTexts } from '../views/allWallets/AllWallets/texts.en.js'
import { texts as connectViewTexts } from '../views/connect/Connect/texts.en.js'
import { texts as connectingExternalViewTexts } from '../views/connecting/ConnectingExternal/texts.en.js'
import { texts as getWalletViewTexts } from '../views/help/GetWallet/texts.en.js'
import { texts as whatIsANetworkViewTexts } from '../views/help/WhatIsANetwork/texts.en.js'
import { texts as whatIsAWalletViewTexts } from '../views/help/WhatIsAWallet/texts.en.js'
import { texts as connectingMultiChainViewTexts } from '../views/networks/ConnectingMultiChain/texts.en.js'
import { texts as networksViewTexts } from '../views/networks/Networks/texts.en.js'
import { texts as switchActiveChainViewTexts } from '../views/networks/SwitchActiveChain/texts.en.js'
import { texts as switchNetworkViewTexts } from '../views/networks/SwitchNetwork/texts.en.js'
import { texts as unsupportedChainViewTexts } from '../views/networks/UnsupportedChain/texts.en.js'
import { texts as connectingWalletConnectViewTexts } from '../views/walletConnect/ConnectingWalletConnect/texts.en.js'
import { texts as connectingWalletConnectBasicViewTexts } from '../views/walletConnect/ConnectingWalletConnectBasic/texts.en.js'
import { texts as downloadsViewTexts } from '../views/walletConnect/Downloads/texts.en.js'
import { walletTexts } from '../wallet/texts.en.js'
import { walletConnectTexts } from '../walletConnect/texts.en.js'

/** English: the texts of all folders. It is the type of the other catalogues; at run time each view loads its own texts. */
export const en = {
  ...accountTexts,
  ...legalTexts,
  ...linksTexts,
  ...modalTexts,
  ...networkTexts,
  ...primitivesTexts,
  ...qrTexts,
  ...accountViewTexts,
  ...allWalletsViewTexts,
  ...connectViewTexts,
  ...connectingExternalViewTexts,
  ...connectingMultiChainViewTexts,
  ...connectingWalletConnectViewTexts,
  ...connectingWalletConnectBasicViewTexts,
  ...downloadsViewTexts,
  ...getWalletViewTexts,
  ...networksViewTexts,
  ...switchActiveChainViewTexts,
  ...switchNetworkViewTexts,
  ...unsupportedChainViewTexts,
  ...whatIsANetworkViewTexts,
  ...whatIsAWalletViewTexts,
  ...walletTexts,
  ...walletConnectTexts,
} as const

/** The name of a text. */
export type TextKey = keyof typeof en
