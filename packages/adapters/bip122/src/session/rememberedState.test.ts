import { createAdapterContext } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createRememberedState } from './rememberedState.js'

test('R219: stores all addresses of a wallet on a page whose library adds toJSON to lists', () => {
  const { ports } = createAdapterContext({})
  const state = createRememberedState({ ports }, { id: 'LeatherProvider' })
  const addresses = [
    { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', purpose: 'payment', publicKey: `02${'ab'.repeat(32)}` },
    { address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', purpose: 'ordinal' },
  ] as const
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
  try {
    state.save({ chain: 'mainnet', addresses, shared: ['mainnet'] })
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(state.load()).toEqual({ chain: 'mainnet', accounts: addresses })
  state.forget()
  expect(state.load()).toBeUndefined()
})
