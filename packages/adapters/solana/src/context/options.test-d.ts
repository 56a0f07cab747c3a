import { expectTypeOf } from 'vitest'
import type { SolanaAdapterOptions } from './options.js'

const options: SolanaAdapterOptions = { web3: () => import('@solana/web3.js') }
expectTypeOf(options).toExtend<SolanaAdapterOptions>()

// @ts-expect-error: the module must export Connection
const wrong: SolanaAdapterOptions = { web3: async () => ({}) }
expectTypeOf(wrong).toExtend<SolanaAdapterOptions>()
