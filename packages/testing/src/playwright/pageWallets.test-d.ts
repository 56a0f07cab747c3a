import { expectTypeOf, test } from 'vitest'
import type { HandleOf, PageWallets } from './pageWallets.js'
import type { MultiHandle, WalletHandle } from './walletHandle.js'

test('the handle of a wallet has the control of its kind; EVM is the kind of those that name none', () => {
  expectTypeOf<HandleOf<{ readonly accountCount: 1 }>>().toEqualTypeOf<WalletHandle>()
  expectTypeOf<HandleOf<{ readonly kind: 'solana' }>>().toEqualTypeOf<WalletHandle<'solana'>>()
  expectTypeOf<
    HandleOf<{ readonly kind: 'multi'; readonly faces: { readonly evm: object; readonly bitcoin: object } }>
  >(
    // Only the faces it has.
  ).toEqualTypeOf<MultiHandle<'evm' | 'bitcoin'>>()
})

test('what one kind alone can do is not offered for another', () => {
  expectTypeOf<WalletHandle<'evm'>>().toHaveProperty('selectChain')
  expectTypeOf<WalletHandle<'solana'>>().not.toHaveProperty('selectChain')
  expectTypeOf<WalletHandle<'solana'>>().toHaveProperty('setFeature')
  expectTypeOf<WalletHandle<'bitcoin'>>().toHaveProperty('selectNetwork')
  expectTypeOf<WalletHandle<'polkadot'>['selectAccount']>().returns.toEqualTypeOf<Promise<void>>()
})

test('options of another kind, and those that do not exist, are refused', () => {
  const add = (wallets: PageWallets) => [
    wallets.add({ good: { kind: 'solana', afterMs: 5 }, plain: { inject: true } }),
    // @ts-expect-error a Solana wallet is at no `window.ethereum`
    wallets.add({ sol: { kind: 'solana', inject: true } }),
    // @ts-expect-error a slip of the pen
    wallets.add({ foxglove: { anounce: false } }),
  ]
  expectTypeOf(add).toBeFunction()
})
