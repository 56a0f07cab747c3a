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
  test('§8: an unknown network has no balance, and says so; a test network says why it is not looked up', async () => {
    const elsewhere = await showConnected({
      script: { networkId: 'eip155:137' },
      options: { allowUnsupportedChain: true },
    })
    elsewhere.core.open({ view: 'Account' })
    await seesText(elsewhere.root, 'Token Balance Unavailable')
    expect(panel(elsewhere)?.textContent).toContain('Unsupported network')
    const test = await showConnected({ script: { networkId: 'eip155:11155111' } })
    await seesText(test.root, 'Test network: the balance is not looked up')
    expect(panel(test)?.querySelector('[role=status]')?.textContent).toBe('Test network: the balance is not looked up')
    expect(panel(test)?.querySelector('.amount')).toBeNull()
  })

  test('§2: Tokens, NFTs and Activity; the coin of the network, and what is true of the rest', async () => {
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
      expect(panel(modal)?.textContent).toContain('The list is on Etherscan.')
      expect(panel(modal)?.querySelectorAll('a')).toHaveLength(1)
      expect(panel(modal)?.offsetHeight).toBe(height)
    }
  })

  test('the place of the amount is there while it is awaited; nothing moves when it comes', async () => {
    const loading = await showConnected({ script: { balance: 'stall' } })
    await eventually(() => expect(panel(loading)?.querySelector('.amount .skel')).toBeInstanceOf(Element))
    const height = panel(loading)?.offsetHeight
    const loaded = await showConnected()
    await eventually(() => expect(panel(loaded)?.querySelector('.amount')?.textContent).toBe('2.481 ETH'))
    expect(panel(loaded)?.offsetHeight).toBe(height)
  })

  test('the chosen tab stays when the balance comes anew, when the network changes', async () => {
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
    await seesText(modal.root, 'The list is on Basescan.')
    expect(focused()).toBe(tab(modal, 'Activity'))
    tab(modal, 'Tokens').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('Base'))
  })

  test('a stale amount says so beside the coin, too', async () => {
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

  test('`features.history: false` leaves Activity out; only chains that have collectibles list them', async () => {
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

  test('without an explorer nothing is said of one', async () => {
    const { blockExplorers: _, ...network } = mainnet
    const modal = await showConnected({ options: { networks: [network] } })
    await eventually(() => expect(tabs(modal)).toHaveLength(3))
    tab(modal, 'NFTs').click()
    await eventually(() => expect(panel(modal)?.textContent).toContain('Your wallet may have the list.'))
    expect(modal.root.querySelector('a')).toBeNull()
    await eventually(() => expect(panel(modal)?.tabIndex).toBe(0))
  })

  test('AX9b, AX15: at 320 px with large text in a long language every tab is 44 px and every word is there', async () => {
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

  test('AX13: the selected tab differs by more than colour, and by a line where colours are forced', async () => {
    const modal = await showConnected()
    await eventually(() => expect(tabs(modal)).toHaveLength(3))
    const weight = (name: string) => Number(getComputedStyle(tab(modal, name)).fontWeight)
    const line = (name: string) => getComputedStyle(tab(modal, name), '::before').borderTopWidth
    expect(weight('Tokens')).toBeGreaterThan(weight('NFTs'))
    await setForcedColors('active')
    expect(line('Tokens')).toBe('2px')
    expect(line('NFTs')).not.toBe('2px')
  })

  test('another chain starts with its own first tab; where one tab is all there is, no list of tabs is shown', async () => {
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
