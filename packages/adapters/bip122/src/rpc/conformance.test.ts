import { describeRpcConformance } from '@latchkey/testing/conformance'
import { createNetwork } from '../../test/createNetwork.js'
import { createBip122Adapter } from '../createBip122Adapter.js'

const reference = '000000000019d6689c085ae165831e93'
const blocks = { right: reference, wrong: '000000000933ea01ad0ee984209779ba' }

describeRpcConformance('bip122', {
  factory: createBip122Adapter(),
  createNetwork: (urls) => createNetwork(reference, urls),
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  isJsonRpc: false,
  isBalance: ({ url }) => url.includes('/address/'),
  respond({ url }, chain) {
    if (url.endsWith('/block-height/0')) return blocks[chain].padEnd(64, '0')
    const sums = { funded_txo_sum: chain === 'right' ? 100 : 999, spent_txo_sum: 0 }
    return JSON.stringify({ chain_stats: sums, mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 } })
  },
})
