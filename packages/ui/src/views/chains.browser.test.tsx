import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { testAddress } from '../fixtures/scriptedAdapter.fixture.js'
import { mainnet, solana } from '../fixtures/testNetworks.fixture.js'
import { arc, foxglove, spectre } from '../fixtures/testWallets.fixture.js'
import { control, eventually, press, seesText, seesTitle, skipSuccess } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const everywhere = { solana: {}, polkadot: {}, bip122: {} } satisfies TestSetUp['others']
const solanaAddress = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

async function show(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal({ others: everywhere, ...setUp })
  open.push(modal)
  await modal.core.ready
  return modal
}

type Kind = 'eip155' | 'solana' | 'polkadot' | 'bip122'

/** Connects Foxglove in these namespaces; the last one is active. */
async function showConnected(kinds: readonly Kind[], setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = await show(setUp)
  for (const namespace of kinds) await modal.core.connect({ connectorId: 'io.foxglove', namespace })
  await skipSuccess(modal)
  return modal
}

const isOpen = ({ root }: TestModal) => root.querySelector('dialog')?.open ?? false
const rows = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('.row')]
const names = (modal: TestModal) => rows(modal).map((row) => row.querySelector('.row-name')?.textContent)
const headings = ({ root }: TestModal) => [...root.querySelectorAll('h3')].map(({ textContent }) => textContent)
const strip = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('.account-switch button')]

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

