import { settle } from '@latchkey/testing'
import { vi } from 'vitest'
import type { TestCore } from './createTestCore.js'
import type { WalletRequest } from './scriptedWallet.js'

/** Resolves with the latest request to the wallet, once there is one. */
export async function asked({ wallet }: Pick<TestCore, 'wallet'>): Promise<WalletRequest> {
  await settle()
  // The first connection loads lazy code, which takes time.
  await vi.waitUntil(() => wallet.requests.length > 0, { interval: 1, timeout: 20_000 })
  await settle()
  const request = wallet.requests.at(-1)
  if (!request) throw new Error('The wallet received no request.')
  return request
}

/** Returns the address or the error code, for test tables. */
export function outcome(promise: Promise<{ readonly address: string }>): Promise<string> {
  return promise.then(
    ({ address }) => address,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : `not typed: ${error}`),
  )
}
