import linkStyles from '../../links/link.css?inline'
import type { ViewGroup, ViewRecord, ViewTitle } from '../../modalContext/viewRecord.js'
import { namespaceLooks } from '../../network/namespaceLooks.js'
import checkboxStyles from '../../primitives/styles/checkbox.css?inline'
import walletStyles from '../../wallet/wallet.css?inline'
import walletConnectStyles from '../../walletConnect/walletConnect.css?inline'
import connectStyles from './Connect/connect.css?inline'
import { prepareList } from './Connect/prepareList.js'
import { texts as connectTexts } from './Connect/texts.js'
import { Connect } from './Connect/View.js'

/** Names the namespace that the list is limited to, in an app with several. */
const chainTitle: ViewTitle = ({ options }, { text }, { namespace }) =>
  namespace && options.state.current.namespaces.length > 1
    ? text(connectTexts.titleTo, { chain: namespaceLooks[namespace].name })
    : ''

/** The ways to connect. Its two names differ in their titles. */
const view: ViewRecord = {
  View: Connect,
  title: connectTexts.title,
  titleFor: chainTitle,
  styles: [checkboxStyles, linkStyles, walletStyles, walletConnectStyles, connectStyles],
  beforeRender: prepareList,
}

export const connectViews = {
  Connect: view,
  ConnectWallets: { ...view, title: connectTexts.titleWallets },
} as const satisfies ViewGroup
