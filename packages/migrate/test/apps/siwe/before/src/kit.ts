import { createAppKit } from '@reown/appkit'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'
import { DefaultSIWX, type SIWXConfig } from '@reown/appkit-siwx'
import { siweConfig } from './siwe'

const networks = [mainnet]
const adapters = [new EthersAdapter()]
const projectId = '00000000000000000000000000000000'

export const withSiwe = () => createAppKit({ adapters, networks, projectId, siweConfig })
export const withSiwx = () => {
  const siwx: SIWXConfig = new DefaultSIWX()
  return createAppKit({ adapters, networks, projectId, siwx })
}
