import type { ChainNamespace, NetworkInput } from '@latchkey/common'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../../fixtures/createTestModal.fixture.js'
import { mainnet } from '../../fixtures/testNetworks.fixture.js'
import { eventually, focused, seesText, settled } from '../../fixtures/visitor.fixture.js'
import { tabRegistry } from './tabRegistry.js'

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

const panel = ({ root }: TestModal) => root.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
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
    expect(panel(elsewhere)?.textContent).toContain('Unsupported network')
    const test = await showConnected({ script: { networkId: 'eip155:11155111' } })
    await seesText(test.root, 'Test network: no balance shown')
    expect(panel(test)?.querySelector('[role=status]')?.textContent).toBe('Test network: no balance shown')
    expect(panel(test)?.querySelector('.amount')).toBeNull()
  })

  test("§2: shows Tokens, NFTs and Activity, with the network's coin and an explanation for the rest", async () => {
    const modal = await showConnected()
    await eventually(() => expect(tabs(modal)).toEqual(['Tokens', 'NFTs', 'Activity']))
    await eventually(() => expect(panel(modal)?.querySelector('.row')?.textContent).toBe('EEtherEthereum2.481 ETH'))
    const height = panel(modal)?.offsetHeight
    for (const [name, title] of [
      ['NFTs', 'Collectibles are not listed here'],
      ['Activity', 'Activity is not listed here'],
    ] as const) {
      tab(modal, name).click()
      await eventually(() => expect(panel(modal)?.textContent).toContain(title))
      expect(panel(modal)?.textContent).toContain('See the list on Etherscan.')
      expect(panel(modal)?.querySelectorAll('a')).toHaveLength(1)
      expect(panel(modal)?.offsetHeight).toBe(height)
    }
  })

  test("R386: shows the app's token in place of the coin, with its picture or a letter", async () => {
    const token = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
    const script = { tokenBalance: { value: 1_204_500_000n, decimals: 6, symbol: 'USDC' } }
    const modal = await showConnected({ script, options: { tokens: { 'eip155:1': token } } })
    await eventually(() => expect(panel(modal)?.querySelector('.row')?.textContent).toBe('UUSDCEthereum1,204.5 USDC'))
    expect(modal.root.querySelector('.big')?.textContent).toContain('1,204.5 USDC')
    const image =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const pictured = await showConnected({ script, options: { tokens: { 'eip155:1': { ...token, image } } } })
    await eventually(() => expect(panel(pictured)?.querySelector('img')?.getAttribute('src')).toBe(image))
  })

  test('R385: with `balances: false` shows the coin without an amount, a skeleton or an error', async () => {
    for (const networkId of ['eip155:1', 'eip155:11155111'] as const) {
      const modal = await showConnected({ script: { networkId, balance: 'fail' }, options: { balances: false } })
      await eventually(() =>
        expect(panel(modal)?.querySelector('.row')?.textContent).toMatch(/^.Ether(Ethereum|Sepolia)$/),
      )
      expect(modal.root.querySelector('.skel, .big, .amount')).toBeNull()
      expect(modal.root.textContent).not.toContain('Token Balance Unavailable')
    }
  })

  test('reserves the space of the amount while it loads', async () => {
    const loading = await showConnected({ script: { balance: 'stall' } })
    await eventually(() => expect(panel(loading)?.querySelector('.amount .skel')).toBeInstanceOf(Element))
    const height = panel(loading)?.offsetHeight
    const loaded = await showConnected()
    await eventually(() => expect(panel(loaded)?.querySelector('.amount')?.textContent).toBe('2.481 ETH'))
    expect(panel(loaded)?.offsetHeight).toBe(height)
  })

  test('keeps the selected tab when balance or network change', async () => {
    const modal = await showConnected()
    await eventually(() => expect(tabs(modal)).toHaveLength(3))
    await seesText(modal.root, '2.481')
    tab(modal, 'Activity').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('Activity is not listed here'))
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    const balance = { value: '7500000000000000000', decimals: 18, formatted: '7.5', symbol: 'ETH', isStale: true }
    modal.core.accounts.setDetails('eip155', account.caipAddress, { balance })
    await seesText(modal.root, 'May be out of date')
    expect(tab(modal, 'Activity').getAttribute('aria-selected')).toBe('true')
    tab(modal, 'Activity').focus()
    modal.adapter.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    await seesText(modal.root, 'See the list on Basescan.')
    expect(focused()).toBe(tab(modal, 'Activity'))
    tab(modal, 'Tokens').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('Base'))
  })

  test("marks a stale amount also in the coin's row", async () => {
    const modal = await showConnected()
    await seesText(modal.root, '2.481')
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    modal.core.accounts.setDetails('eip155', account.caipAddress, {
      balance: { value: '7500000000000000000', decimals: 18, formatted: '7.5', symbol: 'ETH', isStale: true },
    })
    await eventually(() =>
      expect(panel(modal)?.querySelector('.row')?.textContent).toContain('May be out of date7.5 ETH'),
    )
    modal.core.accounts.setDetails('eip155', account.caipAddress, { balanceError: 'BALANCE_UNAVAILABLE' })
    await eventually(() =>
      expect(panel(modal)?.querySelector('.row')?.textContent).toContain(
        'Token Balance Unavailable · May be out of date7.5 ETH',
      ),
    )
    expect(panel(modal)?.querySelector('[role=status]')?.textContent).toBe('Token Balance Unavailable')
  })

  test('`features.history: false` hides Activity; only chains with collectibles list them', async () => {
    const modal = await showConnected({ options: { features: { history: false } } })
    await eventually(() => expect(tabs(modal)).toEqual(['Tokens', 'NFTs']))
    const offered = (namespace: ChainNamespace, history: boolean) =>
      tabRegistry
        .filter(({ isOffered }) =>
          isOffered({
            namespace,
            features: { ...modal.core.options.state.current.features, history },
            accountCount: namespace === 'bip122' ? 2 : 1,
          }),
        )
        .map(({ id }) => id)
    expect(offered('solana', true)).toEqual(['tokens', 'nfts', 'activity'])
    expect(offered('bip122', true)).toEqual(['tokens', 'activity', 'accounts'])
    expect(offered('polkadot', false)).toEqual(['tokens'])
  })

  test('does not mention an explorer if the network has none', async () => {
    const { blockExplorers: _, ...network } = mainnet
    const modal = await showConnected({ options: { networks: [network] } })
    await eventually(() => expect(tabs(modal)).toHaveLength(3))
    tab(modal, 'NFTs').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('See the list in your wallet.'))
    expect(modal.root.querySelector('a')).toBeNull()
    await eventually(() => expect(panel(modal)?.tabIndex).toBe(0))
  })

  test('AX9b, AX15: at 320 px with large, long texts, every tab is 44 px high and every word is visible', async () => {
    await page.viewport(320, 800)
    const modal = await showConnected({
      options: { locale: 'pseudo', themeVariables: { '--latchkey-font-size-master': '20px' } },
      script: { balance: { value: 12_345_678_901_234n, decimals: 4, symbol: 'ETH' } },
    })
    await eventually(() => expect(panel(modal)?.querySelector('.amount')?.textContent).toBe('1,234,567,890.1234 ETH'))
    await settled(modal.root)
    for (const element of modal.root.querySelectorAll<HTMLElement>('.body,.tabs,.tab,.assets .row,.amount')) {
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
    const modal = await showConnected()
    await eventually(() => expect(tabs(modal)).toHaveLength(3))
    const weight = (name: string) => Number(getComputedStyle(tab(modal, name)).fontWeight)
    const line = (name: string) => getComputedStyle(tab(modal, name), '::before').borderTopWidth
    expect(weight('Tokens')).toBeGreaterThan(weight('NFTs'))
    await setForcedColors('active')
    expect(line('Tokens')).toBe('2px')
    expect(line('NFTs')).not.toBe('2px')
  })

  test('another namespace starts with its first tab; a single tab has no tab list', async () => {
    const modal = await showConnected({ options: { networks: [mainnet, bitcoin], features: { history: false } } })
    await eventually(() => expect(tabs(modal)).toHaveLength(2))
    tab(modal, 'NFTs').click()
    await eventually(() => expect(tab(modal, 'NFTs').getAttribute('aria-selected')).toBe('true'))
    const account = modal.core.accounts.getConnected('eip155') ?? expect.fail('not connected')
    const caipNetworkId = `bip122:${bitcoin.id}` as const
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    modal.core.accounts.setConnected('bip122', {
      ...account,
      address,
      caipNetworkId,
      caipAddress: `${caipNetworkId}:${address}`,
      balance: { value: '25000000', decimals: 8, formatted: '0.25', symbol: 'BTC', isStale: false },
    })
    modal.core.networks.setActiveNamespace('bip122')
    await seesText(modal.root, '0.25 BTC')
    expect(modal.root.querySelector('[role=tablist]')).toBeNull()
    expect(modal.root.querySelector('.assets')?.textContent).toContain('Bitcoin')
    modal.core.networks.setActiveNamespace('eip155')
    await eventually(() => expect(tab(modal, 'Tokens').getAttribute('aria-selected')).toBe('true'))
  })
})
