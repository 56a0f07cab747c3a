import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { mainnet } from '@latchkey/appkit/networks'
import { createAppKit, type useAppKitAccount } from '@latchkey/appkit/react'

export type Account = ReturnType<typeof useAppKitAccount>

/** Shared by all apps. */
export const kit = createAppKit({
  adapters: [createEip155Adapter()],
  networks: [mainnet],
  projectId: '00000000000000000000000000000000',
  themeMode: 'dark',
})
