import type { ActionsByNamespace, PolkadotPayload } from '@latchkey/common'
import { expectTypeOf, test } from 'vitest'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'
import type { PolkadotAdapterOptions } from './options.js'

test('options take the library as it is imported, and a connection of the app', () => {
  expectTypeOf<() => Promise<typeof import('@polkadot/api')>>().toExtend<NonNullable<PolkadotAdapterOptions['api']>>()
  expectTypeOf(createPolkadotAdapter).parameter(0).toExtend<PolkadotAdapterOptions | undefined>()
  expectTypeOf(createPolkadotAdapter().namespace).toExtend<'eip155' | 'solana' | 'polkadot' | 'bip122'>()
})

test('actions may be absent, amounts are bigint, payloads are those of extensions', () => {
  type Actions = ActionsByNamespace['polkadot']
  type Send = NonNullable<Actions['sendTransaction']>
  expectTypeOf<Actions['signMessage']>().extract<undefined>().toEqualTypeOf<undefined>()
  expectTypeOf<Parameters<Send>[0]['value']>().toEqualTypeOf<bigint>()
  expectTypeOf<Parameters<NonNullable<Actions['signPayload']>>[0]['payload']>().toEqualTypeOf<PolkadotPayload>()
})
