import { connectingMultiChainView } from './ConnectingMultiChain/connectingMultiChainView.js'
import { networksView } from './Networks/networksView.js'
import { switchActiveChainView } from './SwitchActiveChain/switchActiveChainView.js'
import { switchNetworkView } from './SwitchNetwork/switchNetworkView.js'
import { unsupportedChainView } from './UnsupportedChain/unsupportedChainView.js'

export const networksViews = {
  ConnectingMultiChain: connectingMultiChainView,
  Networks: networksView,
  SwitchActiveChain: switchActiveChainView,
  SwitchNetwork: switchNetworkView,
  UnsupportedChain: unsupportedChainView,
} as const
