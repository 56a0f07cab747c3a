import { describe } from 'vitest'
import { testWireAsking } from './testWireAsking.js'
import { testWireEnding } from './testWireEnding.js'
import { testWireNews } from './testWireNews.js'
import { testWireOpening } from './testWireOpening.js'
import type { WireRig } from './wireRig.js'

/**
 * Declares the tests that sessions over WalletConnect pass in every namespace, on a wire that answers by script. Call it in a
 * vitest file that has imported what the adapter loads on use.
 *
 * @example
 * describeWireConformance('eip155', rig)
 */
export function describeWireConformance(name: string, rig: WireRig): void {
  describe(`${name} over a wire`, () => {
    testWireOpening(rig)
    testWireAsking(rig)
    testWireNews(rig)
    testWireEnding(rig)
  })
}
