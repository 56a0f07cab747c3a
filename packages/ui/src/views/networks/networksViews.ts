import { errors } from '@latchkey/common'
import linkStyles from '../../links/link.css?inline'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import { createNetworkSwitcher } from '../../network/createNetworkSwitcher.js'
import checkboxStyles from '../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import searchFieldStyles from '../../primitives/styles/searchField.css?inline'
import walletStyles from '../../wallet/wallet.css?inline'
import { walletTitle } from '../../wallet/walletDetails.js'
import { texts as connectingMultiChainTexts } from './ConnectingMultiChain/texts.js'
import { ConnectingMultiChain } from './ConnectingMultiChain/View.js'
import { texts as networksTexts } from './Networks/texts.js'
import { Networks } from './Networks/View.js'
import { texts as switchActiveChainTexts } from './SwitchActiveChain/texts.js'
import { SwitchActiveChain } from './SwitchActiveChain/View.js'
import { texts as switchNetworkTexts } from './SwitchNetwork/texts.js'
import { SwitchNetwork } from './SwitchNetwork/View.js'
import { texts as unsupportedChainTexts } from './UnsupportedChain/texts.js'
import unsupportedChainStyles from './UnsupportedChain/unsupportedChain.css?inline'
import { UnsupportedChain } from './UnsupportedChain/View.js'

export const networksViews = {
  ConnectingMultiChain: {
    View: ConnectingMultiChain,
    title: connectingMultiChainTexts.title,
    titleFor: walletTitle,
    styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles],
  },
  Networks: {
    View: Networks,
    title: networksTexts.title,
    errors,
    styles: [searchFieldStyles],
    event: 'CLICK_NETWORKS',
  },
  SwitchActiveChain: {
    View: SwitchActiveChain,
    title: switchActiveChainTexts.title,
    errors,
    styles: [latchArcStyles],
  },
  SwitchNetwork: {
    View: SwitchNetwork,
    title: switchNetworkTexts.title,
    errors,
    styles: [latchArcStyles],
    onBack: (_core, _data, share) => share(createNetworkSwitcher).cancel(),
  },
  UnsupportedChain: {
    View: UnsupportedChain,
    title: unsupportedChainTexts.title,
    errors,
    styles: [unsupportedChainStyles],
  },
} as const satisfies ViewGroup
