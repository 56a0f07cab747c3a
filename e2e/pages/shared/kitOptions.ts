import { createEip155Adapter } from '@latchkey/adapter-eip155'
import type { AppKitOptions } from '@latchkey/appkit'
import { readSetup } from './exposeKit.js'

/** The start-up options of a page: the test's networks and what it sets besides. */
export function kitOptions(): AppKitOptions {
  const { networks, options } = readSetup()
  const [first, ...rest] = networks
  if (!first) throw new Error('A page needs a network')
  return {
    projectId: 'e2e',
    // Most tests count the rows of the wallet list. `options: { services: { relay: false } }` has the wallets of the package.
    services: { relay: false, directory: false },
    networks: [first, ...rest],
    adapters: [createEip155Adapter()],
    metadata: { name: 'Journeys', description: 'A page for tests', url: location.origin, icons: [] },
    ...options,
  }
}
