import type { ComponentType } from 'react'
import { chainTitle } from '../../kit/chainTitle.js'
import { enList } from '../../locales/enList.js'
import type { PhoneView } from '../../phone/isPhoneView.js'
import type { PhoneActions } from '../../phone/phoneViews.js'
import type { Parts } from '../../rest/restParts.js'
import type { ViewModule } from '../../router/viewModule.js'
import { listStyles } from '../../theme/listStyles.js'
import { ConnectMore, type ConnectMoreProps } from './ConnectMore.js'

const own: Parts = { texts: enList, styles: [listStyles] }

/** Returns the view of the wallet list that also offers wallets that are not on the page, with its texts and styles. */
export function connectMoreView(rest: Parts = {}, actions?: PhoneActions): ViewModule {
  const parts: Parts = {
    ...rest,
    texts: { ...rest.texts, ...own.texts },
    styles: [...(rest.styles ?? []), ...(own.styles ?? [])],
  }
  return { View: actions ? withActions(ConnectMore, actions) : ConnectMore, title: chainTitle, parts }
}

function withActions(View: ComponentType<ConnectMoreProps>, actions: PhoneActions): ComponentType {
  return function ConnectMoreOnPhone() {
    return <View actions={actions} />
  }
}

/** Loads what choosing a listed wallet does; `undefined` where it cannot be loaded now. */
export async function loadPhoneActions(): Promise<PhoneActions | undefined> {
  try {
    return (await import('../../phone/phoneViews.js')).phoneActions
  } catch {
    return undefined
  }
}

/** Loads a view that the list leads to. */
export async function loadPhoneView(view: PhoneView): Promise<ViewModule> {
  return (await import('../../phone/phoneViews.js')).phoneViews[view]
}
