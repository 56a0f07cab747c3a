import { createSkippableClock } from '@latchkey/testing'
import { subscribe } from 'valtio/vanilla'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { testAddress } from '../fixtures/scriptedAdapter.fixture.js'
import { arc, foxglove, spectre } from '../fixtures/testWallets.fixture.js'
import { control, eventually, press, seesText, seesTitle, skipSuccess } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []

async function show(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal(setUp)
  open.push(modal)
  await modal.core.ready
  return modal
}

async function showConnected(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = await show(setUp)
  await modal.core.connect({ connectorId: 'io.foxglove' })
  modal.core.open()
  return modal
}

const isOpen = ({ root }: TestModal) => root.querySelector('dialog')?.open ?? false
const rows = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('button.row')]
const names = (modal: TestModal) => rows(modal).map((row) => row.querySelector('.row-name')?.textContent)

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

describe('Connect', () => {
  test('§2: lists the wallets under headings, recent ones first', async () => {
    const stored = { '@latchkey/recent_wallets': '' }
    const modal = await show({ stored, options: { customWallets: [{ id: 'lantern', name: 'Lantern' }] } })
    await modal.core.connect({ connectorId: 'com.spectre' })
    await modal.core.disconnect()
    await skipSuccess(modal)
    modal.core.open()
    await seesTitle(modal.root, 'Connect a wallet')
    await eventually(() => expect(names(modal)).toEqual(['Spectre', 'Foxglove', 'Arc Wallet', 'Lantern']))
    expect([...modal.root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'On this device',
      'Other wallets',
    ])
    expect(rows(modal)[0]?.textContent).toContain('Recent')
    expect(rows(modal)[1]?.textContent).toContain('Installed')
  })

  test('R277: lists only the installed wallets of the option, and all directory wallets', async () => {
    const customWallets = [{ id: 'lantern', name: 'Lantern' }]
    const modal = await show({ options: { customWallets, includeInstalledWalletIds: ['COM.spectre', 'arc wallet'] } })
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Arc Wallet', 'Spectre', 'Lantern']))
  })

  test('R32: a wallet that announces itself late appears in the open list', async () => {
    const modal = await show({ script: { wallets: [foxglove] } })
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Foxglove']))
    modal.adapter.setWallets([foxglove, arc])
    await eventually(() => expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet']))
  })

  test('R28, R30, R31: a doubtful wallet shows its reverse-DNS name and a warning', async () => {
    const fake = { id: 'io.foxgl0ve', name: 'Foxglove', warning: 'look-alike-name' } as const
    const modal = await show({ script: { wallets: [foxglove, fake, { ...arc, warning: 'same-rdns' }] } })
    modal.core.open()
    await eventually(() => expect(rows(modal)).toHaveLength(3))
    expect(rows(modal)[1]?.textContent).toContain('io.foxgl0ve')
    expect(rows(modal)[1]?.textContent).toContain('Not the wallet you know by this name')
    expect(rows(modal)[2]?.textContent).toContain('Another wallet here claims the same identity')
  })

  test('R189: the warning shows in the connecting view and in the account', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, warning: 'same-rdns', connect: 'stall' }, arc] } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Open Foxglove')
    await seesText(modal.root, 'Another wallet here claims the same identity')
    await seesText(modal.root, 'io.foxglove')
    modal.core.close()
    const connected = await showConnected()
    await seesText(connected.root, 'Connected with Foxglove')
    expect(connected.root.textContent).not.toContain('claims the same identity')
    connected.adapter.setWallets([{ ...foxglove, warning: 'same-rdns' }, arc])
    await seesText(connected.root, 'Another wallet here claims the same identity')
  })

  test('R191: says that a restored session has another account than before', async () => {
    const stored = {
      '@latchkey/connections/eip155': '{"v":1,"d":[{"connectorId":"io.foxglove","accountMark":"none"}]}',
    }
    const modal = await show({ stored })
    modal.core.open()
    await seesText(modal.root, 'Your wallet shares a different account than on your last visit')
  })

  test('R26, R50: a hostile name is text, cleaned, isolated and short', async () => {
    const name = `<img src=x onerror=alert(1)>\u202Eevil${'x'.repeat(500)}`
    const modal = await show({ script: { wallets: [{ id: 'x.evil', name }] } })
    modal.core.open()
    const row = await eventually(() => rows(modal)[0] ?? expect.fail('no row'))
    const shown = row.querySelector('.row-name bdi')
    expect(shown?.querySelector('img')).toBeNull()
    expect(shown?.textContent).not.toContain('\u202E')
    expect([...(shown?.textContent ?? '')].length).toBeLessThanOrEqual(64)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  })

  test('R27 L9: never uses an image of a type that is not allowed', async () => {
    const bad = ['javascript:alert(1)', 'data:text/html,<script>1</script>', 'http://tracker.example/a.png']
    const wallets = bad.map((imageUrl, index) => ({ id: `x.n${index}`, name: `N${index}`, imageUrl }))
    const modal = await show({ script: { wallets } })
    modal.core.open()
    await eventually(() => expect(rows(modal)).toHaveLength(3))
    expect(modal.root.querySelectorAll('img')).toHaveLength(0)
  })

  test('FI9: replaces an image that does not load by the first letter of the name, and the row keeps its size', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, imageUrl: 'https://127.0.0.1:9/never.png' }] } })
    modal.core.open()
    const row = await eventually(() => rows(modal)[0] ?? expect.fail('no row'))
    const height = row.offsetHeight
    await eventually(() => expect(row.querySelector('.picture')?.textContent).toBe('F'), 4_000)
    expect(row.offsetHeight).toBe(height)
    expect(row.querySelector('img')).toBeNull()
  })

  test('has no heading above wallets that are not on this device if nothing else is listed', async () => {
    const customWallets = [{ id: 'lantern', name: 'Lantern' }]
    const modal = await show({ script: { wallets: [] }, options: { customWallets } })
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Lantern']))
    expect(modal.root.querySelector('h3')).toBeNull()
  })

  test('AX20: in Arabic, a long Latin name is beside its picture and cut at its end', async () => {
    const long = { ...foxglove, name: 'A very long wallet name that goes on and on '.repeat(2) }
    const modal = await show({ script: { wallets: [long] }, options: { locale: 'ar' } })
    modal.core.open()
    const row = await eventually(() => rows(modal)[0] ?? expect.fail('no row'))
    const name = row.querySelector('.row-name bdi') ?? expect.fail('no name')
    const { direction, textAlign } = getComputedStyle(name)
    expect([direction, textAlign]).toEqual(['ltr', 'right'])
  })

  test('fades out the list at an edge where it continues, without taking space', async () => {
    const modal = await show({ options: { customWallets: [{ id: 'lantern', name: 'Lantern' }] } })
    modal.core.open()
    await eventually(() => expect(names(modal)).toContain('Lantern'))
    const body = modal.root.querySelector('.body') ?? expect.fail('no body')
    expect(body.scrollHeight).toBe(body.clientHeight)
    const last = body.lastElementChild?.getBoundingClientRect().bottom ?? 0
    expect(body.getBoundingClientRect().bottom - last).toBeCloseTo(16, 0)
    const { position, pointerEvents } = getComputedStyle(body, '::after')
    expect([position, pointerEvents]).toEqual(['sticky', 'none'])
  })

  test('FI18: selecting a wallet twice sends one request', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }] } })
    modal.core.open()
    const row = await eventually(() => rows(modal)[0] ?? expect.fail('no row'))
    row.click()
    row.click()
    await seesText(modal.root, 'Open Foxglove')
    expect(modal.adapter.asked.get('io.foxglove')).toBe(1)
  })

  test('FI18: another wallet selected before the first view renders is ignored', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }, arc] } })
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet']))
    for (const row of rows(modal)) row.click()
    await seesText(modal.root, 'Open Foxglove')
    expect(modal.adapter.asked.get(arc.id) ?? 0).toBe(0)
    expect(modal.core.router.state.history).toEqual(['Connect', 'ConnectingExternal'])
  })

  test('the list keeps its order after a wallet is chosen, although the wallet is now a recent one', async () => {
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet', 'Spectre']))
    const before = names(modal)
    const orders: unknown[] = []
    const observer = new MutationObserver(() => orders.push(names(modal)))
    observer.observe(modal.root, { childList: true, subtree: true })
    await press(modal.root, 'Spectre')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')).toBeDefined())
    await eventually(() => expect(modal.core.connectors.recent()).toMatchObject([{ name: 'Spectre' }]))
    await eventually(() => expect(names(modal)).toEqual([]))
    observer.disconnect()
    for (const order of orders) expect([before, []]).toContainEqual(order)
  })

  test('the legal checkbox blocks every connect method until it is checked (AX12)', async () => {
    const modal = await show({
      options: { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' },
    })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Tick the box below first')
    expect(modal.adapter.asked.size).toBe(0)
    const box = modal.root.querySelector('input')
    expect(box?.getAttribute('aria-invalid')).toBe('true')
    expect(modal.root.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Tick the box',
    )
    box?.click()
    await eventually(() => expect(rows(modal)[0]?.hasAttribute('aria-disabled')).toBe(false))
    await press(modal.root, 'Foxglove')
    await eventually(() => expect(modal.adapter.asked.get('io.foxglove')).toBe(1))
  })

  test.each([
    ['ConnectingExternal', 'Connect'],
    ['ConnectingMultiChain', 'Ethereum'],
  ] as const)(
    'a %s that the app opens offers no request before the legal checkbox is checked',
    async (view, action) => {
      const modal = await show({
        options: { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' },
      })
      await modal.core.discover()
      modal.core.open({ view, data: { connectorId: 'io.foxglove' } })
      await seesText(modal.root, 'Tick the box below first')
      expect(() => control(modal.root, action)).toThrow()
      modal.root.querySelector('input')?.click()
      await press(modal.root, action)
      await eventually(() => expect(modal.adapter.asked.get('io.foxglove')).toBe(1))
    },
  )

  test('R40: an invalid terms URL shows as text without a link', async () => {
    const modal = await show({
      options: { termsConditionsUrl: 'javascript:alert(1)', privacyPolicyUrl: 'https://example.com/privacy' },
    })
    modal.core.open()
    await seesText(modal.root, 'By connecting you agree')
    const links = [...modal.root.querySelectorAll('a')]
    expect(links.map(({ href }) => href)).toEqual(['https://example.com/privacy'])
    expect(links[0]?.rel).toBe('noopener noreferrer')
    expect(links[0]?.target).toBe('_blank')
  })

  test('offers help without any wallet', async () => {
    const modal = await show({ script: { wallets: [] } })
    modal.core.open()
    await press(modal.root, 'Get a wallet')
    await seesTitle(modal.root, 'Get a wallet')
  })
})

