import { chainTitle } from '../../kit/chainTitle.js'
import { enPhone } from '../../locales/enPhone.js'
import type { PhoneView } from '../../phone/isPhoneView.js'
import type { Parts } from '../../rest/restParts.js'
import type { ViewModule } from '../../router/viewModule.js'
import { listStyles } from '../../theme/listStyles.js'
import { ConnectMore } from './ConnectMore.js'

const own: Parts = { texts: enPhone, styles: [listStyles] }

/** Returns the view of the wallet list that also offers wallets that are not on the page, with its texts and styles. */
export function connectMoreView(rest: Parts = {}): ViewModule {
  const parts: Parts = {
    ...rest,
    texts: { ...rest.texts, ...own.texts },
    styles: [...(rest.styles ?? []), ...(own.styles ?? [])],
  }
  return { View: ConnectMore, title: chainTitle, parts }
}

/** Loads a view that the list leads to. */
export async function loadPhoneView(view: PhoneView): Promise<ViewModule> {
  return (await import('../../phone/phoneViews.js')).phoneViews[view]
}
