import { createJsonRpcRig, describeRpcConformance } from '@latchkey/testing/conformance'
import { createNetwork } from '../../test/setUp.js'
import { accountRecord, genesis } from '../../test/startNode.js'
import { createPolkadotAdapter } from '../createPolkadotAdapter.js'

describeRpcConformance(
  'polkadot',
  createJsonRpcRig({
    factory: createPolkadotAdapter(),
    createNetwork: (urls) => createNetwork('a1', { rpcUrls: { default: { http: urls } } }),
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    balanceMethod: 'state_getStorage',
    results: {
      chain_getBlockHash: genesis,
      state_getStorage: accountRecord(100n),
      system_properties: { tokenDecimals: 12, tokenSymbol: 'UNIT' },
      system_health: { isSyncing: false },
    },
    otherChain: { chain_getBlockHash: `0x${'b2'.repeat(32)}`, state_getStorage: accountRecord(9n) },
  }),
)
