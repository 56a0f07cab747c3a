import { describe } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { testActing } from './testActing.js'
import { testAppearance } from './testAppearance.js'
import { testBadNews } from './testBadNews.js'
import { testConnecting } from './testConnecting.js'
import { testDiscovery } from './testDiscovery.js'
import { testEnding } from './testEnding.js'
import { testQuirks } from './testQuirks.js'
import { testRestoring } from './testRestoring.js'
import { testSession } from './testSession.js'
import { testSigning } from './testSigning.js'
import { testSwitching } from './testSwitching.js'

/**
 * Declares the tests every adapter passes, whatever its namespace. Call it in a vitest file. `traits` says in what the
 * wallets of the namespace differ, with the reason.
 *
 * @example
 * describeAdapterConformance('eip155', () => createEip155Rig({ chains, factory: createEip155Adapter() }), eip155Traits)
 */
export function describeAdapterConformance(
  name: string,
  setup: ConformanceSetup,
  traits: ConformanceTraits = {},
): void {
  describe(`${name} adapter`, () => {
    if (has(traits, 'discovery')) {
      testDiscovery(setup)
      testAppearance(setup, traits)
      testConnecting(setup, traits)
      testRestoring(setup, traits)
      testBadNews(setup, traits)
      testQuirks(setup, traits)
    }
    testSession(setup, traits)
    testSwitching(setup, traits)
    testSigning(setup)
    testActing(setup)
    testEnding(setup, traits)
  })
}
