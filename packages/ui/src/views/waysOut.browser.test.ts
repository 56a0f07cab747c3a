import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { arc, foxglove } from '../fixtures/testWallets.fixture.js'
import { control, eventually, press, seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

async function show(setUp: TestSetUp): Promise<TestModal> {
  const modal = createTestModal(setUp)
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  return modal
}

describe('R208: a failed connection explains what to do in the wallet', () => {
  test('points to the list of connected sites if the wallet has no account for this site', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'WALLET_NO_ACCOUNT' }] } })
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'The wallet shared no account')
    await seesText(modal.root, 'find this site in its list of connected websites')
    expect(control(modal.root, 'Try again')).toBeDefined()
  })

  test("shows the wallet's icon for an already open request, and announces no new window", async () => {
    let count = 0
    const connect = async () => (count++ === 0 ? ('REQUEST_PENDING' as const) : ('stall' as const))
    const modal = await show({ script: { wallets: [{ ...foxglove, connect }] } })
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'A request is already open in your wallet')
    await seesText(modal.root, 'No new window opens.')
    await press(modal.root, 'Check again')
    await seesText(modal.root, 'If a request is already open in the wallet, no new window opens.')
    expect(modal.root.querySelector('.card')?.textContent).not.toContain('in the wallet window')
  })
})

describe('R211: says that an open request blocks the switch, and a retry announces no window', () => {
  const switchOnce = () => {
    let count = 0
    return async () => (count++ === 0 ? ('REQUEST_PENDING' as const) : ('stall' as const))
  }

  async function checkAgain({ root }: TestModal): Promise<void> {
    await seesText(root, 'A request is already open in your wallet')
    await seesText(root, 'No new window opens.')
    await press(root, 'Check again')
    await seesText(root, 'If a request is already open in the wallet, no new window opens.')
    expect(root.querySelector('.card')?.textContent).not.toContain('Approve the change')
  }

  test('opened from the list of networks', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, switch: switchOnce() }] } })
    await modal.core.connect({ connectorId: 'io.foxglove' })
    modal.core.open({ view: 'Networks' })
    await press(modal.root, 'Base')
    await checkAgain(modal)
  })

  test('opened from the view of an unsupported network, also for another network', async () => {
    const wallets = [{ ...foxglove, switch: switchOnce() }]
    const modal = await show({ script: { wallets, networkId: 'eip155:137' } })
    await press(modal.root, 'Foxglove')
    await press(modal.root, 'Ethereum')
    await seesText(modal.root, 'No new window opens.')
    await press(modal.root, 'Back')
    await seesTitle(modal.root, 'Network not supported here')
    await press(modal.root, 'Base')
    await seesText(modal.root, 'If a request is already open in the wallet, no new window opens.')
  })
})

describe('R209: the view of an unsupported network says if the wallet supports no network of the site', () => {
  const none = 'This site supports no network that your wallet can use'

  test('the wallet approved none of them', async () => {
    const wallets = [{ ...foxglove, approvedNetworkIds: ['eip155:137' as const] }]
    const modal = await show({ script: { wallets, networkId: 'eip155:137' } })
    await press(modal.root, 'Foxglove')
    await seesTitle(modal.root, 'Network not supported here')
    await seesText(modal.root, none)
    await press(modal.root, 'Close')
    await seesText(modal.root, 'Disconnect to continue')
  })

  test('the wallet rejected the only one, which another wallet may support', async () => {
    const wallets = [{ ...foxglove, switch: 'CHAIN_NOT_SUPPORTED' as const }, arc]
    const modal = await show({ script: { wallets, networkId: 'eip155:137' } })
    await modal.core.removeNetwork('eip155', 8453)
    await modal.core.removeNetwork('eip155', 10)
    await modal.core.removeNetwork('eip155', 11_155_111)
    await press(modal.root, 'Foxglove')
    await seesTitle(modal.root, 'Network not supported here')
    await seesText(modal.root, 'Switch to one of these')
    await press(modal.root, 'Ethereum')
    await seesText(modal.root, 'Chain is not supported')
    await press(modal.root, 'Back')
    await seesText(modal.root, none)
    await eventually(() => expect(control(modal.root, 'Ethereum').getAttribute('aria-disabled')).toBeNull())

    await modal.core.disconnect()
    await modal.core.connect({ connectorId: arc.id })
    modal.core.open({ view: 'UnsupportedChain', namespace: 'eip155' })
    await seesText(modal.root, 'Switch to one of these')
  })
})
