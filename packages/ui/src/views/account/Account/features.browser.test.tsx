import type { WalletFeature } from '@latchkey/core'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import { type Script, testAddress } from '../../../fixtures/scriptedAdapter.fixture.js'
import { control, eventually, press, seesTitle, settled } from '../../../fixtures/visitor.fixture.js'
import { OutIcon, PhoneIcon } from '../../../primitives/icons.js'
import { loadView } from '../../registry.js'
import { accountViews } from '../accountViews.js'
import type { AccountSlotContext } from './accountSlot.js'
import type { AccountFeature } from './featureRegistry.js'
import { DownIcon } from './icons.js'
import { texts } from './texts.js'
import { Account } from './View.js'

const open: TestModal[] = []
const opened: [string, AccountSlotContext][] = []

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
  opened.length = 0
})

const transfers: NonNullable<Script['transfers']> = {
  check: async () => [],
  estimate: async () => ({ fee: 1n, maxAmount: 1n }),
  send: async () => 'id',
}

const labels = { send: 'useAccount', receive: 'copyAddress', swaps: 'smartAccount', onramp: 'tabTokens' } as const

/** A feature that the product does not have yet. */
function featureOf(id: WalletFeature, change: Partial<AccountFeature> = {}): AccountFeature {
  return {
    id,
    // Any text serves as the label.
    label: texts[labels[id]],
    Icon: PhoneIcon,
    open: (context) => void opened.push([id, context]),
    isOffered: () => true,
    ...change,
  }
}

const features: readonly AccountFeature[] = [
  featureOf('send', { Icon: OutIcon, isOffered: ({ account }) => account.allAccounts.length === 1 }),
  featureOf('receive', { Icon: DownIcon, open: ({ core }) => core.router.push('WhatIsANetwork') }),
  featureOf('swaps', { isOffered: ({ namespace }) => namespace === 'eip155' }),
]

const sending: readonly AccountFeature[] = [
  featureOf('send', { isOffered: ({ core, namespace }) => core.transfers(namespace) !== undefined }),
]

function AccountThatSends() {
  return <Account features={sending} />
}

function AccountWithFeatures() {
  return <Account features={features} />
}

async function show(setUp: TestSetUp = {}, View = AccountWithFeatures): Promise<TestModal> {
  const modal = createTestModal({
    loadView: (name) => (name === 'Account' ? { ...accountViews.Account, View } : loadView(name)),
    ...setUp,
  })
  open.push(modal)
  await modal.core.ready
  await modal.core.connect({ connectorId: 'io.foxglove' })
  modal.core.open({ view: 'Account' })
  await modal.modal.shown()
  await settled(modal.root)
  return modal
}

const names = ({ root }: TestModal) => [...root.querySelectorAll('.feature-buttons .button')].map((b) => b.textContent)

/** The parts of the view from top to bottom, by their class, and the tabs. */
const parts = ({ root }: TestModal) =>
  [...root.querySelectorAll('.body > :not(:has([role=tablist])), .body [role=tablist]')].flatMap(
    ({ className, role }) => role ?? (className || []),
  )

const shared = (count: number) => ({
  accounts: [testAddress, '0x2546BcD3c84621e976D8185a91A922aE77ECEc30']
    .slice(0, count)
    .map((address) => ({ address, type: 'eoa' as const })),
})

describe('the features of the account', () => {
  test('show between the balance and the tabs, in the default order', async () => {
    const modal = await show({ script: shared(2) })
    expect(names(modal)).toEqual(['Smart account', 'Copy address'])
    expect(parts(modal)).toEqual(['center', 'feature-buttons', 'tablist'])
  })

  test('show in the order of the option; features that it omits follow', async () => {
    const modal = await show({ options: { features: { walletFeaturesOrder: ['send'] } } })
    expect(names(modal)).toEqual(['Use this account', 'Smart account', 'Copy address'])
    modal.core.options.updateFeatures({ walletFeaturesOrder: ['receive', 'swaps', 'send'] })
    await eventually(() => expect(names(modal)).toEqual(['Copy address', 'Smart account', 'Use this account']))
  })

  test('show only if the app and the account have them', async () => {
    const modal = await show({ options: { features: { swaps: false } }, script: shared(2) })
    expect(names(modal)).toEqual(['Copy address'])
    modal.core.options.updateFeatures({ receive: false })
    await eventually(() => expect(modal.root.querySelector('.feature-buttons')).toBeNull())
  })

  test('open with the account', async () => {
    const modal = await show()
    await press(modal.root, 'Use this account')
    expect(opened).toMatchObject([['send', { namespace: 'eip155', account: { address: testAddress } }]])
    control(modal.root.querySelector('.feature-buttons') ?? modal.root, 'Copy address').click()
    await seesTitle(modal.root, 'What is a network?')
  })
})

describe('a feature that sends', () => {
  test.each<[string, Partial<Script>, readonly string[]]>([
    ['shows if the wallet can send', { transfers }, ['Use this account']],
    ['does not show if the wallet cannot send', {}, []],
  ])('%s', async (_title, script, expected) => {
    expect(names(await show({ script }, AccountThatSends))).toEqual(expected)
  })
})

test('without features, the tabs follow the balance', async () => {
  const modal = createTestModal({ script: shared(2) })
  open.push(modal)
  await modal.core.ready
  await modal.core.connect({ connectorId: 'io.foxglove' })
  modal.core.open({ view: 'Account' })
  await modal.modal.shown()
  await eventually(() => expect(parts(modal)).toEqual(['center', 'tablist']))
})
