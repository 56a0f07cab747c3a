import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit'
import { base, mainnet } from '@latchkey/appkit/networks'

const kit = createAppKit({ projectId: 'my-app', networks: [mainnet, base], adapters: [createEip155Adapter()], services: { relay: false } })

export default defineNuxtPlugin(() => ({ provide: { kit } }))
