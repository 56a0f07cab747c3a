import type { ViewName } from '@latchkey/core'
import { chainTitle } from '../kit/chainTitle.js'
import { createSwitcher } from '../kit/createSwitcher.js'
import { enRest } from '../locales/enRest.js'
import type { PhoneView } from '../phone/isPhoneView.js'
import { AlertBar } from '../primitives/AlertBar.js'
import { Message } from '../primitives/Message.js'
import type { ViewModule } from '../router/viewModule.js'
import { accountStyles } from '../theme/accountStyles.js'
import { restStyles } from '../theme/restStyles.js'
import { Account } from '../views/Account/Account.js'
import { NetworkChip } from '../views/Account/NetworkChip.js'
import { Connect } from '../views/Connect/Connect.js'
import { Legal } from '../views/Connect/Legal.js'
import { NoWallets } from '../views/Connect/NoWallets.js'
import { Searching } from '../views/Connect/Searching.js'
import { connectingView } from '../views/ConnectingExternal/connectingView.js'
import { NotInstalled } from '../views/ConnectingExternal/NotInstalled.js'
import { ConnectingMultiChain } from '../views/ConnectingMultiChain/ConnectingMultiChain.js'
import { GetWallet } from '../views/GetWallet/GetWallet.js'
import { Networks } from '../views/Networks/Networks.js'
import { SwitchActiveChain } from '../views/SwitchActiveChain/SwitchActiveChain.js'
import { SwitchNetwork } from '../views/SwitchNetwork/SwitchNetwork.js'
import { UnsupportedChain } from '../views/UnsupportedChain/UnsupportedChain.js'
import { WhatIsANetwork } from '../views/WhatIsANetwork/WhatIsANetwork.js'
import { WhatIsAWallet } from '../views/WhatIsAWallet/WhatIsAWallet.js'
import type { Parts } from './restParts.js'

const { parts: asking } = connectingView

/** What the views below bring along, and what the wallet list shows where there are no wallets, or terms. */
export const rest: Parts = {
  ...asking,
  texts: { ...asking.texts, ...enRest },
  styles: [...asking.styles, restStyles, accountStyles],
  AlertBar,
  Legal,
  Message,
  NotInstalled,
  NoWallets,
  Searching,
  createSwitcher,
}

/**
 * Every view but the one that asks a wallet; one file, for they are small and share nearly everything. A view without a route
 * name, or a route name without a view, does not compile.
 */
export const views: Readonly<Record<Exclude<ViewName, 'ConnectingExternal' | PhoneView>, ViewModule>> = {
  Connect: { View: Connect, title: chainTitle },
  ConnectWallets: { View: Connect, title: chainTitle },
  ConnectingMultiChain: { View: ConnectingMultiChain, title: connectingView.title },
  SwitchActiveChain: { View: SwitchActiveChain },
  Account: { View: Account, Center: NetworkChip },
  Networks: { View: Networks, event: 'CLICK_NETWORKS' },
  SwitchNetwork: { View: SwitchNetwork },
  UnsupportedChain: { View: UnsupportedChain },
  WhatIsAWallet: { View: WhatIsAWallet, event: 'CLICK_WALLET_HELP' },
  WhatIsANetwork: { View: WhatIsANetwork, event: 'CLICK_NETWORK_HELP' },
  GetWallet: { View: GetWallet, event: 'CLICK_GET_WALLET_HELP' },
}
