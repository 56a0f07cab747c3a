import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestModal, type TestModal } from '../fixtures/createTestModal.fixture.js'
import { control, eventually, press, seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const asked: string[] = []

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
  asked.length = 0
})

function show(options: Parameters<typeof createTestModal>[0] = {}): TestModal {
  const fetch = (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Promise.reject(new Error('No network here.'))
  }
  const modal = createTestModal({ hasBundledDirectory: true, ports: { fetch }, ...options })
  open.push(modal)
  modal.core.open()
  return modal
}

const pictureOf = (modal: TestModal, name: string) =>
  control(modal.root, name).querySelector<HTMLImageElement>('img[src^="data:image/webp"]')

async function search(modal: TestModal, text: string): Promise<void> {
  const field = await eventually(
    () => modal.root.querySelector<HTMLInputElement>('input[type=search]') ?? expect.unreachable(),
  )
  await userEvent.fill(field, text)
}

test('R246: without a server, the first view lists four recommended wallets with pictures, and all wallets', async () => {
  const modal = show({ script: { wallets: [] } })
  for (const name of ['MetaMask', 'Trust Wallet', 'OKX Wallet', 'Base'])
    await eventually(() => expect(pictureOf(modal, name)?.naturalWidth).toBe(48), 15_000)
  await seesText(modal.root, 'All wallets')
  await seesText(modal.root, '510+')
  expect(modal.root.querySelector('.card')?.textContent).toContain('I don’t have a wallet')
  expect(modal.root.querySelector('.card')?.textContent).not.toContain('Rainbow')
  expect(asked).toEqual([])
})

test('R247: the first view explains wallets to a visitor without one', async () => {
  const modal = show()
  await press(modal.root, 'I don’t have a wallet')
  await seesTitle(modal.root, 'What is a wallet?')
})

test('R247: offers no help if `enableWalletGuide` is off', async () => {
  const modal = show({ options: { enableWalletGuide: false } })
  await seesText(modal.root, 'MetaMask')
  expect(modal.root.querySelector('.card')?.textContent).not.toContain('I don’t have a wallet')
})

test('R246: lists all wallets with pictures and finds them by name without a server', async () => {
  const modal = show()
  await press(modal.root, 'All wallets')
  await seesTitle(modal.root, 'All wallets')
  await eventually(() => expect(pictureOf(modal, 'Zerion')?.naturalWidth).toBe(48), 15_000)
  await search(modal, 'unstoppable')
  await eventually(() => expect(pictureOf(modal, 'Unstoppable')?.naturalWidth).toBe(48), 15_000)
  expect(asked).toEqual([])
})

test('R246: a wallet without a picture shows its first letter', async () => {
  const customWallets = [{ id: 'lantern', name: 'Lantern', mobile_link: 'lantern://' }]
  const modal = show({ options: { customWallets }, others: { bip122: {} } })
  const letterOf = (name: string) => control(modal.root, name).querySelector('.tile b')?.textContent
  await eventually(() => expect(letterOf('Lantern')).toBe('L'))
  await press(modal.root, 'All wallets')
  await search(modal, 'unisat')
  await eventually(() => expect(letterOf('UniSat')).toBe('U'), 15_000)
})

test('R245: with `services.directory: false`, lists only wallets on the page', async () => {
  const modal = show({ hasBundledDirectory: false })
  await seesText(modal.root, 'Foxglove')
  expect(modal.core.directory.state.status).toBe('off')
  expect(modal.root.querySelector('.card')?.textContent).not.toContain('MetaMask')
})
