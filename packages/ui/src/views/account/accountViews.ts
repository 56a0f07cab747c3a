import { errors } from '@latchkey/common'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import tabsStyles from '../../primitives/styles/tabs.css?inline'
import walletStyles from '../../wallet/wallet.css?inline'
import accountStyles from './Account/account.css?inline'
import { NetworkChip } from './Account/NetworkChip.js'
import { texts as accountTexts } from './Account/texts.js'
import { Account } from './Account/View.js'

export const accountViews = {
  Account: {
    View: Account,
    title: accountTexts.title,
    Center: NetworkChip,
    errors,
    styles: [tabsStyles, walletStyles, accountStyles],
  },
} as const satisfies ViewGroup