describe('ConnectingExternal', () => {
  test('connects a wallet that responds immediately before the pending view renders', async () => {
    const modal = await show()
    const { core, root } = modal
    core.open()
    await eventually(() => expect(names(modal)).toContain('Foxglove'))
    const title = Promise.withResolvers<string>()
    const look = () => {
      if (core.accounts.getConnected('eip155')) title.resolve(root.querySelector('h2')?.textContent ?? '')
    }
    const stop = subscribe(core.accounts.state, look, true)
    await press(root, 'Foxglove')
    expect(await title.promise).toBe('Connect a wallet')
    stop()
    await seesText(root, 'Connected')
  })

  test('closes the modal after the success animation', async () => {
    const modal = await show()
    modal.core.open()
    await press(modal.root, 'Arc Wallet')
    await eventually(() =>
      expect(modal.root.querySelector('.latch-arc')?.getAttribute('data-status')).toBe('connected'),
    )
    await eventually(() => expect(isOpen(modal)).toBe(false))
    expect(modal.root.querySelector('.latch-arc')?.getAttribute('data-status')).toBe('connected')
    expect(modal.core.accounts.getConnected('eip155')?.address).toBe(testAddress)
  })

  test('AX11: a rejection looks neutral, says that nothing was shared, and can be retried', async () => {
    const wallet = { ...foxglove, connect: 'reject' as string }
    const modal = await show({ script: { wallets: [wallet as typeof foxglove] } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'You declined in the wallet')
    await seesText(modal.root, 'nothing was shared')
    expect(modal.root.querySelector('.latch-arc')?.getAttribute('data-status')).toBe('declined')
    expect(modal.root.querySelector('.view [role=alert]')).toBeNull()
    wallet.connect = 'approve'
    await press(modal.root, 'Try again')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')).toBeDefined())
  })

  test.each([
    ['WALLET_TIMEOUT', 'The wallet did not respond.'],
    ['REQUEST_PENDING', 'A request is already open in your wallet'],
    ['WALLET_LOCKED', 'Unlock your wallet'],
    ['WALLET_NO_ACCOUNT', 'The wallet shared no account.'],
    ['EXTENSION_INVALIDATED', 'The wallet extension was updated.'],
  ] as const)('FI21: shows %s with advice', async (connect, text) => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect }] } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, text)
    expect(modal.root.querySelector('.view [role=alert]')?.textContent).toContain('Nothing was shared')
    const ways: Readonly<Record<string, string>> = {
      EXTENSION_INVALIDATED: 'Reload the page',
      REQUEST_PENDING: 'Check again',
    }
    control(modal.root, ways[connect] ?? 'Try again')
  })

  test('FI30: connecting code that failed to load can be retried, or loaded by a reload', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'VIEW_LOAD_FAILED' }] } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Could not load this screen')
    for (const name of ['Try again', 'Reload the page', 'Pick another wallet']) control(modal.root, name)
  })

  test('FI20: an unresponsive wallet can be left; a slow one gets a hint', async () => {
    const clock = createSkippableClock()
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }] }, ports: { clock } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Open Foxglove')
    clock.skip(10_000)
    await seesText(modal.root, 'Nothing yet?')
    await press(modal.root, 'Cancel')
    await seesTitle(modal.root, 'Connect a wallet')
    await eventually(() => expect(modal.core.connection.state.attempts.eip155).toBeUndefined())
  })

  test('shows the links of a missing wallet that pass the URL policy (R40, R43)', async () => {
    const modal = await show({
      options: {
        customWallets: [
          {
            id: 'lantern',
            name: 'Lantern',
            chrome_store: 'https://store.example/lantern',
            webapp_link: 'javascript:alert(1)',
            homepage: 'https://xn--lntern-cua.example',
          },
        ],
      },
    })
    modal.core.open()
    await press(modal.root, 'Lantern')
    await seesText(modal.root, 'Lantern is not on this device')
    expect([...modal.root.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://store.example/lantern',
      'https://xn--lntern-cua.example/',
    ])
    await seesText(modal.root, "This wallet's link is not valid")
    await seesText(modal.root, '(xn--lntern-cua.example)')
  })

  test('a custom wallet that is not on the page leads to its links', async () => {
    const lantern = { id: 'lantern', name: 'Lantern', rdns: 'example.lantern', homepage: 'https://lantern.example' }
    for (const data of [{ walletId: 'lantern' }, { connectorId: 'example.lantern' }]) {
      const modal = await show({ options: { customWallets: [lantern] } })
      modal.core.open()
      modal.core.router.push('ConnectingExternal', data)
      await seesText(modal.root, 'Lantern is not on this device')
      await press(modal.root, 'Get Lantern')
      await eventually(() =>
        expect([...modal.root.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://lantern.example/']),
      )
      await press(modal.root, 'Pick another wallet')
      await seesTitle(modal.root, 'Connect a wallet')
    }
  })

  test('a request stays pending if its wallet leaves the page and returns', async () => {
    const wallet = { ...foxglove, connect: 'stall' } as const
    const customWallets = [{ id: 'foxglove', name: 'Foxglove', rdns: 'io.foxglove' }]
    const { core, root, adapter } = await show({ options: { customWallets }, script: { wallets: [wallet, arc] } })
    core.open()
    await press(root, 'Foxglove')
    await seesText(root, 'Open Foxglove')
    adapter.setWallets([arc])
    await seesText(root, 'Foxglove is not on this device')
    adapter.setWallets([wallet, arc])
    await seesText(root, 'Open Foxglove')
  })

  test('picking another wallet cancels the request of a wallet that left the page', async () => {
    const { core, root, adapter } = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }, arc] } })
    core.open()
    await press(root, 'Foxglove')
    await seesText(root, 'Open Foxglove')
    adapter.setWallets([arc])
    await seesText(root, 'io.foxglove is not on this device')
    expect(core.connection.isAsking()).toBe(true)
    await press(root, 'Pick another wallet')
    await seesTitle(root, 'Connect a wallet')
    expect(core.connection.isAsking()).toBe(false)
  })

  test('§2: links to install a wallet need no consent', async () => {
    const { core, root } = await show({
      options: {
        customWallets: [{ id: 'lantern', name: 'Lantern', homepage: 'https://lantern.example' }],
        termsConditionsUrl: 'https://app.example/terms',
        features: { legalCheckbox: true },
      },
    })
    core.open({ view: 'ConnectingWalletConnect', data: { walletId: 'lantern' } })
    await seesText(root, 'Lantern is not on this device')
    expect(root.querySelector('[type=checkbox]')).toBeNull()
    expect([...root.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://lantern.example/'])
  })

  test('says that an unknown wallet is not installed', async () => {
    const modal = await show()
    modal.core.open({ view: 'ConnectingExternal', data: { connectorId: 'example.lantern' } })
    await seesText(modal.root, 'example.lantern is not on this device')
    await seesText(modal.root, 'This site has no link for it')
  })
})

