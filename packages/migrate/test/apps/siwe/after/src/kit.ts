import { createAppKit } from '@latchkey/appkit'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { mainnet } from '@latchkey/appkit/networks'
import { DefaultSIWX, type SIWXConfig } from '@latchkey/siwx'
import { siweConfig } from './siwe'

const networks = [mainnet]
const adapters = [createEip155Adapter()]
const projectId = '00000000000000000000000000000000'

export const withSiwe = () => createAppKit({ adapters, networks, projectId, siweConfig, themeMode: 'dark' })
export const withSiwx = () => {
  const siwx: SIWXConfig = new DefaultSIWX()
  return createAppKit({ adapters, networks, projectId, siwx, themeMode: 'dark' })
}
