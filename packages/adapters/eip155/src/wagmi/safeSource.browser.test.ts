import { createCore } from '@latchkey/core'
import { createFakeLogger, createFakeStorage } from '@latchkey/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { safe } from 'wagmi/connectors'
import { createNetwork } from '../../test/createNetwork.js'
import { playSafe } from '../../test/playSafe.js'
import { alice } from '../../test/scriptedWallet.js'
import { wagmiSource } from '../exports/wagmi.js'
import { toViemChain } from '../viem/viemChain.js'

test("the kit connects and uses a Safe through wagmi's own connector", async () => {
  const { state } = playSafe()
  const signature = `0x${'12'.repeat(65)}` as const
  state.signature = signature
  const network = createNetwork(1, [])
  const config = createConfig({
    chains: [toViemChain(network)],
    connectors: [safe()],
    multiInjectedProviderDiscovery: false,
    transports: { 1: http('https://rpc.example') },
  })
  const core = createCore(
    {
      projectId: 'test',
      networks: [network],
      adapters: [wagmiSource(config)],
      services: { directory: false, relay: false },
    },
    { ports: { storage: createFakeStorage(), logger: createFakeLogger() } },
  )
  onTestFinished(() => core.destroy())
  expect((await core.discover()).map(({ id, name }) => [id, name])).toEqual([['safe', 'Safe']])
  expect((await core.connect({ connectorId: 'safe' })).address).toBe(alice)
  expect(config.state.status).toBe('connected')
  expect(await core.actions('eip155')?.signMessage({ message: 'Hello' })).toBe(signature)
  expect(await signMessage(config, { message: 'Hello' })).toBe(signature)
  await core.disconnect()
  expect(config.state.status).toBe('disconnected')
})
