import { readField } from '@latchkey/common'
import type { JsonRpcRecord } from '@walletconnect/types'
import { afterEach, expect, test, vi } from 'vitest'
import { cancelPending } from '../../src/client/libraryRequests.js'
import { mapWalletError } from '../../src/protocol/mapWalletError.js'
import {
  captureUnhandled,
  eventNames,
  namespaces,
  openLibrary,
  optionalNamespaces,
  runPending,
} from './libraryScene.fixture.js'

afterEach(() => void vi.useRealTimers())

/** The library's timers, without those of the test runner. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable(),
    (error) => mapWalletError(error).code,
  )
const ask = { chainId: 'eip155:1', request: { method: 'personal_sign', params: ['0x00'] } }

// src/client/followRequest.ts reads the id from this event, and links it to a signal before anything is sent.
test('R302: `history_created` is emitted with the id, before a request or a proposal is published', async () => {
  const { sign, core, steps, published, publishedCustom, addSession } = await openLibrary()
  const topic = await addSession()
  const records: JsonRpcRecord[] = []
  core.history.on('history_created', (record: JsonRpcRecord) => {
    steps.push('history_created')
    records.push(record)
  })
  steps.length = 0
  await sign.connect({ optionalNamespaces })
  sign.request({ topic, ...ask }).catch(() => undefined)
  await expect.poll(() => published.length).toBe(1)
  expect(steps.filter((step) => !step.startsWith('subscribe'))).toEqual([
    'history_created',
    'publishCustom',
    'history_created',
    'publish',
  ])
  expect(records.map(({ request }) => request.method)).toEqual(['wc_sessionPropose', 'wc_sessionRequest'])
  expect(publishedCustom[0]?.opts?.tvf?.correlationId).toBe(records[0]?.id)
  expect(published[0]?.opts?.tvf?.correlationId).toBe(records[1]?.id)
})

// src/pairing/propose.ts recognises its own proposal by this array.
test('R302: a proposal keeps the `relays` array of `connect`, not a copy', async () => {
  const { sign, core } = await openLibrary()
  const relays = [{ protocol: 'irn' }]
  const found: unknown[] = []
  core.history.on('history_created', ({ request }: JsonRpcRecord) => found.push(readField(request.params, 'relays')))
  await sign.connect({ optionalNamespaces, relays })
  expect(found[0]).toBe(relays)
})

// src/session/sendRequest.ts recognises its own request by this symbol.
test('R302: a request keeps a symbol of the object passed to `request`, and the wallet does not receive it', async () => {
  const { sign, core, published, addSession } = await openLibrary()
  const topic = await addSession()
  const mark = Symbol('own')
  const request = { ...ask.request, [mark]: true }
  const found: unknown[] = []
  core.history.on('history_created', ({ request }: JsonRpcRecord) => found.push(readField(request.params, 'request')))
  sign.request({ topic, chainId: 'eip155:1', request }).catch(() => undefined)
  await expect.poll(() => published.length).toBe(1)
  expect(Object.hasOwn(Object(found[0]), mark)).toBe(true)
  const payload = await core.crypto.decode(topic, published[0]?.message ?? '')
  expect(readField(readField(payload, 'params'), 'request')).toEqual({
    method: 'personal_sign',
    params: ['0x00'],
    expiryTimestamp: expect.any(Number),
  })
})

// src/relay/createRelayer.ts rejects a publish only with this option, and otherwise reports the failure.
test('R302: proposals and requests set `throwOnFailedPublish`, and reject with the error of the relayer', async () => {
  const { sign, published, publishedCustom, addSession, failPublish } = await openLibrary()
  const topic = await addSession()
  failPublish(new Error('no relay'))
  await expect(sign.connect({ optionalNamespaces })).rejects.toThrow('no relay')
  await expect(sign.request({ topic, ...ask })).rejects.toThrow('no relay')
  for (const { opts } of [published[0], publishedCustom[0]].map((call) => call ?? expect.unreachable()))
    expect(opts).toMatchObject({ internal: { throwOnFailedPublish: true } })
})

// src/relay/createRelayer.ts adds the topic of `payload.pairingTopic`, and calls the relay's method of that name.
test('R302: a proposal subscribes to its pairing topic through `publishCustom` alone, by `wc_proposeSession`', async () => {
  const { sign, core, steps, publishedCustom } = await openLibrary()
  await sign.connect({ optionalNamespaces })
  expect(steps).toEqual(['subscribe locally', 'publishCustom'])
  expect(publishedCustom[0]).toMatchObject({
    payload: { pairingTopic: core.pairing.pairings.keys[0], sessionProposal: expect.any(String) },
    opts: { publishMethod: 'wc_proposeSession' },
  })
})

// src/session/createSendingTurns.ts allows one request id per millisecond.
test('R302: the id of a request is the time in ms and three random digits', async () => {
  const { sign, core, addSession } = await openLibrary()
  const topic = await addSession()
  const ids: number[] = []
  core.history.on('history_created', ({ id }: JsonRpcRecord) => ids.push(id))
  const before = Date.now()
  sign.request({ topic, ...ask }).catch(() => undefined)
  await expect.poll(() => ids.length).toBe(1)
  const [id = 0] = ids
  expect(Math.floor(id / 1_000)).toBeGreaterThanOrEqual(before)
  expect(Math.floor(id / 1_000)).toBeLessThanOrEqual(Date.now())
})

// src/client/cancelPending.ts emits these events of the engine.
test('R302: `session_request:<id>` and `session_connect:<id>` with an error end the pending operation and its timer', async () => {
  const { sign, core, addSession } = await openLibrary()
  const topic = await addSession()
  fakeTimers()
  const ids: number[] = []
  core.history.on('history_created', ({ id }: JsonRpcRecord) => ids.push(id))
  const before = vi.getTimerCount()
  const asked = sign.request({ topic, ...ask })
  const { approval } = await sign.connect({ optionalNamespaces })
  const approved = approval()
  await expect.poll(() => vi.getTimerCount()).toBe(before + 2)
  expect(eventNames(sign)).toEqual(expect.arrayContaining([`session_request:${ids[0]}`, `session_connect:${ids[1]}`]))
  cancelPending(sign, ids[0])
  await expect(asked).rejects.toEqual({ code: 0, message: 'ended' })
  cancelPending(sign)
  await expect(approved).rejects.toEqual({ code: 0, message: 'ended' })
  expect(vi.getTimerCount()).toBe(before)
})

// src/pairing/propose.ts removes all of these when a proposal has ended.
test('R302: a proposal leaves a pairing, two keys, a history record, a stored proposal and two expiry entries', async () => {
  const { sign, core } = await openLibrary()
  await core.crypto.getClientId()
  const keysBefore = core.crypto.keychain.keychain.size
  await sign.connect({ optionalNamespaces })
  const [record] = core.history.values
  const { id, topic, request } = record ?? expect.unreachable()
  const proposer = readField(readField(request.params, 'proposer'), 'publicKey')
  expect(core.pairing.pairings.keys).toEqual([topic])
  expect(sign.proposal.keys).toEqual([id])
  expect(core.crypto.keychain.keychain.size).toBe(keysBefore + 2)
  expect([topic, String(proposer)].map((tag) => core.crypto.keychain.has(tag))).toEqual([true, true])
  expect(core.expirer.has(id)).toBe(true)
  expect(core.expirer.has(topic)).toBe(true)
})

// src/pairing/propose.ts and src/session/sendRequest.ts delete records of ended requests, which may already be deleted.
test('R302: `history.delete` removes one record by id or all of a topic, and deletions of unknown entries do nothing', async () => {
  const { sign, core } = await openLibrary()
  const set = (topic: string, id: number) =>
    core.history.set(topic, { id, jsonrpc: '2.0', method: 'wc_sessionRequest', params: {} })
  set('a', 1)
  set('a', 2)
  set('a', 3)
  set('b', 4)
  core.history.delete('a', 1)
  expect(core.history.keys).toEqual([2, 3, 4])
  core.history.delete('a')
  expect(core.history.keys).toEqual([4])
  const reason = { code: 0, message: 'over' }
  core.expirer.del(5)
  await Promise.all([
    sign.proposal.delete(5, reason),
    core.pairing.pairings.delete('x', reason),
    core.crypto.deleteSymKey('x'),
  ])
})

// src/client/isAcceptableMessage.ts accepts a response only while its request is in the history.
test('R302: the record of a request exists on its topic until the response was handled', async () => {
  const { sign, core, receive, published, addSession } = await openLibrary()
  const topic = await addSession()
  const asked = sign.request<string>({ topic, ...ask })
  await expect.poll(() => published.length).toBe(1)
  const [id = 0] = core.history.keys
  expect(await core.history.exists(topic, id)).toBe(true)
  expect(await core.history.exists('other', id)).toBe(false)
  await receive(topic, { id, result: 'signed' })
  await expect(asked).resolves.toBe('signed')
  expect(core.history.keys).toEqual([])
})

// src/protocol/mapWalletError.ts maps these texts, and the wallet's error object.
test('R302: errors of missing and deleted sessions, and of the wallet, map to typed errors', async () => {
  const { sign, core, receive, published, addSession } = await openLibrary()
  const topic = await addSession()
  expect(await codeOf(sign.request({ topic: 'f'.repeat(64), ...ask }))).toBe('NOT_CONNECTED')
  const asked = codeOf(sign.request({ topic, ...ask }))
  await expect.poll(() => published.length).toBe(1)
  await receive(topic, { id: core.history.keys[0], error: { code: 5000, message: 'User rejected.' } })
  expect(await asked).toBe('USER_REJECTED')
  await sign.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect(await codeOf(sign.request({ topic, ...ask }))).toBe('NOT_CONNECTED')
})

// src/protocol/mapWalletError.ts maps these texts. Nothing handles the library's second rejection:
// src/pairing/propose.ts ends a proposal before this timeout, and a request that times out leaves an unhandled
// rejection on the page.
test('R302: after 5 minutes requests and approvals reject with texts that map to typed errors, twice each', async () => {
  const { sign, addSession } = await openLibrary()
  const topic = await addSession()
  const unhandled = await captureUnhandled(async () => {
    fakeTimers()
    const late = codeOf(sign.request({ topic, ...ask }))
    const { approval } = await sign.connect({ optionalNamespaces })
    const unapproved = codeOf(approval())
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await late).toBe('WALLET_TIMEOUT')
    expect(await unapproved).toBe('PAIRING_EXPIRED')
  })
  expect(unhandled).toEqual(['Request expired. Please try again.', 'Proposal expired'])
})

// src/session/createSessions.ts sets it, because code of the page can write the link into storage.
test('R302: with `disableDeepLink` a request does not read WALLETCONNECT_DEEPLINK_CHOICE', async () => {
  const read: string[] = []
  const { sign, addSession } = await openLibrary({
    prepare({ core }) {
      const { getItem } = core.storage
      core.storage.getItem = async (key) => {
        read.push(key)
        return getItem(key)
      }
    },
  })
  const linked = await addSession({ sessionConfig: { disableDeepLink: false } })
  const safe = await addSession()
  read.length = 0
  sign.request({ topic: safe, ...ask }).catch(() => undefined)
  await runPending()
  expect(read).toEqual([])
  sign.request({ topic: linked, ...ask }).catch(() => undefined)
  await expect.poll(() => read).toEqual(['WALLETCONNECT_DEEPLINK_CHOICE'])
})

// src/client/createClientCore.ts passes `register` of src/client/createVerify.ts.
test('R302: proposals and requests ask `verify.register` for an attestation, and publish it', async () => {
  const { sign, registered, published, publishedCustom, addSession } = await openLibrary({ attestation: 'jwt' })
  const topic = await addSession()
  await sign.connect({ optionalNamespaces })
  sign.request({ topic, ...ask }).catch(() => undefined)
  await expect.poll(() => published.length).toBe(1)
  expect(registered).toEqual([1, 2].map(() => ({ id: expect.any(String), decryptedId: expect.any(String) })))
  expect(publishedCustom[0]?.opts?.attestation).toBe('jwt')
  expect(published[0]?.opts?.attestation).toBe('jwt')
})

// src/client/isAcceptableMessage.ts checks updates itself, because the library does not wait for its own check.
test('R302: the library stores an update that lacks accounts of a chain that it names, and rejects unhandled', async () => {
  const { sign, receive, addSession } = await openLibrary()
  const topic = await addSession()
  const bad = { 'eip155:5': namespaces.eip155 }
  const unhandled = await captureUnhandled(() =>
    receive(topic, { id: Date.now() * 1_000, method: 'wc_sessionUpdate', params: { namespaces: bad } }),
  )
  expect(sign.session.get(topic).namespaces).toEqual(bad)
  expect(unhandled).toEqual([expect.stringMatching(/^Non conforming namespaces/)])
})
