import {
  createError,
  errors,
  type Hex,
  hashGrant,
  isAppKitError,
  verbErrors,
  writeRecordText,
  writeRevokeText,
} from '@latchkey/common'
import { createFakeFetch } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

const account = `eip155:1:${alice}` as const
const permission = { type: 'native-token-periodic', data: { periodAmount: '0x1', periodDuration: 60 } }
const row = { pci: '0x01', contexts: ['0xc1'], app: 'Orchard', permissions: [permission], createdAt: 7, expiration: 99 }

type Change = {
  readonly features?: { readonly smartSessions: boolean }
  readonly without?: 'revokePermissions'
  readonly chainData?: string | false
  /** Further members of the wallet's response. */
  readonly granter?: object
}

/** A connected wallet that grants and revokes permissions, and a server with one permission. */
async function visit({
  features = { smartSessions: true },
  without,
  chainData = 'https://data.example',
  granter,
}: Change = {}) {
  const calls: [string, unknown][] = []
  let revoke = async () => null as unknown
  let beforeGrant = async () => undefined as unknown
  const actions = {
    async grantPermissions(parameters: { readonly permissions: readonly unknown[] }) {
      calls.push(['grant', parameters.permissions])
      await beforeGrant()
      return { permissionsContext: '0xc1', grantedPermissions: [permission], expiry: 99, ...granter }
    },
    async revokePermissions(parameters: { readonly permissions: unknown }) {
      calls.push(['revoke', parameters.permissions])
      return revoke()
    },
  }
  if (without) Reflect.deleteProperty(actions, without)
  const wallet = createScriptedWallet({ answers: 'approve', actions })
  const fetch = createFakeFetch()
  fetch.always('/v1/sessions/', ({ method }) => ({ json: method === 'GET' ? { pcis: [row] } : { pci: '0x02' } }))
  fetch.always('/revoke', { json: { success: true } })
  fetch.always('/v1/identity/', { json: { name: null, avatar: null } })
  fetch.always('/supported-chains', { json: { http: [] } })
  const world = createTestCore({
    wallet,
    fetch,
    options: {
      features,
      metadata: { name: 'Orchard' },
      services: { relay: false, ...(chainData ? { chainData } : {}) },
    },
  })
  await world.core.connect({ connectorId: wallet.connector.id })
  const sessions = await world.core.smartSessions.load()
  const posts = () =>
    fetch.requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, JSON.parse(body)] as const)
  return {
    ...world,
    sessions,
    fetch,
    calls,
    posts,
    setGrant(next: typeof beforeGrant) {
      beforeGrant = next
    },
    setRevoke(next: typeof revoke) {
      revoke = next
    },
  }
}

/** Returns the code of a rejection, which is one of the documented codes. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error, ...verbErrors.permissions) ? error.code : `not documented: ${error}`),
  )

/** The text of a signature of the scripted wallet. */
const signed = (signature: Hex) => Buffer.from(signature.slice(2), 'hex').toString()

describe('grant', () => {
  test('R440: asks the wallet, shows the view, and identifies the permission by all its details', async () => {
    const { core, sessions, calls } = await visit()
    const session = await sessions.grant({ permissions: [{ expiry: 99 }] })
    expect(calls).toEqual([['grant', [{ expiry: 99 }]]])
    const grant = { app: 'Orchard', chainId: 'eip155:1', contexts: ['0xc1'], permissions: [permission], expiration: 99 }
    expect(session).toMatchObject({ ...grant, pci: await hashGrant(JSON.stringify(grant)) })
    expect(session.terms).toEqual([{ kind: 'spend', token: undefined, amount: 1n, period: 60 }])
    expect([core.modal.state.open, core.router.state.view]).toEqual([true, 'SmartSessionCreated'])
  })

  test('is of the account on the network to which the wallet switched meanwhile', async () => {
    const { sessions, wallet, setGrant } = await visit()
    setGrant(async () => {
      wallet.networkId = 'eip155:8453'
      wallet.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    })
    await sessions.grant({ permissions: [{}], isQuiet: true })
    expect(sessions.state.granted?.account).toBe(`eip155:8453:${alice}`)
    await sessions.record()
  })

  test.each(['from', 'address'])('is of the account that the wallet names in %s', async (member) => {
    const { sessions, wallet } = await visit({ granter: { [member]: bob.toLowerCase() } })
    await sessions.grant({ permissions: [{}], isQuiet: true })
    expect(sessions.state.granted?.account).toBe(`eip155:1:${bob.toLowerCase()}`)
    expect(await codeOf(sessions.record())).toBe('ACCOUNT_CHANGED')
    wallet.addresses = [bob]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await sessions.record()
    expect(sessions.state.granted?.isRecorded).toBe(true)
  })

  test('opens no view if it is quiet', async () => {
    const { core, sessions } = await visit()
    await sessions.grant({ permissions: [{}], isQuiet: true })
    expect(core.modal.state.open).toBe(false)
  })

  test.each<[Change, string]>([
    [{ features: { smartSessions: false } }, 'METHOD_NOT_SUPPORTED'],
    [{ without: 'revokePermissions' }, 'METHOD_NOT_SUPPORTED'],
  ])('R443: with %j, rejects with %s and does not ask the wallet', async (change, code) => {
    const { sessions, calls } = await visit(change)
    expect(sessions.isSupported()).toBe(false)
    expect(await codeOf(sessions.grant({ permissions: [{}] }))).toBe(code)
    expect(calls).toEqual([])
  })
})

