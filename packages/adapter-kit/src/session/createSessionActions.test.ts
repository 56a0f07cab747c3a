import { createError, errors } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createSessionActions } from './createSessionActions.js'

type Actions = {
  readonly signMessage?: (parameters: { readonly message: string }) => Promise<unknown>
  readonly sendTransaction?: (parameters: object) => Promise<unknown>
}

function setUp(canDrop: (name: string) => boolean = () => false) {
  const state = {
    names: ['signMessage'] as (keyof Actions)[],
    call: (name: string, parameters: unknown): unknown => [name, parameters],
    changes: 0,
  }
  const actions = createSessionActions<Actions>({
    available: () => state.names,
    call: async (name, parameters) => state.call(name, parameters),
    canDrop,
    onChange: () => state.changes++,
  })
  return { state, actions }
}

test('an action that the wallet does not offer is absent', async () => {
  const { actions } = setUp()
  expect(Object.keys(actions.offered())).toEqual(['signMessage'])
  expect(await actions.offered().signMessage?.({ message: 'x' })).toEqual(['signMessage', { message: 'x' }])
})

test('the actions keep their identity until the wallet offers others', () => {
  const { state, actions } = setUp()
  const before = actions.offered()
  actions.update()
  expect(actions.offered()).toBe(before)
  expect(state.changes).toBe(0)
  state.names = ['signMessage', 'sendTransaction']
  actions.update()
  expect(state.changes).toBe(1)
  expect(actions.offered().sendTransaction).toBeDefined()
  expect(actions.offered().signMessage).toBe(before.signMessage)
})

test('permanently removes an optional action once the wallet reports that it does not support it', async () => {
  for (const isDropped of [true, false]) {
    const { state, actions } = setUp(() => isDropped)
    state.call = () => {
      throw createError(errors.METHOD_NOT_SUPPORTED, { cause: { code: 4200 } })
    }
    const calling = actions.offered().signMessage?.({ message: 'x' })
    await expect(calling).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    actions.update()
    expect('signMessage' in actions.offered()).toBe(!isDropped)
    expect(state.changes).toBe(isDropped ? 1 : 0)
  }
})

test('keeps an action if the adapter, not the wallet, rejects a call as unsupported', async () => {
  const { state, actions } = setUp(() => true)
  state.call = () => {
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'This wallet pays one recipient at a time.' })
  }
  const calling = actions.offered().signMessage?.({ message: 'x' })
  await expect(calling).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  expect('signMessage' in actions.offered()).toBe(true)
  expect(state.changes).toBe(0)
})

test('converts anything that an action throws to a typed error', async () => {
  const { state, actions } = setUp()
  state.call = () => {
    throw new TypeError('undefined is not a function')
  }
  await expect(actions.offered().signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  state.call = () => {
    throw createError(errors.USER_REJECTED)
  }
  await expect(actions.offered().signMessage?.({ message: 'x' })).rejects.toThrow('Signature declined')
})