describe('Account', () => {
  test('AX19: shows name, address and balance; screen readers get the full address', async () => {
    const modal = await showConnected({ script: { identity: { name: 'margot.eth' } } })
    await seesText(modal.root, 'margot.eth')
    await seesText(modal.root, '2.481 ETH')
    expect(modal.root.querySelector('.subtitle .visually-hidden')?.textContent).toBe(testAddress)
    expect(modal.root.querySelector('.subtitle bdi')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('R51: a balance that cannot be read shows a text instead of a number', async () => {
    const modal = await showConnected({ script: { balance: 'fail' } })
    await seesText(modal.root, 'Token Balance Unavailable')
    expect(modal.root.textContent).not.toMatch(/\d[\d.,]*\s*ETH\b/)
  })

  test('links to the explorer only with an allowed URL', async () => {
    const modal = await showConnected()
    const link = await eventually(() => control(modal.root, 'View on'))
    expect(link.getAttribute('href')).toBe(`https://etherscan.example/address/${testAddress}`)
    expect(link.textContent).toContain('(opens in a new tab)')
  })

  test('AX11, AX19: confirms a copied address with text', async () => {
    const modal = await showConnected()
    let copied = ''
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied = text
        },
      },
    })
    await press(modal.root, 'Copy address')
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=status]')?.textContent).toBe('Address copied'),
    )
    expect(copied).toBe(testAddress)
  })

  test('says that copying is blocked', async () => {
    const modal = await showConnected()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('denied')) },
    })
    await press(modal.root, 'Copy address')
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=alert]')?.textContent).toBe('The browser blocked copying.'),
    )
  })

  test('disconnects and closes the modal', async () => {
    const modal = await showConnected()
    await press(modal.root, 'Disconnect')
    await eventually(() => expect(isOpen(modal)).toBe(false))
    expect(modal.core.accounts.getConnected('eip155')).toBeUndefined()
  })
})

