import type { SolanaActions } from '@latchkey/common'
import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { createWalletTransfers } from './createWalletTransfers.js'

/** Returns the problem with a recipient. `amount` is invalid, so that no network is read. */
async function problemOf(to: unknown): Promise<string | undefined> {
  const actor: Partial<Actor> = { id: '' }
  const access = { actor: () => actor } as Partial<WalletAccess> as WalletAccess
  const actions: SolanaActions = {}
  const problems = await createWalletTransfers(access, () => actions).check({ to: to as string, amount: 0n })
  return problems.find(({ field }) => field === 'to')?.type
}

function isPublicKey(value: unknown): boolean {
  try {
    return new PublicKey(value as string).toBase58() === value
  } catch {
    return false
  }
}

test('accepts exactly the addresses that web3.js accepts', async () => {
  const key = fc.uint8Array({ minLength: 30, maxLength: 34 }).map((bytes) => {
    try {
      return new PublicKey(bytes).toBase58()
    } catch {
      return bytes
    }
  })
  const value = fc.oneof(key, fc.string(), fc.anything())
  await fc.assert(
    fc.asyncProperty(value, async (to) => {
      fc.pre(to !== PublicKey.default.toBase58())
      const isValid = typeof to === 'string' && isPublicKey(to)
      expect(await problemOf(to)).toBe(isValid ? undefined : 'invalid-recipient')
    }),
  )
  expect(await problemOf(PublicKey.default.toBase58())).toBe('unspendable-recipient')
})
