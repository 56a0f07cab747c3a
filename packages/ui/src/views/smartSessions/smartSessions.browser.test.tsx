import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../fixtures/createTestModal.fixture.js'
import {
  grant,
  openList,
  permissions,
  type SmartSessionsScript,
  usdc,
  withSmartSessions,
} from '../../fixtures/smartSessions.fixture.js'
import { control, eventually, focused, press, seesText, seesTitle } from '../../fixtures/visitor.fixture.js'

const open: TestModal[] = []
afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

/** An app with the feature, before the visitor connects. */
async function visit(script?: SmartSessionsScript) {
  const setUp = withSmartSessions(script)
  const modal = createTestModal(setUp)
  open.push(modal)
  await modal.core.ready
  return { ...modal, modal, ...setUp }
}

const cards = (root: ShadowRoot) => [...root.querySelectorAll('.session-card:has(.button)')]
/** The text of an element, without Unicode isolates. */
const text = (element: Element | null | undefined) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const lines = (card: Element | undefined) => [...(card?.querySelectorAll('.session-terms > li') ?? [])].map(text)

async function seesCards(root: ShadowRoot, count: number): Promise<readonly Element[]> {
  await eventually(() => expect(cards(root)).toHaveLength(count))
  return cards(root)
}

describe('the list of permissions', () => {
  test('R442: says in words who may do what, on which network, and until when', async () => {
    const { modal, root } = await visit()
    await openList(modal)
    const [first, second, third] = await seesCards(root, 3)
    expect(text(first)).toContain('Orchardorchard.example')
    await eventually(() =>
      expect(lines(first)).toEqual([
        'Spend up to 1 ETH each day',
        'Spend up to 100 USDC in total',
        'Use approve of the contract 0xA0b8…eB48',
        'On Ethereum',
        expect.stringMatching(/^Until May 1[78], 2033/),
      ]),
    )
    expect(lines(second)).toEqual([
      'Spend 0.000000000000000001 ETH more each second, up to 1 ETH in total',
      'On Base',
      'Expired',
    ])
    expect(text(third)).toContain('nameless.example')
    expect(lines(third)).toEqual(['Another permission of your wallet: session-key', 'On Ethereum', 'Without an end'])
  })

  test('R441: one click revokes in the wallet and in the list', async () => {
    const { modal, root, core, fetch, revoked } = await visit()
    await openList(modal)
    await seesCards(root, 3)
    control(root, 'Revoke the permission of \u2068Orchard').click()
    await seesCards(root, 2)
    await eventually(() => expect(core.snackbar.state).toMatchObject({ message: 'Permission revoked' }))
    expect(revoked).toEqual([{ permissionContext: '0xc1' }])
    const request = fetch.requests.find(({ url }) => url.includes('/revoke'))
    expect(JSON.parse(request?.body ?? '')).toEqual({ pci: '0x01', signature: expect.stringMatching(/^0x/) })
    // The focused button is gone.
    expect(focused()?.localName).toBe('h2')
  })

  test('a declined request changes nothing, and trying again works', async () => {
    const { modal, root, script, fetch, revoked } = await visit({ sign: 'reject' })
    await openList(modal)
    await seesCards(root, 3)
    control(root, 'Revoke the permission of \u2068Orchard').click()
    await seesText(root, 'You declined. The permission is still in your list.')
    expect(fetch.requests.filter(({ method }) => method === 'POST')).toEqual([])
    const [wallet] = script?.wallets ?? []
    if (wallet) wallet.sign = 'approve'
    await press(root, 'Try again')
    await seesCards(root, 2)
    // The wallet has revoked it, so it is not asked for that again.
    expect(revoked).toHaveLength(1)
  })

  test('says what the wallet is asked for, and offers help while it does not answer', async () => {
    const { modal, root, skip } = await visit({ revoke: 'stall' })
    await openList(modal)
    await seesCards(root, 3)
    control(root, 'Revoke the permission of \u2068Orchard').click()
    await seesText(root, 'Revoking it in')
    expect(control(root, 'Revoke').getAttribute('aria-busy')).toBe('true')
    skip(10_000)
    await seesText(root, 'Nothing yet?')
    await press(root, 'Cancel')
    await eventually(() => expect(control(root, 'Revoke').getAttribute('aria-busy')).toBeNull())
    expect(focused()?.textContent).toBe('Revoke')
    expect(cards(root)).toHaveLength(3)
  })

  test('R441: a permission that the wallet no longer has can be removed from the list', async () => {
    const { modal, root, core, fetch } = await visit({ revoke: 'WALLET_FAILED' })
    await openList(modal)
    await seesCards(root, 3)
    control(root, 'Revoke the permission of \u2068Orchard').click()
    await seesText(root, 'If the wallet no longer has this permission, remove it from your list.')
    await press(root, 'Remove from my list')
    await seesCards(root, 2)
    await eventually(() => expect(core.snackbar.state).toMatchObject({ message: 'Removed from your list' }))
    expect(fetch.requests.filter(({ url }) => url.includes('/revoke'))).toHaveLength(1)
  })

  test.each([
    [{ text: '', status: 422 }, 'The server did not accept your signature. Try again.'],
    [{ text: '', status: 500 }, 'The list of your permissions could not be updated.'],
  ])('a refusal of the server %j keeps the permission and says why', async (answer, expected) => {
    const { modal, root, fetch } = await visit()
    fetch.always('/revoke', answer)
    await openList(modal)
    await seesCards(root, 3)
    control(root, 'Revoke the permission of \u2068Orchard').click()
    await seesText(root, expected)
    expect(cards(root)).toHaveLength(3)
  })

  test('a list that fails to load can be loaded again', async () => {
    const { modal, root, fetch } = await visit()
    fetch.once('/v1/sessions/', { text: '', status: 500 })
    await openList(modal)
    await seesText(root, 'Your permissions could not be loaded.')
    await press(root, 'Try again')
    await seesCards(root, 3)
  })

  test('an empty list names the network', async () => {
    const { modal, root } = await visit({ rows: [] })
    await openList(modal)
    await seesText(root, 'No permissions')
    await seesText(root, 'Ethereum')
  })

  test('R443: another network loads its own list', async () => {
    const { modal, root, fetch, core } = await visit()
    await openList(modal)
    await seesCards(root, 3)
    fetch.always('/v1/sessions/eip155%3A8453', { json: { pcis: [] } })
    await core.switchNetwork('eip155:8453')
    await seesText(root, 'No permissions')
    await seesText(root, 'Base')
  })
})

