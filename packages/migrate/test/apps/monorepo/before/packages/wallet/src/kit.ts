import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'
import { createAppKit, type useAppKitAccount } from '@reown/appkit/react'

export type Account = ReturnType<typeof useAppKitAccount>

/** Shared by all apps. */
export const kit = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet],
  projectId: '00000000000000000000000000000000',
})
