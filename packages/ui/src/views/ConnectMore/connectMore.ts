import { chainTitle } from '../../kit/chainTitle.js'
import { enPhone } from '../../locales/enPhone.js'
import type { PhoneView } from '../../phone/isPhoneView.js'
import type { Parts } from '../../rest/restParts.js'
import type { ViewModule } from '../../router/viewModule.js'
import { listStyles } from '../../theme/listStyles.js'
import { ConnectMore } from './ConnectMore.js'

const own: Parts = { texts: enPhone, styles: [listStyles] }

/** The wallet list of more than the page's own wallets, with what it brings along, and the rest where the list needs that. */
export function connectMore(rest: Parts = {}): ViewModule {
  const parts: Parts = {
    ...rest,
    texts: { ...rest.texts, ...own.texts },
    styles: [...(rest.styles ?? []), ...(own.styles ?? [])],
  }
  return { View: ConnectMore, title: chainTitle, parts }
}

/** The views that the list leads to come after it. */
export async function loadPhoneView(view: PhoneView): Promise<ViewModule> {
  return (await import('../../phone/phoneViews.js')).phoneViews[view]
}
