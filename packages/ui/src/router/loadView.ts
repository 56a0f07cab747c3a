import { isMobile } from '@latchkey/common'
import type { Core, ViewName } from '@latchkey/core'
import { isPhoneView } from '../phone/isPhoneView.js'
import { loadRest } from '../rest/loadRest.js'
import { Connect } from '../views/Connect/Connect.js'
import { needsRest } from '../views/Connect/needsRest.js'
import type { ViewModule } from './viewModule.js'

/**
 * Fetches the code of a view. Connect is what nearly every first click wants, so it comes with the modal. Few files are fetched from
 * here: what many lazy files share, bundlers take out of the modal's first file into one more that the first click waits for.
 */
export async function loadView(view: ViewName, core: Core): Promise<ViewModule> {
  if (view === 'ConnectingExternal')
    return (await import('../views/ConnectingExternal/connectingView.js')).connectingView
  if (isPhoneView(view)) return (await loadMore()).loadPhoneView(view)
  const isList = view === 'Connect' || view === 'ConnectWallets'
  if (isList && listsMore(core)) {
    const [{ connectMoreView, loadPhoneActions }, loaded] = await Promise.all([
      loadMore(),
      needsRest(core) ? loadRest() : undefined,
    ])
    // On a phone only the click itself can open a wallet's app, so nothing may be left to load then.
    const isPhone = core.pairing.isEnabled && isMobile(core.ports.window?.navigator)
    return connectMoreView(loaded?.rest, isPhone ? await loadPhoneActions() : undefined)
  }
  if (view === 'Connect' && !needsRest(core)) return { View: Connect }
  const { rest, views } = await loadRest()
  return { ...views[view], parts: rest }
}

/** Wallets are listed that are not on the page. */
function listsMore({ pairing, directory, options }: Core): boolean {
  return pairing.isEnabled || directory.state.status !== 'off' || Boolean(options.state.current.customWallets?.length)
}

function loadMore(): Promise<typeof import('../views/ConnectMore/connectMoreView.js')> {
  return import('../views/ConnectMore/connectMoreView.js')
}
