import type { LocalChainData } from './pageData.js'

const tokenAddress = '0x7e577e577e577e577e577e577e577e577e577e57'
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const btc = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const unit = { name: 'UNIT', symbol: 'UNIT', decimals: 12 }
const sec = { name: 'SEC', symbol: 'SEC', decimals: 10 }

/** The server's data once all chains run. */
export const localChains: readonly LocalChainData[] = [
  chain('eip155', 31337, 'Local Chain', ether, 8545, { tokenAddress }),
  chain('eip155', 31338, 'Second Chain', { ...ether, symbol: 'SEC' }, 8546, { tokenAddress }),
  chain('eip155', 1, 'Ethereum', ether, 8547, { tokenAddress }),
  chain('solana', 'LatchkeyLoca1So1anaChain11111111', 'Solana Local', sol, 8899),
  chain('solana', 'LatchkeySecondSo1anaChain1111111', 'Solana Local 2', sol, 8901),
  chain('polkadot', '6c6f63616c20636861696e206f66204c', 'Local Polkadot', unit, 9944, { ss58Format: 42 }),
  chain('polkadot', '7365636f6e6420636861696e206f6620', 'Second Polkadot', sec, 9944, { ss58Format: 0 }),
  chain('bip122', '0f9188f13cb7b2c71f2a335e3a4fc328', 'Bitcoin Regtest', btc, 3000),
  chain('bip122', '00000008819873e925422c1ff0f99f7c', 'Bitcoin Signet (local)', btc, 3001),
]

function chain(
  namespace: LocalChainData['namespace'],
  id: number | string,
  name: string,
  coin: LocalChainData['coin'],
  port: number,
  more: Partial<LocalChainData> = {},
): LocalChainData {
  return { namespace, id, name, coin, rpcUrl: `http://127.0.0.1:${port}`, gift: '5', ...more }
}
