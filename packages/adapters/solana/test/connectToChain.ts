import type { Connector, Session } from '@latchkey/common'
import {
  createAdapterContext,
  createFakePage,
  createSolanaTestWallet,
  type SolanaTestWalletOptions,
} from '@latchkey/testing'
import type { LocalSolana } from '@latchkey/testing/node'
import { PublicKey } from '@solana/web3.js'
import { onTestFinished } from 'vitest'
import { createSolanaAdapter } from '../src/createSolanaAdapter.js'

/** Opens a session with a test wallet on the local chains. The adapter is destroyed with the test. */
export async function connectToChain(solana: LocalSolana, change: Partial<SolanaTestWalletOptions> = {}) {
  const networks = [solana.network, solana.second.network]
  const wallet = createSolanaTestWallet({
    name: 'Foxglove',
    origin: 'https://journey.example',
    chains: solana.all.map(({ network, rpcUrl }) => ({ chain: network.caipNetworkId, name: network.name, rpcUrl })),
    ...change,
  })
  const page = createFakePage()
  const unregister = wallet.register(page)
  const factory = createSolanaAdapter({ web3: () => import('@solana/web3.js') })
  const adapter = await factory.create(createAdapterContext({ window: page, networks }))
  onTestFinished(() => {
    adapter.destroy()
    unregister()
  })
  let connector: Connector | undefined
  adapter.discover((list) => {
    connector = list[0]
  })
  const session = (await connector?.connect()) as Session<'solana'>
  const payer = new PublicKey(session.accounts[0]?.address ?? '')
  return { wallet, adapter, session, actions: session.actions, payer }
}
