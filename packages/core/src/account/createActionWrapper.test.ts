import { type Eip155Actions, readViemNames, type Session } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import { createActionWrapper, readSentTransaction } from './createActionWrapper.js'

const shown = '0x00000000000000000000000000000000000000aa'

const call = { abi: [], functionName: 'mint' }

/** A session whose first account is not the active one. It records the calls of its actions. */
async function setUp() {
  const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
  await core.connect({ connectorId: 'com.example.wallet' })
  const session = core.connection.session('eip155')
  if (!session) return expect.fail('not connected')
  const asked: unknown[] = []
  const note = async (parameters: unknown): Promise<never> => {
    asked.push(parameters)
    throw new Error('This wallet does nothing.')
  }
  const actions: Eip155Actions = {
    signMessage: note,
    sendTransaction: note,
    writeContract: note,
    readContract: note,
    waitForReceipt: note,
  }
  const noted: Session = { ...session, actions }
  const wrapper = createActionWrapper({ addressOf: () => shown, onAsked: () => undefined, onSent: () => undefined })
  const act = async (run: (actions: Eip155Actions) => Promise<unknown> | undefined) => {
    await run(wrapper.actions(noted) as Eip155Actions)?.catch(() => undefined)
  }
  return { asked, act }
}

test('R279: the active account is the default even if `address` names a contract, as in viem', async () => {
  const { asked, act } = await setUp()
  await act((actions) => actions.writeContract?.({ ...call, address: '0xc' }))
  await act((actions) => actions.writeContract?.({ ...call, contractAddress: '0xc' }))
  await act((actions) => actions.signMessage?.({ message: 'a' }))
  expect(asked.map((parameters) => readViemNames(parameters))).toEqual([
    { ...call, contractAddress: '0xc', address: shown },
    { ...call, contractAddress: '0xc', address: shown },
    { message: 'a', address: shown },
  ])
})

test('R279: keeps an account that the caller passes', async () => {
  const { asked, act } = await setUp()
  const named = [
    { ...call, address: '0xc', account: '0x1' },
    { ...call, contractAddress: '0xc', address: '0x1' },
  ]
  for (const parameters of named) await act((actions) => actions.writeContract?.(parameters))
  await act((actions) => actions.signMessage?.({ message: 'a', address: '0x1' }))
  expect(asked).toEqual([...named, { message: 'a', address: '0x1' }])
})

test('R280: `readContract` receives no account', async () => {
  const { asked, act } = await setUp()
  await act((actions) => actions.readContract?.({ ...call, address: '0xc' }))
  await act((actions) => actions.waitForReceipt?.({ hash: '0x' }))
  expect(asked).toEqual([{ ...call, address: '0xc' }, { hash: '0x' }])
})

test.each([
  ['sendTransaction', '0x1', { id: '0x1', kind: 'transaction' }],
  ['writeContract', '0x1', { id: '0x1', kind: 'transaction' }],
  ['signAndSendTransaction', '5sig', { id: '5sig', kind: 'transaction' }],
  ['sendTransfer', 'ab', { id: 'ab', kind: 'transaction' }],
  ['signPsbt', { psbt: 'cHNidP8', txid: 'ab' }, { id: 'ab', kind: 'transaction' }],
  ['sendCalls', { id: 'bundle' }, { id: 'bundle', kind: 'calls' }],
])('R380: reads the id of what %s sent', (action, result, sent) => {
  expect(readSentTransaction(action, result)).toEqual(sent)
})

test('R380: returns no id for an action that sends no transaction', () => {
  expect(readSentTransaction('signMessage', '0x1')).toBeUndefined()
  expect(readSentTransaction('signTransaction', '0x1')).toBeUndefined()
  expect(readSentTransaction('signPsbt', { psbt: 'cHNidP8' })).toBeUndefined()
})

test('property: R380: never throws, for any result of an action', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sendTransaction', 'sendCalls', 'signPsbt', 'other'),
      fc.anything(),
      (action, result) => {
        const sent = readSentTransaction(action, result)
        expect(sent === undefined || sent.id.length > 0).toBe(true)
      },
    ),
  )
})

test('R452: the provider for apps is one object for a session, and calls the wrapped actions', async () => {
  const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
  await core.connect({ connectorId: 'com.example.wallet' })
  const session = core.connection.session('eip155') ?? expect.fail('not connected')
  expect(core.provider('eip155')).toBe(session.provider)
  const log: unknown[] = []
  const wrapper = createActionWrapper({
    addressOf: () => shown,
    onAsked: () => log.push('asked'),
    onSent: (_session, networkId, sent) => log.push([networkId, sent]),
  })
  const actions: Eip155Actions = { ...(session.actions as Eip155Actions), sendTransaction: async () => '0x1' }
  const offering: Session<'eip155'> = {
    ...session,
    namespace: 'eip155',
    actions,
    createAppProvider: (offered) => ({ send: () => offered().sendTransaction?.({ to: shown }) }),
  }
  const provider = wrapper.provider(offering) as { send(): Promise<string> }
  expect(wrapper.provider(offering)).toBe(provider)
  expect(wrapper.provider({ ...offering })).not.toBe(provider)
  expect(await provider.send()).toBe('0x1')
  expect(log).toEqual(['asked', [session.networkId, { id: '0x1', kind: 'transaction', address: shown }]])
  await core.disconnect()
  expect(core.provider('eip155')).toBeUndefined()
})
