import { type CaipNetworkId, createError, errors, type SignText, type Transfers } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createNeutralActions } from './createNeutralActions.js'

type Actions = { signMessage?: () => Promise<string>; sendTransaction?: () => Promise<string> }

function setUp() {
  const state = {
    offered: { signMessage: async () => '', sendTransaction: async () => '' } as Actions,
    networkId: 'solana:a' as CaipNetworkId,
    address: 'one',
    loads: 0,
    fail: undefined as unknown,
    onLoad: (): void => undefined,
  }
  const signText: SignText = async (message) => {
    if (state.fail !== undefined) throw state.fail
    return { scheme: 'solana:ed25519', signature: message, publicKey: 'key' }
  }
  const transfers: Transfers = {
    check: async () => [],
    estimate: async () => ({ fee: 1n, maxAmount: 2n }),
    send: async ({ to }) => `sent to ${to}`,
  }
  async function load<T>(code: T): Promise<T> {
    state.loads++
    state.onLoad()
    return code
  }
  const neutral = createNeutralActions<string, Actions>({
    access: 'access',
    actions: { offered: () => state.offered },
    sending: 'sendTransaction',
    subject: { namespace: 'solana', networkId: () => state.networkId, activeAddress: () => state.address },
    loadSignText: () => load({ createSignText: () => signText }),
    loadTransfers: () => load({ createWalletTransfers: () => transfers }),
  })
  return { state, neutral }
}

test('a neutral action is absent while the wallet lacks the action that it calls', () => {
  const { state, neutral } = setUp()
  const { signText, transfers } = { signText: neutral.signText(), transfers: neutral.transfers() }
  state.offered = {}
  expect(neutral.signText()).toBeUndefined()
  expect(neutral.transfers()).toBeUndefined()
  state.offered = { signMessage: async () => '', sendTransaction: async () => '' }
  expect(neutral.signText()).toBe(signText)
  expect(neutral.transfers()).toBe(transfers)
})

test('loads the code once, with the first call', async () => {
  const { state, neutral } = setUp()
  expect(state.loads).toBe(0)
  await neutral.signText()?.('one')
  expect(await neutral.signText()?.('two')).toMatchObject({ signature: 'two' })
  expect(await neutral.transfers()?.check({ to: 'a', amount: 1n })).toEqual([])
  expect(await neutral.transfers()?.estimate({ to: 'a' })).toEqual({ fee: 1n, maxAmount: 2n })
  expect(state.loads).toBe(2)
})

test('rejects a transfer if the network changes while the code loads', async () => {
  const { state, neutral } = setUp()
  state.onLoad = () => {
    state.networkId = 'solana:b'
  }
  await expect(neutral.transfers()?.send({ to: 'a', amount: 1n })).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
  expect(await neutral.transfers()?.send({ to: 'a', amount: 1n })).toBe('sent to a')
})

test('FI22: rejects a transfer if the active account changes while the code loads, unless the app named it', async () => {
  const { state, neutral } = setUp()
  state.onLoad = () => {
    state.address = 'two'
  }
  await expect(neutral.transfers()?.send({ to: 'a', amount: 1n })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  const named = setUp()
  named.state.onLoad = () => {
    named.state.address = 'two'
  }
  expect(await named.neutral.transfers()?.send({ to: 'a', amount: 1n, address: 'one' })).toBe('sent to a')
})

test('rejects a signature if the active account changes, unless the app named the account', async () => {
  const { state, neutral } = setUp()
  state.onLoad = () => {
    state.address = 'two'
  }
  await expect(neutral.signText()?.('x')).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  state.address = 'one'
  const named = setUp()
  named.state.onLoad = state.onLoad
  expect(await named.neutral.signText()?.('x', { address: 'one' })).toMatchObject({ signature: 'x' })
})

test('rejects with typed errors only; a rejected signature has its own message', async () => {
  const { state, neutral } = setUp()
  state.fail = new TypeError('undefined is not a function')
  await expect(neutral.signText()?.('x')).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  state.fail = createError(errors.USER_REJECTED)
  await expect(neutral.signText()?.('x')).rejects.toThrow('Signature declined')
})