describe('record', () => {
  test('R440: posts exactly what the account signed, once for calls at the same time', async () => {
    const { sessions, posts } = await visit()
    const { pci } = await sessions.grant({ permissions: [{}], isQuiet: true })
    await Promise.all([sessions.record(), sessions.record()])
    await sessions.record()
    const [[url, body] = [], ...others] = posts()
    expect(others).toEqual([])
    expect(url).toContain(`/v1/sessions/${encodeURIComponent(account)}?`)
    expect(await hashGrant(body.grant)).toBe(pci)
    expect(signed(body.signature)).toBe(writeRecordText({ account, pci, expiration: 99 }))
    expect(sessions.state.granted).toMatchObject({ isRecorded: true, request: undefined })
  })

  test('another account does not sign', async () => {
    const { sessions, wallet, posts } = await visit()
    await sessions.grant({ permissions: [{}], isQuiet: true })
    wallet.addresses = [bob]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    expect(await codeOf(sessions.record())).toBe('ACCOUNT_CHANGED')
    expect(posts()).toEqual([])
  })

  test('without a new permission or a server, says what is missing', async () => {
    const { sessions } = await visit({ chainData: false })
    expect(await codeOf(sessions.record())).toBe('INVALID_PARAMS')
    await sessions.grant({ permissions: [{}], isQuiet: true })
    expect(await codeOf(sessions.record())).toBe('TRANSPORT_URL_MISSING')
  })
})

