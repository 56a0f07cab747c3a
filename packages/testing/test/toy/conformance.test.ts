import { afterAll, beforeAll } from 'vitest'
import { describeAdapterConformance } from '../../src/exports/conformance.js'
import { startToyChains, type ToyChains } from './chain/startToyChains.js'
import { createToyRig } from './createToyRig.js'
import { createToyAdapter } from './src/exports/index.js'

// The toy namespace is the example of the guide docs/addANamespace.md, and was written by following it.
let chains: ToyChains
beforeAll(async () => {
  chains = await startToyChains()
})
afterAll(() => chains?.stop())

describeAdapterConformance('toy', () => createToyRig(chains, createToyAdapter()), {
  switching: 'page',
  lacks: {
    addressForms: 'An address is the lower-case hex of its key.',
    transactionLookup: 'Its node executes a transaction before it responds.',
  },
})
