import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { getIdentity } from '@latchkey/api-client'
import { createAdapterContext } from '@latchkey/testing'
import { type LocalChains, startLocalChains } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.fixture.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

let chains: LocalChains
let services: Services

beforeAll(async () => {
  chains = await startLocalChains()
  services = await startServices({ rpcUpstreams: { 'eip155:1': [chains.mainnet.rpcUrl] } })
})
afterAll(async () => {
  await services?.close()
  await chains?.stop()
})

test('SV12: the services and the EVM adapter accept the same names', async () => {
  const network = {
    id: 1,
    caipNetworkId: 'eip155:1',
    chainNamespace: 'eip155',
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chains.mainnet.rpcUrl] } },
  } as const
  const adapter = await createEip155Adapter().create(createAdapterContext({ networks: [network] }))
  const client = createTestClient(services.url)
  const names: readonly [name: string, isName: boolean][] = [
    ['alice.eth', true],
    ['sub-domain.alice.eth', true],
    ['álice🚀.eth', true],
    ['名前.eth', true],
    ['👨‍👩‍👧.eth', true],
    ['1️⃣.eth', false],
    ['Alice.eth', false],
    ['xn--lice-5na.eth', false],
    ['ab--cd.eth', false],
    ['аlice.eth', false],
    ['al\u200dice.eth', false],
    ['alice_.eth', false],
    ['_alice.eth', true],
    ['alice', false],
    ['ａlice.eth', false],
    ['𐤀.eth', true],
    // A character of Unicode 16, which earlier tables do not have.
    ['\u{105c0}.eth', true],
    ['\u{1e5d0}.eth', true],
    ['\u{fffe}.eth', false],
  ]
  const answers: [string, boolean, boolean][] = []
  // Each name has its own address, because a server caches an identity for 5 minutes.
  for (const [index, [name]] of names.entries()) {
    const address = `0x${(0xabc000 + index).toString(16).padStart(40, '0')}`
    await chains.names.setName(address, name)
    const [ofService, ofAdapter] = await Promise.all([
      getIdentity(client, { address }),
      adapter.getIdentity?.({ address, signal: undefined }),
    ])
    answers.push([name, ofService.name === name, ofAdapter?.name === name])
  }
  expect(answers).toEqual(names.map(([name, isName]) => [name, isName, isName]))
  await adapter.destroy()
})
