import { createEip155Adapter } from '@latchkey/adapter-eip155'
import type { AppKitOptions } from '@latchkey/appkit'
import { readSetup } from './exposeKit.js'

/** The options of a page: the networks of the test and its other settings. */
export function kitOptions(): AppKitOptions {
  const { networks, options } = readSetup()
  const [first, ...rest] = networks
  if (!first) throw new Error('A page needs a network')
  return {
    projectId: 'e2e',
    // No bundled wallets, because most tests count the rows of the wallet list. `options: { services: { relay: false }
    // }` lists them.
    services: { relay: false, directory: false },
    networks: [first, ...rest],
    adapters: [createEip155Adapter()],
    metadata: { name: 'Journeys', description: 'A page for tests', url: location.origin, icons: [] },
    ...options,
  }
}
