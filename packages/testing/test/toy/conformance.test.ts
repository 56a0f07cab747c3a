import { afterAll, beforeAll } from 'vitest'
import { describeAdapterConformance } from '../../src/exports/conformance.js'
import { startToyChains, type ToyChains } from './chain/startToyChains.js'
import { createToyRig } from './createToyRig.js'
import { createToyAdapter } from './src/exports/index.js'

// The guide docs/addANamespace.md is written along these files: a fifth namespace that was made by following it.
let chains: ToyChains
beforeAll(async () => {
  chains = await startToyChains()
})
afterAll(() => chains?.stop())

describeAdapterConformance('toy', () => createToyRig(chains, createToyAdapter()), { switching: 'page' })
