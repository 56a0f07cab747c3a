/** The least an app has to write, three ways. */
export const heroSnippets = {
  React: `import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { base, mainnet } from '@latchkey/appkit/networks'
import { createEip155Adapter } from '@latchkey/adapter-eip155'

createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()] })

export function App() {
  const { address, isConnected } = useAppKitAccount()
  return <><AppKitButton /> {isConnected && address}</>
}`,
  HTML: `<appkit-button></appkit-button>
<script type="module">
  import { createAppKit } from '@latchkey/appkit'
  import { base, mainnet } from '@latchkey/appkit/networks'
  import { createEip155Adapter } from '@latchkey/adapter-eip155'

  const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()] })
  kit.subscribeAccount(({ address }) => console.log(address))
</script>`,
  Headless: `import { createCore } from '@latchkey/core'
import { base, mainnet } from '@latchkey/appkit/networks'
import { createEip155Adapter } from '@latchkey/adapter-eip155'

const core = createCore({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()] })
const wallet = core.connectors.state.all[0]

const { address } = await core.connect({ connectorId: wallet.id })
const signature = await core.actions('eip155')?.signMessage({ message: 'Hello' })
await core.disconnect()`,
} as const
