import { createJsonRpcRig, describeRpcConformance } from '@latchkey/testing/conformance'
import { createNetwork } from '../../test/createNetwork.js'
import { alice } from '../../test/scriptedWallet.js'
import { createEip155Adapter } from '../createEip155Adapter.js'

describeRpcConformance(
  'eip155',
  createJsonRpcRig({
    factory: createEip155Adapter(),
    createNetwork: (urls) => createNetwork(1, urls),
    address: alice,
    balanceMethod: 'eth_getBalance',
    results: { eth_chainId: '0x1', eth_getBalance: '0x64', net_listening: true },
    otherChain: { eth_chainId: '0x5', eth_getBalance: '0xffff' },
  }),
)
