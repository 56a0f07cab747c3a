import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../../fixtures/createTestModal.fixture.js'
import { arc, foxglove, spectre } from '../../../fixtures/testWallets.fixture.js'
import { eventually, focused, press, seesText, settled } from '../../../fixtures/visitor.fixture.js'

const open: TestModal[] = []

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

/** Opens the account with two connected wallets. */
async function showWallets(multiWallet = true): Promise<TestModal> {
  const modal = createTestModal({
    script: { wallets: [foxglove, arc, spectre] },
    options: { features: { multiWallet } },
  })
  open.push(modal)
  const { core } = modal
  await core.ready
  await core.connect({ connectorId: foxglove.id })
  await core.connect({ connectorId: arc.id })
  core.open({ view: 'Account' })
  if (!multiWallet) return modal
  await press(modal.root, 'Wallets')
  await eventually(() => expect(rows(modal)).toHaveLength(3))
  return modal
}

const rows = ({ root }: TestModal) => [...root.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) .row')]
const names = (modal: TestModal) => rows(modal).map((row) => row.querySelector('.row-name')?.textContent)
const current = (modal: TestModal) => rows(modal).map((row) => row.getAttribute('aria-current'))
const openIds = ({ core }: TestModal) => core.accounts.connections('eip155').map(({ connectorId }) => connectorId)
const snackbar = ({ root }: TestModal) => root.querySelector('.snackbar [role=status]')?.textContent ?? ''
const footer = ({ root }: TestModal) =>
  [...root.querySelectorAll('.footer button')].map(({ textContent }) => textContent)

describe('the wallets tab', () => {
  test('lists the connected wallets, and makes the clicked one active', async () => {
    const modal = await showWallets()
    expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet', 'Add wallet'])
    expect(current(modal)).toEqual([null, 'true', null])
    expect(rows(modal).map((row) => row.textContent?.includes('Use this wallet'))).toEqual([true, false, false])
    rows(modal)[0]?.focus()
    rows(modal)[0]?.click()
    await eventually(() => expect(current(modal)).toEqual(['true', null, null]))
    expect(names(modal)).toEqual(['Foxglove', 'Arc Wallet', 'Add wallet'])
    expect(focused()).toBe(rows(modal)[0])
    await eventually(() => expect(snackbar(modal)).toBe('Wallet switched'))
    await seesText(modal.root, 'Connected with Foxglove')
    expect(openIds(modal)).toEqual([foxglove.id, arc.id])
  })

  test('a click on the active wallet changes nothing', async () => {
    const modal = await showWallets()
    rows(modal)[1]?.click()
    await settled(modal.root)
    expect([current(modal), snackbar(modal)]).toEqual([[null, 'true', null], ''])
  })

  test('disconnects one wallet, and moves the focus to the title', async () => {
    const modal = await showWallets()
    const button = rows(modal)[0]?.nextElementSibling as HTMLElement
    expect(button.getAttribute('aria-label')).toBe('Disconnect \u2068Foxglove\u2069')
    expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24)
    button.focus()
    button.click()
    await eventually(() => expect(names(modal)).toEqual(['Arc Wallet', 'Add wallet']))
    expect(focused()).toBe(modal.root.querySelector('h2'))
    await eventually(() => expect(snackbar(modal)).toContain('Foxglove'))
    expect([openIds(modal), modal.core.modal.state.open]).toEqual([[arc.id], true])
  })

  test('adds a wallet beside the others', async () => {
    const modal = await showWallets()
    rows(modal)[2]?.click()
    await press(modal.root, 'Spectre')
    await eventually(() => expect(openIds(modal)).toEqual([foxglove.id, arc.id, spectre.id]))
    expect(modal.core.accounts.getConnected('eip155')?.connectorId).toBe(spectre.id)
  })

  test('the buttons in the footer disconnect the active wallet, or all wallets', async () => {
    const modal = await showWallets()
    expect(footer(modal)).toEqual(['Disconnect Arc Wallet', 'Disconnect all'])
    modal.root.querySelector<HTMLElement>('.footer button')?.click()
    await eventually(() => expect(openIds(modal)).toEqual([foxglove.id]))
    await eventually(() => expect(footer(modal)).toEqual(['Disconnect']))
  })

  test('is absent without the feature, where a new wallet replaces the connected one', async () => {
    const modal = await showWallets(false)
    await seesText(modal.root, 'Connected with Arc Wallet')
    expect(modal.root.querySelector('[role=tablist]')).toBeNull()
    expect(openIds(modal)).toEqual([arc.id])
  })
})
