import { expectTypeOf, test } from 'vitest'
import type { HandleOf, PageWallets } from './pageWallets.js'
import type { MultiHandle, WalletHandle } from './walletHandle.js'

test("a wallet's handle has the control of its kind; the default kind is EVM", () => {
  expectTypeOf<HandleOf<{ readonly accountCount: 1 }>>().toEqualTypeOf<WalletHandle>()
  expectTypeOf<HandleOf<{ readonly kind: 'solana' }>>().toEqualTypeOf<WalletHandle<'solana'>>()
  expectTypeOf<
    HandleOf<{ readonly kind: 'multi'; readonly faces: { readonly evm: object; readonly bitcoin: object } }>
  >(
    // Only the namespaces in `faces`.
  ).toEqualTypeOf<MultiHandle<'evm' | 'bitcoin'>>()
})

test('functions of one kind are not available on another', () => {
  expectTypeOf<WalletHandle<'evm'>>().toHaveProperty('selectChain')
  expectTypeOf<WalletHandle<'solana'>>().not.toHaveProperty('selectChain')
  expectTypeOf<WalletHandle<'solana'>>().toHaveProperty('setFeature')
  expectTypeOf<WalletHandle<'bitcoin'>>().toHaveProperty('selectNetwork')
  expectTypeOf<WalletHandle<'polkadot'>['selectAccount']>().returns.toEqualTypeOf<Promise<void>>()
})

test('options of another kind and unknown options are type errors', () => {
  const add = (wallets: PageWallets) => [
    wallets.add({ good: { kind: 'solana', afterMs: 5 }, plain: { inject: true } }),
    // @ts-expect-error: a Solana wallet does not set `window.ethereum`
    wallets.add({ sol: { kind: 'solana', inject: true } }),
    // @ts-expect-error: a misspelled option
    wallets.add({ foxglove: { anounce: false } }),
  ]
  expectTypeOf(add).toBeFunction()
})
