import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../../fixtures/createTestModal.fixture.js'
import { testAddress } from '../../../fixtures/scriptedAdapter.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { eventually, focused, press, seesText } from '../../../fixtures/visitor.fixture.js'

const second = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const third = '0xdD2FD4581271e230360230F9337D5c0430Bf44C0'
const open: TestModal[] = []

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

/** Opens the accounts of a wallet that shares three. */
async function showAccounts(): Promise<TestModal> {
  const accounts = [testAddress, second, third].map((address) => ({ address, type: 'eoa' }) as const)
  const modal = createTestModal({ script: { wallets: [foxglove], accounts } })
  open.push(modal)
  await modal.core.ready
  await modal.core.connect({ connectorId: 'io.foxglove' })
  modal.core.open({ view: 'Account' })
  await press(modal.root, 'Accounts')
  await eventually(() => expect(rows(modal)).toHaveLength(3))
  return modal
}

const rows = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) .row')]
const current = (modal: TestModal) => rows(modal).map((row) => row.getAttribute('aria-current'))

describe('R362: the accounts tab', () => {
  test('makes the pressed account active, announces it, and keeps the places of the rows and the focus', async () => {
    const modal = await showAccounts()
    expect(current(modal)).toEqual(['true', null, null])
    rows(modal)[1]?.focus()
    rows(modal)[1]?.click()
    await eventually(() => expect(current(modal)).toEqual([null, 'true', null]))
    expect(rows(modal).map((row) => row.querySelector('.visually-hidden')?.textContent)).toEqual([
      testAddress,
      second,
      third,
    ])
    expect(focused()).toBe(rows(modal)[1])
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=status]')?.textContent).toBe('Account switched'),
    )
    expect(modal.core.accounts.getConnected('eip155')?.address).toBe(second)
    expect(modal.root.querySelector('.account-name .visually-hidden')?.textContent).toBe(second)
  })

  test('AX19: a row says what a press does, and has its own copy button of at least 24 px', async () => {
    const modal = await showAccounts()
    expect(rows(modal).map((row) => row.textContent?.includes('Use this account'))).toEqual([false, true, true])
    const buttons = rows(modal).map((row) => row.nextElementSibling as HTMLElement)
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy address of \u20680x71C7…976F\u2069',
      'Copy address of \u20680x2546…Ec30\u2069',
      'Copy address of \u20680xdD2F…44C0\u2069',
    ])
    for (const button of buttons) {
      expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24)
      button.scrollIntoView({ block: 'center' })
      await eventually(() => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const hit = modal.root.elementFromPoint(left + width / 2, top + height / 2)
        expect(button.contains(hit)).toBe(true)
      })
    }
  })

  test('a press on the active account changes nothing', async () => {
    const modal = await showAccounts()
    rows(modal)[0]?.click()
    await seesText(modal.root, 'Current')
    expect(modal.core.connection.session('eip155')?.selection).toBeUndefined()
    expect(modal.root.querySelector('.snackbar [role=status]')?.textContent ?? '').toBe('')
  })
})
