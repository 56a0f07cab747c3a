import { createSolanaRig, describeAdapterConformance, solanaTraits } from '@latchkey/testing/conformance'
import { type LocalSolana, startLocalSolana } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { createSolanaAdapter } from './createSolanaAdapter.js'

let solana: LocalSolana
beforeAll(async () => {
  solana = await startLocalSolana()
})
afterAll(() => solana?.stop())

describeAdapterConformance('solana', () => createSolanaRig({ solana, factory: createSolanaAdapter() }), solanaTraits)
