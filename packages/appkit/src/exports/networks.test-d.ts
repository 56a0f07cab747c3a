import type { EvmNetwork, Network, NetworkInput } from '@latchkey/common'
import * as viemChains from 'viem/chains'
import { expectTypeOf } from 'vitest'
import { base, bitcoin, defineNetwork, mainnet, polkadot, solana, zksync } from './networks.js'

expectTypeOf(mainnet).toEqualTypeOf<EvmNetwork>()
expectTypeOf(mainnet).toExtend<Network>()
expectTypeOf(mainnet.id).toEqualTypeOf<number>()
expectTypeOf([base, bitcoin, polkadot, solana]).toEqualTypeOf<Network[]>()

// The `networks` option accepts the networks of Latchkey and the chains of viem.
expectTypeOf(mainnet).toExtend<NetworkInput>()
expectTypeOf<viemChains.Chain>().toExtend<NetworkInput>()
expectTypeOf(viemChains.mainnet).toExtend<NetworkInput>()
expectTypeOf(viemChains.zksync).toExtend<NetworkInput>()
expectTypeOf(viemChains.optimism).toExtend<NetworkInput>()
expectTypeOf([viemChains.mainnet, zksync]).toExtend<readonly NetworkInput[]>()

expectTypeOf(defineNetwork).parameter(0).toEqualTypeOf<NetworkInput>()
expectTypeOf(defineNetwork(viemChains.celo)).toEqualTypeOf<Network>()

// @ts-expect-error rpcUrls is required
defineNetwork({ id: 1, name: 'x', nativeCurrency: { name: 'x', symbol: 'x', decimals: 18 } })
// @ts-expect-error unknown namespace
defineNetwork({ ...mainnet, chainNamespace: 'cosmos' })
// @ts-expect-error networks are read-only
mainnet.name = 'other'
