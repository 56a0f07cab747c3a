import { loadRest } from '../rest/loadRest.js'
import { Connect } from '../views/Connect/Connect.js'
import { needsRest } from '../views/Connect/needsRest.js'
import type { ViewModule, ViewRegistry } from './viewModule.js'

/**
 * Every view of the modal and how its code is fetched. Connect is what nearly every first click wants, so it comes with
 * the modal; a view without a route name, or a route name without a view, does not compile.
 */
export const viewRegistry: ViewRegistry = {
  Connect: (core) => (needsRest(core) ? withRest(() => ({ View: Connect })) : { View: Connect }),
  ConnectingExternal: () =>
    withRest(async () => ({
      View: (await import('../views/ConnectingExternal/ConnectingExternal.js')).ConnectingExternal,
    })),
  Account: () =>
    withRest(async () => {
      const [{ Account }, { NetworkChip }] = await Promise.all([
        import('../views/Account/Account.js'),
        import('../views/Account/NetworkChip.js'),
      ])
      return { View: Account, Center: NetworkChip }
    }),
  Networks: () => withRest(async () => ({ View: (await import('../views/Networks/Networks.js')).Networks })),
  SwitchNetwork: () =>
    withRest(async () => ({ View: (await import('../views/SwitchNetwork/SwitchNetwork.js')).SwitchNetwork })),
  UnsupportedChain: () =>
    withRest(async () => ({ View: (await import('../views/UnsupportedChain/UnsupportedChain.js')).UnsupportedChain })),
  WhatIsAWallet: () =>
    withRest(async () => ({ View: (await import('../views/WhatIsAWallet/WhatIsAWallet.js')).WhatIsAWallet })),
  WhatIsANetwork: () =>
    withRest(async () => ({ View: (await import('../views/WhatIsANetwork/WhatIsANetwork.js')).WhatIsANetwork })),
  GetWallet: () => withRest(async () => ({ View: (await import('../views/GetWallet/GetWallet.js')).GetWallet })),
}

async function withRest(load: () => ViewModule | Promise<ViewModule>): Promise<ViewModule> {
  const [module, rest] = await Promise.all([load(), loadRest()])
  return { ...module, rest }
}
