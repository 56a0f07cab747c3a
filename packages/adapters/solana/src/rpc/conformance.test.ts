import { createJsonRpcRig, describeRpcConformance } from '@latchkey/testing/conformance'
import { createNetwork } from '../../test/networks.js'
import { genesis } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'
import { createSolanaAdapter } from '../createSolanaAdapter.js'

describeRpcConformance(
  'solana',
  createJsonRpcRig({
    factory: createSolanaAdapter(),
    createNetwork: (urls) => createNetwork(genesis.slice(0, 32), urls),
    address: alice.address,
    balanceMethod: 'getBalance',
    results: { getGenesisHash: genesis, getBalance: { value: 100 }, getHealth: 'ok' },
    otherChain: { getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', getBalance: { value: 9 } },
  }),
)
