import type { ActionsByNamespace, PolkadotPayload } from '@latchkey/common'
import { expectTypeOf, test } from 'vitest'
import { createPolkadotAdapter } from '../createPolkadotAdapter.js'
import type { PolkadotAdapterOptions } from './options.js'

test("options accept the imported library and the app's connection", () => {
  expectTypeOf<() => Promise<typeof import('@polkadot/api')>>().toExtend<NonNullable<PolkadotAdapterOptions['api']>>()
  expectTypeOf(createPolkadotAdapter).parameter(0).toExtend<PolkadotAdapterOptions | undefined>()
  expectTypeOf(createPolkadotAdapter().namespace).toExtend<'eip155' | 'solana' | 'polkadot' | 'bip122'>()
})

test('actions are optional, amounts are bigint, payloads match those of extensions', () => {
  type Actions = ActionsByNamespace['polkadot']
  type Send = NonNullable<Actions['sendTransaction']>
  expectTypeOf<Actions['signMessage']>().extract<undefined>().toEqualTypeOf<undefined>()
  expectTypeOf<Parameters<Send>[0]['value']>().toEqualTypeOf<bigint>()
  expectTypeOf<Parameters<NonNullable<Actions['signPayload']>>[0]['payload']>().toEqualTypeOf<PolkadotPayload>()
})
