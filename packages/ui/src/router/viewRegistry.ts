import { Connect } from '../views/Connect/Connect.js'
import type { ViewRegistry } from './viewModule.js'

/**
 * Every view of the modal and how its code is fetched. Connect is what nearly every first click wants, so it comes with
 * the modal; a view without a route name, or a route name without a view, does not compile.
 */
export const viewRegistry: ViewRegistry = {
  Connect: () => ({ View: Connect }),
  ConnectingExternal: async () => ({
    View: (await import('../views/ConnectingExternal/ConnectingExternal.js')).ConnectingExternal,
  }),
  Account: async () => {
    const [{ Account }, { NetworkChip }] = await Promise.all([
      import('../views/Account/Account.js'),
      import('../views/Account/NetworkChip.js'),
    ])
    return { View: Account, Center: NetworkChip }
  },
  Networks: async () => ({ View: (await import('../views/Networks/Networks.js')).Networks }),
  SwitchNetwork: async () => ({ View: (await import('../views/SwitchNetwork/SwitchNetwork.js')).SwitchNetwork }),
  UnsupportedChain: async () => ({
    View: (await import('../views/UnsupportedChain/UnsupportedChain.js')).UnsupportedChain,
  }),
  WhatIsAWallet: async () => ({ View: (await import('../views/WhatIsAWallet/WhatIsAWallet.js')).WhatIsAWallet }),
  WhatIsANetwork: async () => ({ View: (await import('../views/WhatIsANetwork/WhatIsANetwork.js')).WhatIsANetwork }),
  GetWallet: async () => ({ View: (await import('../views/GetWallet/GetWallet.js')).GetWallet }),
}