describe('Networks and SwitchNetwork', () => {
  test('marks the current network, groups test networks, and disables unapproved ones with a reason', async () => {
    const approvedNetworkIds = ['eip155:1', 'eip155:8453'] as const
    const modal = await showConnected({ script: { wallets: [{ ...foxglove, approvedNetworkIds }] } })
    await press(modal.root, /^Network/)
    await seesTitle(modal.root, 'Choose a network')
    await eventually(() => expect(names(modal)).toEqual(['Ethereum', 'Base', 'OP Mainnet', 'Sepolia']))
    expect(rows(modal)[0]?.getAttribute('aria-current')).toBe('true')
    expect(rows(modal)[2]?.getAttribute('aria-disabled')).toBe('true')
    expect(rows(modal)[2]?.textContent).toContain('Your wallet has not approved it')
    rows(modal)[2]?.click()
    expect(modal.core.router.state.view).toBe('Networks')
  })

  test('returns to the account after a switch in the wallet', async () => {
    const modal = await showConnected()
    await press(modal.root, /^Network/)
    await press(modal.root, 'Base')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:8453'))
    await seesTitle(modal.root, 'Account')
  })

  test('R38: explains that the wallet cannot add a network, and that nothing was sent', async () => {
    const modal = await showConnected({ script: { wallets: [{ ...foxglove, switch: 'CHAIN_NOT_SUPPORTED' }] } })
    await press(modal.root, /^Network/)
    await press(modal.root, 'Base')
    await seesText(modal.root, 'Chain is not supported')
    await seesText(modal.root, 'You are still on Ethereum. Nothing was sent.')
    control(modal.root, 'Try again')
  })

  test('shows a rejected switch without an error', async () => {
    const modal = await showConnected({ script: { wallets: [{ ...foxglove, switch: 'reject' }] } })
    await press(modal.root, /^Network/)
    await press(modal.root, 'Base')
    await seesText(modal.root, 'You declined in the wallet')
    expect(modal.root.querySelector('.view [role=alert]')).toBeNull()
  })

  test('without a wallet, uses the chosen network for the next connection', async () => {
    const modal = await show()
    modal.core.open({ view: 'Networks' })
    await press(modal.root, 'Base')
    await eventually(() => expect(modal.core.networks.getActive()?.name).toBe('Base'))
    await eventually(() => expect(isOpen(modal)).toBe(false))
  })
})

