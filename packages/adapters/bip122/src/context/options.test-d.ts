import type { AdapterFactory, Bip122Actions, BitcoinAddress, Session } from '@latchkey/common'
import { expectTypeOf } from 'vitest'
import { createBip122Adapter } from '../exports/index.js'

expectTypeOf(createBip122Adapter()).toEqualTypeOf<AdapterFactory>()
expectTypeOf(createBip122Adapter)
  .parameter(0)
  .toEqualTypeOf<
    { readonly confirmationBlocks?: number | undefined; readonly spendOrdinals?: boolean | undefined } | undefined
  >()
// @ts-expect-error: the number of blocks is a number
createBip122Adapter({ confirmationBlocks: '3' })

declare const session: Session<'bip122'>
expectTypeOf(session.actions).toEqualTypeOf<Bip122Actions>()
// @ts-expect-error: actions are optional
session.actions.signMessage({ message: 'x' })
// @ts-expect-error: amounts are satoshi as a bigint, never a number
session.actions.sendTransfer?.({ recipients: [{ address: 'bc1q', amount: 0.5 }] })
// @ts-expect-error: there are two protocols
session.actions.signMessage?.({ message: 'x', protocol: 'schnorr' })

type Answer<Name extends keyof Bip122Actions> = ReturnType<NonNullable<Bip122Actions[Name]>>
expectTypeOf<Answer<'signMessage'>>().toEqualTypeOf<Promise<string>>()
expectTypeOf<Answer<'sendTransfer'>>().toEqualTypeOf<Promise<string>>()
expectTypeOf<Answer<'signPsbt'>>().resolves.toEqualTypeOf<{
  readonly psbt: string
  readonly txid?: string | undefined
}>()
expectTypeOf<Answer<'getAccountAddresses'>>().resolves.toEqualTypeOf<readonly BitcoinAddress[]>()
