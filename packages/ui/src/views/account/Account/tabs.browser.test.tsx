import type { NetworkInput } from '@latchkey/common'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import { testAddress } from '../../../fixtures/scriptedAdapter.fixture.js'
import { mainnet } from '../../../fixtures/testNetworks.fixture.js'
import { eventually, focused, seesText, settled } from '../../../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const bitcoin: NetworkInput = {
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9/'] } },
}

async function showConnected(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal(setUp)
  open.push(modal)
  await modal.core.ready
  await modal.core.connect({ connectorId: 'io.foxglove' })
  modal.core.open({ view: 'Account' })
  return modal
}

/** A wallet that shares two accounts, which the account lists in a tab of its own. */
const two: TestSetUp = {
  script: {
    accounts: [testAddress, '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'].map((address) => ({ address, type: 'eoa' })),
  },
}

const panel = ({ root }: TestModal) => root.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
const assets = ({ root }: TestModal) => root.querySelector<HTMLElement>('.account-panel')
const allTabs = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('[role=tab]')]
const tabs = (modal: TestModal) => allTabs(modal).map(({ textContent }) => textContent)
const tab = (modal: TestModal, name: string) =>
  allTabs(modal).find(({ textContent }) => textContent === name) ?? expect.fail(`no tab ${name}`)

const setForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

afterEach(async () => {
  for (const modal of open.splice(0)) modal.end()
  await setForcedColors('none')
  await page.viewport(414, 896)
})