describe('revoke', () => {
  test('R441: asks the wallet, then removes it from the list with a signature', async () => {
    const { sessions, calls, posts } = await visit()
    await sessions.refresh()
    expect(sessions.state.list).toMatchObject({ status: 'loaded', account, sessions: [{ pci: '0x01' }] })
    await Promise.all([sessions.revoke('0x01'), sessions.revoke('0x01')])
    expect(calls).toEqual([['revoke', { permissionContext: '0xc1' }]])
    const [[, body] = [], ...others] = posts()
    expect(others).toEqual([])
    expect(body.pci).toBe('0x01')
    expect(signed(body.signature)).toBe(writeRevokeText({ account, pci: '0x01', createdAt: 7 }))
    expect(sessions.state).toMatchObject({ list: { sessions: [] }, revocations: {} })
  })

  test('a response that was under way does not bring a revoked permission back', async () => {
    const { sessions, fetch } = await visit()
    await sessions.refresh()
    const response = Promise.withResolvers<{ readonly json: unknown }>()
    fetch.once('/v1/sessions/', () => response.promise)
    const refreshing = sessions.refresh()
    await sessions.revoke('0x01')
    fetch.always('/v1/sessions/', { json: { pcis: [] } })
    response.resolve({ json: { pcis: [row] } })
    await refreshing
    await expect.poll(() => sessions.state.list).toMatchObject({ status: 'loaded', sessions: [] })
  })

  test('R441: a failure of the server is repeated without asking the wallet to revoke again', async () => {
    const { sessions, calls, fetch } = await visit()
    await sessions.refresh()
    fetch.once('/revoke', { text: '', status: 500 })
    expect(await codeOf(sessions.revoke('0x01'))).toBe('SMART_SESSIONS_NOT_SAVED')
    expect(sessions.state.revocations['0x01']).toMatchObject({ status: 'failed', code: 'SMART_SESSIONS_NOT_SAVED' })
    await sessions.revoke('0x01')
    expect(calls).toHaveLength(1)
  })

  test('R441: a wallet of a draft gets the parameter that it knows', async () => {
    const { sessions, calls, setRevoke } = await visit()
    await sessions.refresh()
    setRevoke(async () => {
      if (calls.length === 1) throw createError(errors.INVALID_PARAMS)
    })
    await sessions.revoke('0x01')
    expect(calls).toEqual([
      ['revoke', { permissionContext: '0xc1' }],
      ['revoke', { permissionsContext: '0xc1' }],
    ])
  })

  test('R441: after a rejection, only the permissions that remain are revoked', async () => {
    const { sessions, calls, fetch, setRevoke } = await visit()
    fetch.always('/v1/sessions/', ({ method }) => ({
      json: method === 'GET' ? { pcis: [{ ...row, contexts: ['0xc1', '0xc2'] }] } : { success: true },
    }))
    await sessions.refresh()
    setRevoke(async () => {
      if (calls.length === 2) throw createError(errors.USER_REJECTED)
    })
    expect(await codeOf(sessions.revoke('0x01'))).toBe('USER_REJECTED')
    await sessions.revoke('0x01')
    expect(calls.map(([, what]) => what)).toEqual(['0xc1', '0xc2', '0xc2'].map((id) => ({ permissionContext: id })))
  })

  test('another account does not revoke', async () => {
    const { sessions, wallet, calls } = await visit()
    await sessions.refresh()
    wallet.addresses = [bob]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    expect(await codeOf(sessions.revoke('0x01'))).toBe('ACCOUNT_CHANGED')
    expect(calls).toEqual([])
  })

  test('a permission that another device revoked disappears', async () => {
    const { sessions, fetch } = await visit()
    await sessions.refresh()
    fetch.always('/revoke', { text: '', status: 404 })
    await sessions.revoke('0x01')
    expect(sessions.state.list?.sessions).toEqual([])
  })

  test('a wallet that refuses keeps the permission in the list', async () => {
    const { sessions, posts, setRevoke } = await visit()
    await sessions.refresh()
    setRevoke(() => Promise.reject(createError(errors.WALLET_FAILED)))
    expect(await codeOf(sessions.revoke('0x01'))).toBe('WALLET_FAILED')
    expect(sessions.state.revocations['0x01']).toMatchObject({ status: 'failed', step: 'revoking' })
    expect([posts(), sessions.state.list?.sessions.length]).toEqual([[], 1])
  })

  test('R441: a permission that the wallet no longer has is removed from the list alone', async () => {
    const { sessions, calls, posts } = await visit()
    await sessions.refresh()
    await sessions.remove('0x01')
    expect([calls, posts().length, sessions.state.list?.sessions]).toEqual([[], 1, []])
  })

  test('ends when the visitor cancels, and can be repeated', async () => {
    const { sessions, setRevoke, posts } = await visit()
    await sessions.refresh()
    setRevoke(() => new Promise(() => undefined))
    const revoking = codeOf(sessions.revoke('0x01'))
    await expect.poll(() => sessions.state.revocations['0x01']).toMatchObject({ step: 'revoking' })
    sessions.cancel('0x09')
    sessions.cancel('0x01')
    expect([await revoking, sessions.state.revocations, posts()]).toEqual(['ABORTED', {}, []])
    setRevoke(async () => null)
    await sessions.revoke('0x01')
    expect(posts()).toHaveLength(1)
  })

  test('offers help after 10 s, and the signal of the caller ends the request', async () => {
    const { sessions, clock, setRevoke, posts } = await visit()
    await sessions.refresh()
    setRevoke(() => new Promise(() => undefined))
    const controller = new AbortController()
    const revoking = sessions.revoke('0x01', { signal: controller.signal })
    await expect.poll(() => sessions.state.revocations['0x01']).toMatchObject({ step: 'revoking', isSlow: false })
    await clock.advance(10_000)
    expect(sessions.state.revocations['0x01']).toMatchObject({ isSlow: true })
    controller.abort()
    expect(await codeOf(revoking)).toBe('ABORTED')
    await expect.poll(() => sessions.state.revocations).toEqual({})
    expect(posts()).toEqual([])
  })

  test('rejects an unknown permission with INVALID_PARAMS', async () => {
    const { sessions } = await visit()
    expect(await codeOf(sessions.revoke('0x09'))).toBe('INVALID_PARAMS')
  })
})

describe('refresh', () => {
  test('L4: a failure keeps the known permissions, and says why', async () => {
    const { sessions, fetch } = await visit()
    await sessions.refresh()
    fetch.always('/v1/sessions/', { text: '', status: 500 })
    await sessions.refresh()
    expect(sessions.state.list).toMatchObject({ status: 'failed', code: 'SMART_SESSIONS_FAILED', sessions: [{}] })
  })

  test('L2b: an older response does not replace a newer one', async () => {
    const { sessions, fetch } = await visit()
    let respond: ((answer: { readonly json: unknown }) => void) | undefined
    fetch.once(
      '/v1/sessions/',
      () =>
        new Promise((resolve) => {
          respond = resolve
        }),
    )
    const first = sessions.refresh()
    await expect.poll(() => respond).toBeDefined()
    await sessions.refresh()
    respond?.({ json: { pcis: [] } })
    await first
    expect(sessions.state.list?.sessions).toHaveLength(1)
  })

  test('R443: without a server, the list fails without a request', async () => {
    const { sessions, fetch } = await visit({ chainData: false })
    await sessions.refresh()
    expect(sessions.hasList()).toBe(false)
    expect(sessions.state.list).toMatchObject({ status: 'failed', code: 'TRANSPORT_URL_MISSING' })
    expect(fetch.requests).toEqual([])
  })
})
