import type { ViewName } from '@latchkey/core'
import { loadRest } from '../rest/loadRest.js'
import { Connect } from '../views/Connect/Connect.js'
import { needsRest } from '../views/Connect/needsRest.js'
import type { ViewModule, ViewRegistry } from './viewModule.js'

/**
 * Every view of the modal and how its code is fetched. Connect is what nearly every first click wants, so it comes with
 * the modal; a view without a route name, or a route name without a view, does not compile.
 */
export const viewRegistry: ViewRegistry = {
  Connect: async (core) => ({ View: Connect, ...(needsRest(core) ? { parts: (await loadRest()).rest } : {}) }),
  ConnectingExternal: async () => (await import('../views/ConnectingExternal/connectingView.js')).connectingView,
  ConnectingMultiChain: () => loadOne('ConnectingMultiChain'),
  SwitchActiveChain: () => loadOne('SwitchActiveChain'),
  Account: () => loadOne('Account'),
  Networks: () => loadOne('Networks'),
  SwitchNetwork: () => loadOne('SwitchNetwork'),
  UnsupportedChain: () => loadOne('UnsupportedChain'),
  WhatIsAWallet: () => loadOne('WhatIsAWallet'),
  WhatIsANetwork: () => loadOne('WhatIsANetwork'),
  GetWallet: () => loadOne('GetWallet'),
}

async function loadOne(name: Exclude<ViewName, 'Connect' | 'ConnectingExternal'>): Promise<ViewModule> {
  const { rest, views } = await loadRest()
  return { ...views[name], parts: rest }
}
