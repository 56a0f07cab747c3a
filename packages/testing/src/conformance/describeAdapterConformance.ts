import { describe } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { testActing } from './testActing.js'
import { testAppearance } from './testAppearance.js'
import { testConnecting } from './testConnecting.js'
import { testDiscovery } from './testDiscovery.js'
import { testEnding } from './testEnding.js'
import { testInvalidEvents } from './testInvalidEvents.js'
import { testNeutralActions } from './testNeutralActions.js'
import { testQuirks } from './testQuirks.js'
import { testRestoring } from './testRestoring.js'
import { testSelecting } from './testSelecting.js'
import { testSession } from './testSession.js'
import { testSigning } from './testSigning.js'
import { testSwitching } from './testSwitching.js'

/**
 * Declares the tests that every adapter passes in every namespace. Call it in a vitest file. `traits` lists the
 * differences of the namespace's wallets, with reasons.
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
      testInvalidEvents(setup, traits)
      testQuirks(setup, traits)
    }
    testSession(setup, traits)
    testSelecting(setup, traits)
    testSwitching(setup, traits)
    testSigning(setup)
    testActing(setup, traits)
    testNeutralActions(setup)
    testEnding(setup, traits)
  })
}