describe('ConnectingMultiChain', () => {
  test('§4: a wallet of several namespaces is one row that asks for the namespace, and connects only there', async () => {
    const modal = await show()
    modal.core.open()
    await eventually(() => expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet', 'Spectre']))
    expect(rows(modal)[0]?.textContent).toContain('Ethereum, Solana, +2')
    await press(modal.root, 'Foxglove')
    await seesTitle(modal.root, 'Foxglove')
    await seesText(modal.root, 'Choose a chain')
    expect(names(modal)).toEqual(['Ethereum', 'Solana', 'Polkadot', 'Bitcoin'])
    expect(rows(modal)[0]?.textContent).toContain('Ethereum, Base, OP Mainnet, +1')
    await press(modal.root, 'Solana')
    await eventually(() => expect(modal.core.accounts.connectedNamespaces()).toEqual(['solana']))
    await eventually(() => expect(isOpen(modal)).toBe(false))
    expect(modal.adapter.asked.size).toBe(0)
    expect(modal.others.solana?.asked.get('io.foxglove')).toBe(1)
  })

  test('connects a wallet of one namespace without asking', async () => {
    const modal = await show()
    modal.core.open()
    await press(modal.root, 'Arc Wallet')
    await eventually(() => expect(modal.adapter.asked.get('app.arc')).toBe(1))
  })

  test('a connected namespace is marked, and opens its account without a request', async () => {
    const modal = await showConnected(['solana'])
    modal.core.open({ view: 'ConnectingMultiChain', data: { connectorId: 'io.foxglove', namespace: 'eip155' } })
    await eventually(() => expect(rows(modal)[1]?.textContent).toContain('Connected'))
    await press(modal.root, 'Solana')
    await seesTitle(modal.root, 'Account')
    expect(modal.others.solana?.asked.get('io.foxglove')).toBe(1)
  })

  test("a connector without a picture uses the wallet's, also once it is connected", async () => {
    const { imageUrl, ...plain } = foxglove
    const modal = await show({ others: { polkadot: { wallets: [plain] } } })
    const source = (place: string) => modal.root.querySelector(`${place} img`)?.getAttribute('src')
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await press(modal.root, 'Polkadot')
    await seesText(modal.root, 'Foxglove is connected')
    expect(source('.latch-arc')).toBe(imageUrl)
    await eventually(() => expect(isOpen(modal)).toBe(false))
    modal.core.open()
    await eventually(() => expect(source('.connected-wallet')).toBe(imageUrl))
  })

  test('R29, R30: a suspicious wallet of the same name is a separate row', async () => {
    const fake = { id: 'io.foxgl0ve', name: 'Foxglove', warning: 'look-alike-name' } as const
    const modal = await show({ others: { solana: { wallets: [fake] } }, script: { wallets: [foxglove] } })
    modal.core.open()
    await eventually(() => expect(rows(modal)).toHaveLength(2))
    expect(rows(modal)[1]?.textContent).toContain('Not the wallet you know by this name')
    rows(modal)[0]?.click()
    await eventually(() => expect(modal.adapter.asked.get('io.foxglove')).toBe(1))
    expect(modal.others.solana?.asked.size).toBe(0)
  })

  test('R32: lists a connector that appears late, and shows a message for a removed wallet', async () => {
    const modal = await show({ others: { solana: {}, polkadot: { wallets: [] } } })
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await eventually(() => expect(names(modal)).toEqual(['Ethereum', 'Solana']))
    modal.others.polkadot?.setWallets([foxglove])
    await eventually(() => expect(names(modal)).toEqual(['Ethereum', 'Solana', 'Polkadot']))
    for (const adapter of [modal.adapter, ...Object.values(modal.others)]) adapter.setWallets([arc])
    await seesText(modal.root, 'is not on this device')
  })
})

describe('Connect for one namespace', () => {
  test('§2: lists only the wallets of that namespace under its name, and does not ask for a namespace', async () => {
    const modal = await show()
    modal.core.open({ view: 'Connect', namespace: 'bip122' })
    await seesTitle(modal.root, 'Connect to Bitcoin')
    await eventually(() => expect(names(modal)).toEqual(['Foxglove', 'Spectre']))
    await press(modal.root, 'Spectre')
    await eventually(() => expect(modal.core.accounts.connectedNamespaces()).toEqual(['bip122']))
  })

  test('without a wallet of that namespace, says which one is missing', async () => {
    const modal = await show({ others: { polkadot: { wallets: [] } } })
    modal.core.open({ view: 'Connect', namespace: 'polkadot' })
    await seesText(modal.root, 'No wallet for Polkadot on this device yet')
  })
})

describe('SwitchActiveChain', () => {
  test('§4.2: offers to connect the namespace of a network that is not connected, and keeps the others', async () => {
    const modal = await showConnected(['eip155'])
    await modal.core.fetchBalance('eip155')
    const before = modal.core.accounts.getConnected('eip155')
    modal.core.open({ view: 'Networks' })
    await press(modal.root, /Solana Devnet/)
    await seesText(modal.root, 'Connect a wallet for Solana')
    await seesText(modal.root, 'Solana Devnet needs its own connection')
    expect(headings(modal)).toEqual(['Stays connected'])
    expect(rows(modal)[0]?.textContent).toContain('Foxglove')
    expect(rows(modal)[0]?.querySelector('.visually-hidden')?.textContent).toBe(testAddress)
    expect(modal.others.solana?.asked.size).toBe(0)
    await press(modal.root, 'Choose a wallet')
    await seesTitle(modal.root, 'Connect to Solana')
    await press(modal.root, 'Spectre')
    await eventually(() => expect(modal.core.accounts.getConnected('solana')?.address).toBe(solanaAddress))
    expect(modal.core.accounts.getConnected('eip155')).toEqual(before)
    expect(modal.core.networks.state.activeNamespace).toBe('solana')
  })

  test('going back changes nothing', async () => {
    const modal = await showConnected(['eip155'])
    modal.core.open({ view: 'Networks' })
    await press(modal.root, /^Bitcoin/)
    await seesText(modal.root, 'Connect a wallet for Bitcoin')
    await press(modal.root, 'Back')
    await seesTitle(modal.root, 'Choose a network')
    expect(modal.core.networks.state.activeNamespace).toBe('eip155')
    expect(modal.core.accounts.connectedNamespaces()).toEqual(['eip155'])
  })
})

describe('Networks of several namespaces', () => {
  test('are grouped under their namespace, which is marked as connected or not', async () => {
    const approvedNetworkIds = ['eip155:1'] as const
    const modal = await showConnected(['solana', 'eip155'], {
      script: { wallets: [{ ...foxglove, approvedNetworkIds }] },
    })
    modal.core.open({ view: 'Networks' })
    await eventually(() =>
      expect(headings(modal)).toEqual(['Ethereum', 'Solana', 'PolkadotNot connected', 'BitcoinNot connected']),
    )
    const [ethereum, base, , sepolia, solana] = rows(modal)
    expect(ethereum?.getAttribute('aria-current')).toBe('true')
    expect(base?.textContent).toContain('Your wallet has not approved it')
    expect(sepolia?.getAttribute('aria-disabled')).toBe('true')
    expect(solana?.textContent).toContain('Connected')
    expect(solana?.hasAttribute('aria-disabled')).toBe(false)
  })

  test('choosing a network of another connected namespace makes that namespace active', async () => {
    const modal = await showConnected(['solana', 'eip155'])
    modal.core.open({ view: 'Account' })
    await press(modal.root, /^Network/)
    await press(modal.root, /^Solana(?! Devnet)/)
    await seesTitle(modal.root, 'Account')
    expect(modal.core.networks.state.activeNamespace).toBe('solana')
    await eventually(() =>
      expect(modal.root.querySelector('.account-name .visually-hidden')?.textContent).toBe(solanaAddress),
    )
  })

  test('AX18: the search filters the list and announces the count; going back restores search and position', async () => {
    const modal = await showConnected(['eip155'])
    modal.core.open({ view: 'Networks' })
    const input = await eventually(() => modal.root.querySelector('input') ?? expect.fail('no field'))
    type(input, ' sOL ')
    await eventually(() => expect(names(modal)).toEqual(['Solana', 'Solana Devnet']))
    expect(modal.root.querySelector('.view [role=status]')?.textContent).toBe('Networks found: 2')
    await press(modal.root, /^Solana(?! Devnet)/)
    await seesText(modal.root, 'Connect a wallet for Solana')
    await press(modal.root, 'Back')
    await eventually(() => expect(modal.root.querySelector('input')?.value).toBe(' sOL '))
    type(modal.root.querySelector('input'), 'nowhere')
    await seesText(modal.root, 'No network found')
    type(modal.root.querySelector('input'), '')
    await eventually(() => expect(rows(modal).length).toBeGreaterThan(8))
    modal.root.querySelector('.body')?.scrollTo({ top: 40 })
    await press(modal.root, /^Bitcoin/)
    await seesText(modal.root, 'Connect a wallet for Bitcoin')
    await press(modal.root, 'Back')
    await eventually(() => expect(modal.root.querySelector('.body')?.scrollTop).toBe(40))
  })

  test('a network without a connection is listed with the reason', async () => {
    const modal = await show({ others: {}, options: { networks: [mainnet, solana] } })
    modal.core.open({ view: 'Networks' })
    await seesText(modal.root, 'This site cannot connect to it')
  })
})

describe('Account with several namespaces', () => {
  test('AX7, AX19: a strip shows the connected accounts and switches between them', async () => {
    const modal = await showConnected(['solana', 'eip155'])
    modal.core.open({ view: 'Account' })
    await eventually(() => expect(strip(modal)).toHaveLength(2))
    expect(modal.root.querySelector('.account-switch')?.getAttribute('aria-label')).toBe('Connected accounts')
    expect(strip(modal).map((button) => button.getAttribute('aria-current'))).toEqual(['true', null])
    expect(strip(modal)[1]?.querySelector('.visually-hidden')?.textContent).toBe(solanaAddress)
    strip(modal)[1]?.click()
    await eventually(() =>
      expect(modal.root.querySelector('.account-name .visually-hidden')?.textContent).toBe(solanaAddress),
    )
    await seesText(modal.root, 'SOL')
    expect(modal.core.networks.state.activeNamespace).toBe('solana')
    expect(modal.core.accounts.connectedNamespaces()).toHaveLength(2)
  })

  test('shows the namespace that it was opened for', async () => {
    const modal = await showConnected(['solana', 'eip155'])
    modal.core.open({ namespace: 'solana' })
    await eventually(() =>
      expect(modal.root.querySelector('.account-name .visually-hidden')?.textContent).toBe(solanaAddress),
    )
    strip(modal)[0]?.click()
    await eventually(() =>
      expect(modal.root.querySelector('.account-name .visually-hidden')?.textContent).toBe(testAddress),
    )
  })

  test('§4: disconnects one namespace and keeps the others, or disconnects all', async () => {
    const modal = await showConnected(['solana', 'polkadot', 'eip155'])
    modal.core.open({ view: 'Account' })
    await press(modal.root, 'Disconnect Ethereum')
    await eventually(() => expect(modal.core.accounts.connectedNamespaces()).toEqual(['solana', 'polkadot']))
    expect(isOpen(modal)).toBe(true)
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=status]')?.textContent).toBe(
        '\u2068Ethereum\u2069 is disconnected',
      ),
    )
    await press(modal.root, 'Disconnect all')
    await eventually(() => expect(modal.core.accounts.connectedNamespaces()).toEqual([]))
    await eventually(() => expect(isOpen(modal)).toBe(false))
  })

  test('with a single connection, shows one disconnect button and no account strip', async () => {
    const modal = await showConnected(['bip122'])
    modal.core.open({ view: 'Account' })
    await eventually(() => expect(control(modal.root, 'Disconnect').textContent).toBe('Disconnect'))
    expect(strip(modal)).toEqual([])
    expect(() => control(modal.root, 'Disconnect all')).toThrow()
  })

  test('AX19: every account the wallet shares is listed with its name or purpose, and copied', async () => {
    const ordinal = 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297'
    const accounts = [
      { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', type: 'payment', name: 'Daily' },
      { address: ordinal, type: 'ordinal' },
    ] as const
    const modal = await showConnected(['bip122'], { others: { bip122: { accounts } } })
    let copied = ''
    const clipboard = {
      writeText: async (text: string) => {
        copied = text
      },
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    modal.core.open({ view: 'Account' })
    await press(modal.root, 'Accounts')
    await eventually(() => expect(rows(modal)).toHaveLength(2))
    expect(rows(modal)[0]?.textContent).toContain('Daily')
    expect(rows(modal)[0]?.textContent).toContain('For payments')
    expect(rows(modal)[0]?.textContent).toContain('Current')
    expect(rows(modal)[1]?.textContent).toContain('For collectibles')
    // The address for ordinals cannot become active.
    expect(rows(modal).map(({ tagName }) => tagName)).toEqual(['BUTTON', 'DIV'])
    modal.root.querySelectorAll<HTMLElement>('[aria-label^="Copy address of"]')[1]?.click()
    await eventually(() => expect(copied).toBe(ordinal))
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=status]')?.textContent).toBe('Address copied'),
    )
  })
})

describe('an unsupported network in one namespace', () => {
  test('lists and disconnects only that namespace', async () => {
    const modal = await showConnected(['solana', 'eip155'], {
      script: { wallets: [foxglove, spectre], networkId: 'eip155:137' },
    })
    await seesTitle(modal.root, 'Network not supported here')
    await eventually(() => expect(names(modal)).toEqual(['Ethereum', 'Base', 'OP Mainnet', 'Sepolia']))
    await press(modal.root, 'Disconnect Ethereum')
    await eventually(() => expect(modal.core.accounts.connectedNamespaces()).toEqual(['solana']))
  })
})

/** Types into a field like a person. */
function type(input: HTMLInputElement | null, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
