import { describeAdapterConformance } from '@latchkey/testing/conformance'
import { startLocalChains, startRelay } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createPhoneRig } from '../../test/createPhoneRig.js'

let chains: Chains
let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  chains = await startLocalChains()
  relay = await startRelay()
}, 30_000)
afterAll(async () => {
  await relay?.close()
  await chains?.stop()
})

describeAdapterConformance('eip155 over WalletConnect', () => createPhoneRig(chains, relay.url), {
  switching: 'page',
  lacks: {
    discovery: 'A phone is not on the page; it is connected by a code.',
    unknownNetwork: 'A network that was not approved is WRONG_NETWORK: the wallet is not asked to add it.',
    revoke: 'A session that is over is WALLET_SESSION_ENDED when it is restored.',
  },
})
