import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createCore } from '@latchkey/core'
import { createEvmTestWallet, walletPresets } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { createPage } from './createPage.js'
import { visitWallet } from './visitWallet.js'

const { local, second, stop } = await startLocalChains()
const page = createPage()
const wallet = createEvmTestWallet({
  ...walletPresets.foxglove,
  chains: [local, second].map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
})
wallet.announce(page)

// Balances of test networks are not loaded; these two are treated like main networks.
const asMain = ({ network }: typeof local) => ({ ...network, testnet: false })
const core = createCore(
  {
    projectId: 'example',
    networks: [asMain(local), asMain(second)],
    adapters: [createEip155Adapter()],
    services: { relay: false },
  },
  { ports: { window: page } },
)
try {
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  await visitWallet(core, { connectorId: wallet.rdns, switchTo: second.id, tell })
} finally {
  core.destroy()
  await stop()
}