describe('the button of the account', () => {
  const names = (root: ShadowRoot) => [...root.querySelectorAll('.feature-buttons .button')].map(text)

  test('R443: opens the list', async () => {
    const { core, root } = await visit()
    await core.connect({ connectorId: 'io.foxglove' })
    core.open({ view: 'Account' })
    await press(root, 'Permissions')
    await seesTitle(root, 'Permissions')
    await seesCards(root, 3)
  })

  test.each<[string, SmartSessionsScript]>([
    ['the feature', { isFeatureOn: false }],
    ['a wallet with the methods', { isSupported: false }],
    ['a server', { hasServer: false }],
  ])('R443: does not show without %s, and the opened view says so without a request', async (_title, script) => {
    const { core, root, fetch } = await visit(script)
    await core.connect({ connectorId: 'io.foxglove' })
    core.open({ view: 'Account' })
    await seesText(root, 'Connected with')
    expect(names(root)).toEqual([])
    core.open({ view: 'SmartSessionList' })
    await seesText(root, 'This wallet grants no permissions to apps')
    expect(fetch.requests.filter(({ url }) => url.includes('/v1/sessions/'))).toEqual([])
  })
})

describe('a new permission', () => {
  test('R440 R442: shows what was granted, and the account adds it to its list', async () => {
    const { modal, root, fetch } = await visit()
    await grant(modal)
    await seesTitle(root, 'New permission')
    await seesText(root, 'may act for your account')
    await eventually(() =>
      expect(lines(root.querySelector('.card') ?? undefined).slice(0, 3)).toEqual([
        'Spend up to 1 ETH each day',
        'Spend up to 100 USDC in total',
        'On Ethereum',
      ]),
    )
    await press(root, 'Add to my list')
    await seesText(root, 'It is in your list')
    const request = fetch.requests.find(({ method }) => method === 'POST')
    const { grant: recorded } = JSON.parse(request?.body ?? '') as { readonly grant: string }
    expect(JSON.parse(recorded)).toEqual({
      app: 'Orchard',
      chainId: 'eip155:1',
      contexts: ['0xc1'],
      permissions: [permissions.daily, permissions.usdc],
      expiration: 2_000_000_000,
    })
    await press(root, 'Show all permissions')
    await seesCards(root, 3)
  })

  test('a declined signature leaves it granted, and can be repeated', async () => {
    const { modal, root, script, fetch } = await visit({ sign: 'reject' })
    await grant(modal)
    await press(root, 'Add to my list')
    await seesText(root, 'The permission is granted, but not in your list.')
    const [wallet] = script?.wallets ?? []
    if (wallet) wallet.sign = 'approve'
    fetch.once('/v1/sessions/', { text: '', status: 422 })
    await press(root, 'Try again')
    await seesText(root, 'The server did not accept your signature.')
    await press(root, 'Try again')
    await seesText(root, 'It is in your list')
  })

  test('a request that the wallet does not answer can be cancelled', async () => {
    const { modal, root } = await visit({ sign: 'stall' })
    await grant(modal)
    await press(root, 'Add to my list')
    await press(root, 'Cancel')
    expect(focused()?.textContent).toContain('Add to my list')
    await seesText(root, 'Add it to your list, so that you can revoke it on any device.')
  })

  test('names the account that granted it, if the wallet chose another one', async () => {
    const { modal, root } = await visit({ granter: `0x${'ab'.repeat(20)}` })
    await grant(modal)
    await seesText(root, 'It is for 0xabab…abab on Ethereum.')
    await press(root, 'Done')
  })

  test('without a server, says where to revoke it', async () => {
    const { modal, root, core } = await visit({ hasServer: false })
    await grant(modal)
    await seesText(root, 'To revoke it, open')
    await press(root, 'Done')
    expect(core.modal.state.open).toBe(false)
  })

  test('without a new permission, links to the list', async () => {
    const { core, root } = await visit()
    await core.connect({ connectorId: 'io.foxglove' })
    core.open({ view: 'SmartSessionCreated' })
    await seesText(root, 'No new permission')
    await press(root, 'Show all permissions')
    await seesTitle(root, 'Permissions')
  })
})

test('a token whose contract tells nothing shows by its address, in its smallest unit', async () => {
  const setUp = withSmartSessions()
  const modal = createTestModal({ ...setUp, script: { ...setUp.script, tokenBalance: 'fail' } })
  open.push(modal)
  await modal.core.ready
  await openList(modal)
  const [first] = await seesCards(modal.root, 3)
  await eventually(() =>
    expect(lines(first)[1]).toBe(
      `Spend up to 100,000,000 of the smallest unit of ${usdc.slice(0, 6).toLowerCase()}…eb48 in total`,
    ),
  )
})
