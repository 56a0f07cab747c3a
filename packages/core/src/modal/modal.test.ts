import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'
const unknown = 'eip155:424242'
const key = '9f'.repeat(32)
const pairingUri = `wc:${'7a'.repeat(32)}@2?expiryTimestamp=1795271000&relay-protocol=irn&symKey=${key}`

async function createConnected(
  change: Parameters<typeof createTestCore>[0] = {},
  networkId: 'eip155:1' | typeof unknown = 'eip155:1',
) {
  const wallet = createScriptedWallet({ answers: 'approve' })
  wallet.networkId = networkId
  const world = createTestCore({ wallet, ...change })
  await world.core.connect({ connectorId })
  await world.clock.advance(1_000)
  return world
}

describe('§2: the view the modal opens on', () => {
  test('Connect when disconnected, Account when connected', async () => {
    const { core } = createTestCore()
    core.open()
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('Connect')
    const connected = await createConnected()
    connected.core.open()
    expect(connected.core.router.state.view).toBe('Account')
  })

  test.each([
    ['on a computer, opens the QR code', 'Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
    ['on a phone, opens the list of all wallets', 'Mozilla/5.0 (Linux; Android 15) Mobile', 'AllWallets'],
  ] as const)('R119: without adapters, %s', (_title, userAgent, view) => {
    const page = Object.assign(createFakePage(), { navigator: { userAgent } })
    const options = { adapters: [], services: { relay: 'wss://relay.example', directory: false } } as const
    const { core } = createTestCore({ page, options })
    core.open()
    expect(core.router.state.view).toBe(view)
    // The view must not wait for pages of a missing directory.
    expect([core.directory.state.status, core.directory.state.pages]).toEqual(['off', 'done'])
    core.open({ view: 'Account' })
    expect(core.router.state.view).toBe(view)
  })

  test.each([
    ['on a computer, opens the QR code', 'Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
    ['on a phone, opens the list of all wallets', 'Mozilla/5.0 (Linux; Android 15) Mobile', 'AllWallets'],
  ] as const)('R432: with manualWCControl, %s, and the account once connected', async (_title, userAgent, view) => {
    const page = Object.assign(createFakePage(), { navigator: { userAgent } })
    const options = { manualWCControl: true, services: { relay: 'wss://relay.example', directory: false } } as const
    const { core } = createTestCore({ page, options })
    core.open()
    expect(core.router.state.view).toBe(view)
    core.open({ view: 'Connect' })
    expect(core.router.state.view).toBe('Connect')
    const connected = await createConnected({ page, options })
    connected.core.open()
    expect(connected.core.router.state.view).toBe('Account')
  })

  test('R432: with manualWCControl and no relay, shows the wallet list', () => {
    const { core } = createTestCore({ options: { manualWCControl: true } })
    core.open()
    expect(core.router.state.view).toBe('Connect')
  })

  test('without adapters and a relay, shows Connect with an explanation', () => {
    const { core } = createTestCore({ options: { adapters: [] } })
    core.open()
    expect(core.router.state.view).toBe('Connect')
  })

  test('opens the requested view with its data', () => {
    const { core } = createTestCore()
    core.open({ view: 'Networks', data: { caipNetworkId: 'eip155:1' } })
    expect(core.router.state).toMatchObject({
      view: 'Networks',
      history: ['Networks'],
      data: { caipNetworkId: 'eip155:1' },
    })
  })

  test.each([
    ['on a computer, the QR code', 'Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
    ['on a phone, the list of all wallets', 'Mozilla/5.0 (Linux; Android 15) Mobile', 'AllWallets'],
  ] as const)('R430: with the pairing URI of the app, %s', async (_title, userAgent, view) => {
    const { core } = await createConnected({ page: Object.assign(createFakePage(), { navigator: { userAgent } }) })
    core.open({ view: 'Networks', namespace: 'eip155', uri: pairingUri })
    expect(core.router.state).toMatchObject({ view, data: { namespace: 'eip155', uri: pairingUri }, history: [view] })
    core.open()
    expect(core.router.state).toMatchObject({ view: 'Account', data: expect.not.objectContaining({ uri: pairingUri }) })
    core.open({ uri: pairingUri })
    core.close()
    expect(core.router.state.data).toEqual({})
  })

  test.each([
    '',
    'https://example.com',
    pairingUri.replace('@2', '@1'),
    pairingUri.replace(key, 'secret'),
    `${pairingUri} and more`,
  ])('R430: throws for the pairing URI %j without repeating it, and stays closed', (uri) => {
    const { core } = createTestCore()
    const code = 'INVALID_PARAMS'
    const message = expect.stringMatching(/`uri` is not a WalletConnect pairing URI/)
    expect(() => core.open({ uri })).toThrow(expect.objectContaining({ code, message }))
    expect(() => core.open({ uri })).not.toThrow(uri || key)
    expect(core.modal.state.open).toBe(false)
  })

  test('reports once that `arguments` has no effect', () => {
    const { core, logger } = createTestCore()
    for (const amount of ['1', '2']) core.open({ view: 'WhatIsAWallet', arguments: { amount } })
    expect(core.router.state).toMatchObject({ view: 'WhatIsAWallet', data: {} })
    const message = '[latchkey] `arguments` of `open` has no effect.'
    expect(logger.entries).toEqual([expect.objectContaining({ level: 'error', message })])
  })

  test.each(['Account', 'UnsupportedChain'] as const)('%s without an account: Connect, which can be closed', (view) => {
    const { core } = createTestCore()
    core.open({ view })
    expect(core.router.state.view).toBe('Connect')
    core.modal.requestClose()
    expect(core.modal.state.open).toBe(false)
  })

  test('a namespace without a wallet: Connect for that namespace, though another is connected', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const adapters = [createScriptedAdapter([wallet]), createScriptedAdapter([], 'solana')]
    const { core } = await createConnected({ wallet, options: { networks: [mainnet, solana], adapters } })
    core.open({ namespace: 'solana' })
    expect(core.router.state).toMatchObject({ view: 'Connect', data: { namespace: 'solana' } })
    core.open({ namespace: 'eip155' })
    expect(core.router.state.view).toBe('Account')
  })

  test.each([
    ['UnsupportedChain', {}],
    ['Account', { enableNetworkSwitch: false }],
    ['Account', { allowUnsupportedChain: true }],
  ] as const)('on an unsupported network: %s with %o', async (view, options) => {
    const { core } = await createConnected({ options }, unknown)
    core.close()
    core.open()
    expect(core.router.state.view).toBe(view)
  })
})

describe('§2: UnsupportedChain', () => {
  test('opens when the connected wallet is on such a network, and closes when the wallet switches', async () => {
    const { core, wallet, clock } = await createConnected({}, unknown)
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('UnsupportedChain')
    wallet.networkId = 'eip155:1'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:1' })
    await clock.advance(1_000)
    expect(core.modal.state.open).toBe(false)
  })

  test('opens when the wallet switches to such a network later', async () => {
    const { core, wallet } = await createConnected()
    expect(core.modal.state.open).toBe(false)
    wallet.networkId = unknown
    wallet.emit({ type: 'networkChanged', networkId: unknown })
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('UnsupportedChain')
  })

  test.each([{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }])(
    'does not open with %o',
    async (options) => {
      const { core, wallet } = await createConnected({ options })
      wallet.networkId = unknown
      wallet.emit({ type: 'networkChanged', networkId: unknown })
      expect(core.modal.state.open).toBe(false)
    },
  )

  test('cannot be closed: shakes for 500 ms, also in the view that switches the network', async () => {
    const { core, clock } = await createConnected({}, unknown)
    for (const view of ['UnsupportedChain', 'SwitchNetwork'] as const) {
      if (view === 'SwitchNetwork') core.router.push(view, { caipNetworkId: 'eip155:1' })
      core.modal.requestClose()
      expect(core.modal.state).toMatchObject({ open: true, shake: true })
      await clock.advance(499)
      expect(core.modal.state.shake).toBe(true)
      await clock.advance(1)
      expect(core.modal.state.shake).toBe(false)
    }
    core.modal.requestClose()
    await clock.advance(400)
    core.modal.requestClose()
    await clock.advance(400)
    expect(core.modal.state.shake).toBe(true)
    await core.disconnect()
    expect(core.modal.state).toMatchObject({ open: false, shake: false })
    expect(clock.timerCount()).toBe(0)
  })

  test('a network switch that started in another view can be closed', async () => {
    const { core } = await createConnected()
    core.open()
    core.router.push('SwitchNetwork', { caipNetworkId: 'eip155:8453' })
    core.modal.requestClose()
    expect(core.modal.state.open).toBe(false)
  })
})

describe('closing', () => {
  test('going back on the first view closes the modal, and the next opening starts from scratch', () => {
    const { core } = createTestCore()
    core.open()
    core.router.push('WhatIsAWallet')
    core.router.goBack()
    expect(core.modal.state.open).toBe(true)
    core.router.goBack()
    expect(core.modal.state.open).toBe(false)
    core.open()
    expect(core.router.state.history).toEqual(['Connect'])
  })

  test('AX5: closing during a wallet request asks for confirmation, and keeping it open continues', async () => {
    const { core, wallet } = createTestCore()
    core.open()
    const end = core.connect({ connectorId }).catch((error: unknown) => error)
    await settle()
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, confirmClose: true })
    core.modal.keepOpen()
    expect(core.modal.state.confirmClose).toBe(false)
    expect(wallet.requests[0]?.signal?.aborted).toBe(false)
    core.modal.requestClose()
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: false, confirmClose: false })
    expect(await end).toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('AX5: closing while a QR code shows cancels without confirmation', async () => {
    const { core } = createTestCore()
    core.open()
    const end = core.connect({ connectorId }).catch((error: unknown) => error)
    await settle()
    core.modal.setShowsCode(true)
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: false, confirmClose: false, showsCode: false })
    expect(await end).toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('a rejected attempt closes without a confirmation', async () => {
    const { core, wallet } = createTestCore()
    core.open()
    const end = core.connect({ connectorId }).catch((error: unknown) => error)
    await settle()
    wallet.requests[0]?.reject()
    await end
    core.modal.requestClose()
    expect(core.modal.state.open).toBe(false)
  })

  test('the confirmation closes when the wallet responds', async () => {
    const { core, wallet, clock } = createTestCore()
    core.open()
    const end = core.connect({ connectorId })
    await settle()
    core.modal.requestClose()
    wallet.requests[0]?.approve()
    await end
    await clock.advance(1_000)
    expect(core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })

  test('closes shortly after a wallet connected, and when the last wallet disconnects', async () => {
    const { core, wallet, clock } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    core.open()
    core.router.push('ConnectingExternal', { connectorId })
    await core.connect({ connectorId })
    expect(core.modal.state.open).toBe(true)
    await clock.advance(1_000)
    expect(core.modal.state.open).toBe(false)
    expect(core.connection.state.attempts.eip155).toBeUndefined()
    core.open()
    wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(core.modal.state.open).toBe(false)
  })

  test('clears the attempt of a wallet that disconnects right after it connected', async () => {
    const { core, wallet, clock } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    core.open({ view: 'ConnectingExternal', data: { connectorId } })
    await core.connect({ connectorId })
    wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(core.modal.state.open).toBe(false)
    await clock.advance(1_000)
    expect(core.connection.state.attempts.eip155).toBeUndefined()
  })

  test('a rejection right after another wallet connected keeps the modal open with the error', async () => {
    const { core, wallet, clock } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    core.open({ view: 'ConnectingExternal', data: { connectorId } })
    await core.connect({ connectorId })
    wallet.answers = 'reject'
    await expect(core.connection.connect(wallet.connector)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await clock.advance(1_000)
    expect(core.connection.state.attempts.eip155?.status).toBe('declined')
    expect(core.modal.state.open).toBe(true)
  })

  test('stays open if the visitor navigated to another view meanwhile', async () => {
    const { core, clock } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    core.open()
    await core.connect({ connectorId })
    core.router.push('Networks')
    await clock.advance(1_000)
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('Networks')
  })

  test('emits one event for opening and one for closing', () => {
    const { core } = createTestCore()
    const events: string[] = []
    core.events.watch(({ data }) => events.push(data.event))
    core.open()
    core.open({ view: 'Networks' })
    core.close()
    core.close()
    expect(events).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })

  test("shows the app's loading state until the modal closes", () => {
    const { core } = createTestCore()
    core.modal.setLoading(true)
    expect(core.modal.state.loading).toBe(true)
    core.close()
    expect(core.modal.state.loading).toBe(false)
  })
})

describe('§1: embedded', () => {
  const options = { enableEmbedded: true }

  test('an embedded modal is open from the start, never closes, and shows the matching view', async () => {
    const { core, clock, wallet } = createTestCore({ options, wallet: createScriptedWallet({ answers: 'approve' }) })
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('Connect')
    core.router.push('WhatIsAWallet')
    core.close()
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('Connect')
    await core.connect({ connectorId })
    await clock.advance(1_000)
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state.view).toBe('Account')
    wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(core.router.state.view).toBe('Connect')
  })

  test('R254b: a prerendered page looks for wallets once the visitor navigates to it', async () => {
    const page = createFakePage()
    Object.assign(page.document, { prerendering: true })
    const { core, adapter } = createTestCore({ options, page })
    await settle()
    expect(adapter.count.created).toBe(0)
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(adapter.count.discovering).toBe(1)
    core.destroy()
  })

  test('a restored connection shows the account', async () => {
    const storage = createFakeStorage({
      items: { '@latchkey/connections/eip155': `{"v":1,"d":[{"connectorId":"${connectorId}"}]}` },
    })
    const { core } = createTestCore({ options, storage, wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.ready
    expect(core.router.state.view).toBe('Account')
  })
})

test('§4: the modal stays open if the visitor disconnects right after connecting and opens it again', async () => {
  const wallet = createScriptedWallet({ answers: 'approve' })
  const { core, clock } = createTestCore({ wallet })
  await core.connect({ connectorId })
  await core.disconnect()
  core.open()
  await clock.advance(1_000)
  expect(core.modal.state.open).toBe(true)
  core.destroy()
})
