import type { Core } from '@latchkey/core'
import type { Language } from '../kit/createLanguage.js'
import { walletDetails } from '../kit/walletDetails.js'
import type { Screen } from '../router/createScreens.js'

/** What a view is called; a connecting view bears its wallet's name. */
export function viewTitle(core: Core, { text }: Language, { view, data }: Screen): string {
  if (view === 'ConnectingExternal') return walletDetails(core, data).name || text('titleConnect')
  return text(`title${view}`)
}
