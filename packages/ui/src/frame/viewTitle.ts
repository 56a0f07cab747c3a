import type { Core } from '@latchkey/core'
import type { Language } from '../kit/createLanguage.js'
import { namespaceNames } from '../kit/namespaceNames.js'
import { walletDetails } from '../kit/walletDetails.js'
import type { Screen } from '../router/createScreens.js'

/** What a view is called; a connecting view bears its wallet's name. */
export function viewTitle(core: Core, { text }: Language, { view, data }: Screen): string {
  const { namespace } = data
  if (view === 'ConnectingExternal' || view === 'ConnectingMultiChain')
    return walletDetails(core, data).name || text('titleConnect')
  // Comes with the rest, which is there where several kinds of chain are.
  const kind = view === 'Connect' && namespace ? text('titleConnectTo', { chain: namespaceNames[namespace] }) : ''
  return kind || text(`title${view}`)
}
