import { ensReplica } from './contracts/ensReplica.js'
import { multicall } from './contracts/multicall.js'
import { testToken } from './contracts/testToken.js'
import type { LocalChain } from './localChain.js'

/** Address of Multicall3, the same on every chain. */
const multicallAddress = '0xca11bde05977b3631167028862be2a173976ca11'
/** Address of the ENS Universal Resolver on mainnet. */
export const nameServiceAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** Deploys the contracts that apps expect at fixed addresses. */
export async function deployContracts(chain: LocalChain): Promise<void> {
  const place = (address: string, code: string) => chain.request('anvil_setCode', [address, code])
  await place(multicallAddress, multicall.runtimeCode)
  await place(chain.tokenAddress, testToken.runtimeCode)
  if (chain.name === 'mainnet') await place(nameServiceAddress, ensReplica.runtimeCode)
}
