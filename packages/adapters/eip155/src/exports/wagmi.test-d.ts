import type { NetworkInput } from '@latchkey/common'
import type { PublicClient } from 'viem'
import { base, mainnet } from 'viem/chains'
import { expectTypeOf } from 'vitest'
import { getPublicClient } from 'wagmi/actions'
import { createWagmiAdapter } from './wagmi.js'

// With chains of viem, the config knows their ids, as with `createConfig` of wagmi.
const { wagmiConfig } = createWagmiAdapter({ networks: [mainnet, base] })
expectTypeOf(wagmiConfig.chains[0].id).toEqualTypeOf<1 | 8453>()
expectTypeOf(getPublicClient(wagmiConfig)).not.toEqualTypeOf<undefined>()
expectTypeOf(getPublicClient(wagmiConfig).chain.id).toEqualTypeOf<1 | 8453>()
const list = [mainnet, base]
expectTypeOf(createWagmiAdapter({ networks: list }).wagmiConfig.chains[0].id).toEqualTypeOf<1 | 8453>()

// With others, it knows that ids are numbers.
declare const networks: readonly NetworkInput[]
const other = createWagmiAdapter({ networks }).wagmiConfig
expectTypeOf(other.chains[0].id).toEqualTypeOf<number>()
expectTypeOf(getPublicClient(other)).toExtend<PublicClient | undefined>()
