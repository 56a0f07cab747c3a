import { describe } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { testActing } from './testActing.js'
import { testConnecting } from './testConnecting.js'
import { testDiscovery } from './testDiscovery.js'
import { testEnding } from './testEnding.js'
import { testSession } from './testSession.js'

/**
 * Declares the tests every adapter passes, whatever its namespace. Call it in a vitest file.
 *
 * @example
 * describeAdapterConformance('eip155', () => createEip155Rig({ chains, factory: createEip155Adapter() }))
 */
export function describeAdapterConformance(name: string, setup: ConformanceSetup): void {
  describe(`${name} adapter`, () => {
    testDiscovery(setup)
    testConnecting(setup)
    testSession(setup)
    testActing(setup)
    testEnding(setup)
  })
}