describe('UnsupportedChain', () => {
  test('cannot be closed: it shakes and explains what to do', async () => {
    const modal = await showConnected({ script: { networkId: 'eip155:137' } })
    await seesTitle(modal.root, 'Network not supported here')
    await press(modal.root, 'Close')
    await eventually(() => expect(modal.root.querySelector('.card')?.hasAttribute('data-shake')).toBe(true))
    await seesText(modal.root, 'Switch network or disconnect to continue')
    await eventually(() => expect(modal.root.querySelector('.card')?.hasAttribute('data-shake')).toBe(false))
    expect(isOpen(modal)).toBe(true)
  })

  test('closes after a disconnect', async () => {
    const modal = await showConnected({ script: { networkId: 'eip155:137' } })
    await press(modal.root, 'Disconnect')
    await eventually(() => expect(isOpen(modal)).toBe(false))
  })

  test('closes after switching to a supported network', async () => {
    const modal = await showConnected({ script: { networkId: 'eip155:137' } })
    await press(modal.root, 'Base')
    await eventually(() => expect(modal.core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:8453'))
    await eventually(() => expect(isOpen(modal)).toBe(false))
  })
})

describe('help', () => {
  test('navigates from the explanation of wallets to "Get a wallet" and back', async () => {
    const modal = await show({ script: { wallets: [spectre] } })
    modal.core.open()
    await press(modal.root, 'What is a wallet?')
    await seesTitle(modal.root, 'What is a wallet?')
    await press(modal.root, 'Get a wallet')
    await seesTitle(modal.root, 'Get a wallet')
    await press(modal.root, 'Back')
    await press(modal.root, 'Back')
    await seesTitle(modal.root, 'Connect a wallet')
  })

  test('suggests only wallets of the app, or says that there are none', async () => {
    const modal = await show({
      options: { customWallets: [{ id: 'h', name: 'Harbour', homepage: 'https://h.example' }] },
    })
    modal.core.open({ view: 'GetWallet' })
    await seesText(modal.root, 'Suggested by this site')
    expect(modal.root.querySelector('a')?.href).toBe('https://h.example/')
    const none = await show()
    none.core.open({ view: 'GetWallet' })
    await seesText(none.root, 'suggests no particular wallet')
  })

  test('§9: lists featured and recommended wallets of the directory once, without installed ones', async () => {
    const entry = (id: string, more = {}) => ({ id, name: `Wallet ${id}`, homepage: `https://${id}.example`, ...more })
    const directory = {
      featured: [entry('b'), entry('h')],
      recommended: [
        entry('c', { image_id: 'image-3' }),
        entry('fox', { rdns: 'io.foxglove' }),
        { id: 'd', name: 'No page' },
      ],
    }
    const modal = await show({ directory, options: { customWallets: [entry('h')] } })
    modal.core.open({ view: 'GetWallet' })
    await seesText(modal.root, 'Other wallets')
    const hosts = [...modal.root.querySelectorAll('section')].map((list) =>
      [...list.querySelectorAll('a')].map(({ hostname }) => hostname),
    )
    expect(hosts).toEqual([['h.example', 'b.example'], ['c.example']])
    await eventually(() => expect([...modal.directory.held]).toEqual(['image-3']))
    expect(modal.root.textContent).not.toContain('suggests no wallet')
  })

  test('shows no guide if the site disabled it', async () => {
    const modal = await show({ options: { enableWalletGuide: false }, script: { wallets: [] } })
    modal.core.open()
    await seesText(modal.root, 'No wallet on this device yet')
    expect(() => control(modal.root, 'Get a wallet')).toThrow()
    expect(() => control(modal.root, 'What is a wallet?')).toThrow()
  })
})