describe('the tabs of the account', () => {
  test('§8: explains why an unknown network and a test network show no balance', async () => {
    const elsewhere = await showConnected({
      script: { networkId: 'eip155:137' },
      options: { allowUnsupportedChain: true },
    })
    elsewhere.core.open({ view: 'Account' })
    await seesText(elsewhere.root, 'Token Balance Unavailable')
    expect(assets(elsewhere)?.textContent).toContain('Unsupported network')
    const test = await showConnected({ script: { networkId: 'eip155:11155111' } })
    await seesText(test.root, 'Test network: no balance shown')
    expect(assets(test)?.querySelector('[role=status]')?.textContent).toBe('Test network: no balance shown')
    expect(assets(test)?.querySelector('.amount')).toBeNull()
  })

  test('§8: names the token of the app whose balance is unavailable', async () => {
    const token = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC' }
    const modal = await showConnected({ script: { tokenBalance: 'fail' }, options: { tokens: { 'eip155:1': token } } })
    await seesText(modal.root, 'Token Balance Unavailable')
    expect(assets(modal)?.querySelector('.row')?.textContent).toBe('UUSDCToken Balance Unavailable')
  })

  test('shows no balance for a network without a native coin', async () => {
    const network = { ...mainnet, hasNativeCoin: false }
    const modal = await showConnected({ options: { networks: [network] } })
    await eventually(() => expect(assets(modal)?.querySelector('.row')?.textContent).toBe('EEthereum'))
    expect(modal.root.querySelector('.balance, .amount')).toBeNull()
  })

  test('an amount of any size fits the account', async () => {
    const modal = await showConnected({ script: { balance: { value: 42n * 10n ** 74n, decimals: 6, symbol: 'USD' } } })
    await seesText(modal.root, '4.2E69')
    const { scrollWidth, clientWidth } = assets(modal) ?? expect.fail('no panel')
    expect(scrollWidth).toBe(clientWidth)
  })

  test('§2: shows the coin of the network without tabs, because nothing lists collectibles or activity', async () => {
    for (const history of [true, false]) {
      const modal = await showConnected({ options: { features: { history } } })
      await eventually(() => expect(assets(modal)?.querySelector('.row')?.textContent).toBe('EEtherEthereum2.481 ETH'))
      expect(modal.root.querySelector('[role=tablist]')).toBeNull()
      expect(assets(modal)?.querySelectorAll('a')).toHaveLength(1)
    }
  })

  test("R386: shows the app's token in place of the coin, with its picture or a letter", async () => {
    const token = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
    const script = { tokenBalance: { value: 1_204_500_000n, decimals: 6, symbol: 'USDC' } }
    const modal = await showConnected({ script, options: { tokens: { 'eip155:1': token } } })
    await eventually(() => expect(assets(modal)?.querySelector('.row')?.textContent).toBe('UUSDCEthereum1,204.5 USDC'))
    expect(modal.root.querySelector('.balance')?.textContent).toContain('1,204.5 USDC')
    const image =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const pictured = await showConnected({ script, options: { tokens: { 'eip155:1': { ...token, image } } } })
    await eventually(() => expect(assets(pictured)?.querySelector('img')?.getAttribute('src')).toBe(image))
  })

  test('R385: with `balances: false` shows the coin without an amount, a skeleton or an error', async () => {
    for (const networkId of ['eip155:1', 'eip155:11155111'] as const) {
      const modal = await showConnected({ script: { networkId, balance: 'fail' }, options: { balances: false } })
      await eventually(() =>
        expect(assets(modal)?.querySelector('.row')?.textContent).toMatch(/^.Ether(Ethereum|Sepolia)$/),
      )
      expect(modal.root.querySelector('.skeleton, .balance, .amount')).toBeNull()
      expect(modal.root.textContent).not.toContain('Token Balance Unavailable')
    }
  })

  test('reserves the space of the amount while it loads', async () => {
    const loading = await showConnected({ script: { balance: 'stall' } })
    await eventually(() => expect(assets(loading)?.querySelector('.amount .skeleton')).toBeInstanceOf(Element))
    const height = assets(loading)?.offsetHeight
    const loaded = await showConnected()
    await eventually(() => expect(assets(loaded)?.querySelector('.amount')?.textContent).toBe('2.481 ETH'))
    expect(assets(loaded)?.offsetHeight).toBe(height)
  })

  test('keeps the selected tab when balance or network change', async () => {
    const modal = await showConnected(two)
    await eventually(() => expect(tabs(modal)).toEqual(['Tokens', 'Accounts']))
    await seesText(modal.root, '2.481')
    tab(modal, 'Accounts').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('Use this account'))
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    const balance = { value: '7500000000000000000', decimals: 18, formatted: '7.5', symbol: 'ETH', isStale: true }
    modal.core.accounts.setDetails('eip155', account.caipAddress, { balance })
    await seesText(modal.root, 'May be out of date')
    expect(tab(modal, 'Accounts').getAttribute('aria-selected')).toBe('true')
    tab(modal, 'Accounts').focus()
    modal.adapter.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    await eventually(() => expect(modal.root.querySelector('.network-chip')?.textContent).toContain('Base'))
    expect(focused()).toBe(tab(modal, 'Accounts'))
    tab(modal, 'Tokens').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('View on Basescan'))
  })

  test("marks a stale amount also in the coin's row", async () => {
    const modal = await showConnected()
    await seesText(modal.root, '2.481')
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    modal.core.accounts.setDetails('eip155', account.caipAddress, {
      balance: { value: '7500000000000000000', decimals: 18, formatted: '7.5', symbol: 'ETH', isStale: true },
    })
    await eventually(() =>
      expect(assets(modal)?.querySelector('.row')?.textContent).toContain('May be out of date7.5 ETH'),
    )
    modal.core.accounts.setDetails('eip155', account.caipAddress, { balanceError: 'BALANCE_UNAVAILABLE' })
    await eventually(() =>
      expect(assets(modal)?.querySelector('.row')?.textContent).toContain(
        'Token Balance Unavailable · May be out of date7.5 ETH',
      ),
    )
    expect(assets(modal)?.querySelector('[role=status]')?.textContent).toBe('Token Balance Unavailable')
  })

  test('shows no link if the network has no explorer', async () => {
    const { blockExplorers: _, ...network } = mainnet
    const modal = await showConnected({ ...two, options: { networks: [network] } })
    await eventually(() => expect(panel(modal)?.querySelector('.row')?.textContent).toContain('2.481 ETH'))
    expect(modal.root.querySelector('a')).toBeNull()
    // Without anything focusable, the panel itself is a Tab stop.
    await eventually(() => expect(panel(modal)?.tabIndex).toBe(0))
  })

  test('AX9b, AX15: at 320 px with large, long texts, every tab is 44 px high and every word is visible', async () => {
    await page.viewport(320, 800)
    const modal = await showConnected({
      options: { locale: 'pseudo', themeVariables: { '--latchkey-font-size-master': '20px' } },
      script: { ...two.script, balance: { value: 12_345_678_901_234n, decimals: 4, symbol: 'ETH' } },
    })
    await eventually(() => expect(panel(modal)?.querySelector('.amount')?.textContent).toBe('1,234,567,890.1234 ETH'))
    await settled(modal.root)
    for (const element of modal.root.querySelectorAll<HTMLElement>('.body,.tabs,.tab,.account-panel .row,.amount')) {
      expect(element.scrollWidth, element.className).toBeLessThanOrEqual(element.clientWidth + 1)
      const { left, right } = element.getBoundingClientRect()
      expect(left, element.className).toBeGreaterThanOrEqual(0)
      expect(right, element.className).toBeLessThanOrEqual(320)
    }
    for (const each of allTabs(modal)) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(44)
      expect(each.offsetWidth).toBeGreaterThanOrEqual(44)
    }
  })

  test('AX13: the selected tab differs by more than color, and has a line in forced colors', async () => {
    const modal = await showConnected(two)
    await eventually(() => expect(tabs(modal)).toHaveLength(2))
    const weight = (name: string) => Number(getComputedStyle(tab(modal, name)).fontWeight)
    const line = (name: string) => getComputedStyle(tab(modal, name), '::before').borderTopWidth
    expect(weight('Tokens')).toBeGreaterThan(weight('Accounts'))
    await setForcedColors('active')
    expect(line('Tokens')).toBe('2px')
    expect(line('Accounts')).not.toBe('2px')
  })

  test('another namespace starts with its first tab; a single tab has no tab list', async () => {
    const modal = await showConnected({ ...two, options: { networks: [mainnet, bitcoin] } })
    await eventually(() => expect(tabs(modal)).toHaveLength(2))
    tab(modal, 'Accounts').click()
    await eventually(() => expect(tab(modal, 'Accounts').getAttribute('aria-selected')).toBe('true'))
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    const caipNetworkId = `bip122:${bitcoin.id}` as const
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    modal.core.accounts.setConnected('bip122', {
      ...account,
      address,
      allAccounts: [{ namespace: 'bip122', address, type: 'payment' }],
      caipNetworkId,
      caipAddress: `${caipNetworkId}:${address}`,
      balance: { value: '25000000', decimals: 8, formatted: '0.25', symbol: 'BTC', isStale: false },
    })
    modal.core.networks.setActiveNamespace('bip122')
    await seesText(modal.root, '0.25 BTC')
    expect(modal.root.querySelector('[role=tablist]')).toBeNull()
    expect(modal.root.querySelector('.account-panel')?.textContent).toContain('Bitcoin')
    modal.core.networks.setActiveNamespace('eip155')
    await eventually(() => expect(tab(modal, 'Tokens').getAttribute('aria-selected')).toBe('true'))
  })
})
