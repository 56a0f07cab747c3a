import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import type { Outcome } from '../fixtures/app.js'
import { scanCode } from '../fixtures/scanCode.js'
import { soon } from '../fixtures/soon.js'
import { expect, test } from '../fixtures/test.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

/** The panel of the kit or of wagmi. */
function createSide(page: Page, name: 'kit' | 'wagmi') {
  const section = page.getByRole('region', { name, exact: true })
  return {
    fact: (id: string) => section.getByTestId(id),
    async act(button: string): Promise<Outcome> {
      await section.getByRole('button', { name: button, exact: true }).click()
      const result = section.getByTestId('result')
      await soon((once) => expect(result).not.toBeEmpty(once))
      return JSON.parse((await result.textContent()) ?? '{}') as Outcome
    },
  }
}

test('a visitor connects in the modal, and every hook of wagmi works', async ({ app }) => {
  const kit = createSide(app.page, 'kit')
  const wagmi = createSide(app.page, 'wagmi')
  await app.open('wagmi/')
  await expect(wagmi.fact('status')).toHaveText('disconnected')
  const address = await app.connect()
  for (const side of [kit, wagmi]) {
    await expect(side.fact('status')).toHaveText('connected')
    await expect(side.fact('address')).toHaveText(address)
    await expect(side.fact('chain id')).toHaveText('31337')
  }
  await expect(wagmi.fact('connections')).toHaveText('1')
  await expect(wagmi.fact('balance')).not.toHaveText('none')
  const { value: signature } = await wagmi.act('Sign message')
  expect(await verifyMessage({ address, message: 'Hello from wagmi', signature: signature as `0x${string}` })).toBe(
    true,
  )
  expect(await wagmi.act('Sign typed data')).toMatchObject({ value: expect.stringMatching(/^0x[\da-f]{130}$/) })
  expect(await wagmi.act('Send coins')).toEqual({ value: 'success' })
  expect(await wagmi.act('Mint tokens')).toEqual({ value: 'success' })
  await expect(wagmi.fact('tokens')).toHaveText('7')
  expect(await wagmi.act('Send calls')).toMatchObject({ value: expect.any(String) })

  expect(await wagmi.act('Switch to the second chain')).toEqual({ value: 31338 })
  for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31338')
  await expect(wagmi.fact('config chain id')).toHaveText('31338')
  await kit.act('Switch to the first chain')
  for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31337')

  await app.page.reload()
  for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
  await expect(wagmi.fact('seen')).toHaveText('false connecting, true connected')
  expect(await wagmi.act('Sign message')).toMatchObject({ value: expect.any(String) })
  await wagmi.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  const connecting = wagmi.act('Connect it')
  await app.modal.row('Foxglove').click()
  expect(await connecting).toEqual({ value: [address] })
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('connected')
  await kit.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  const declined = wagmi.act('Connect on the second chain')
  await app.modal.closeButton.click()
  expect(await declined).toMatchObject({ code: 4001 })
  const again = wagmi.act('Connect on the second chain')
  await app.modal.row('Foxglove').click()
  expect(await again).toEqual({ value: 31338 })
})

test.describe('a wallet on a phone', () => {
  test.use({ setup: { services: ['relay'], networks: ['local', 'second'] } })

  test('connects, signs, switches, stays connected over a reload, and disconnects', async ({ app, phone }) => {
    const kit = createSide(app.page, 'kit')
    const wagmi = createSide(app.page, 'wagmi')
    await app.open('wagmi/')
    await createPhoneView(app).open()
    await scanCode(app, phone)
    const address = String(await kit.fact('address').textContent())
    expect(address).toMatch(/^0x/)
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
    expect(await wagmi.act('Sign message')).toMatchObject({ value: expect.any(String) })
    expect(await wagmi.act('Send coins')).toEqual({ value: 'success' })
    expect(await wagmi.act('Switch to the second chain')).toEqual({ value: 31338 })
    for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31338')
    await app.page.reload()
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
    await expect(wagmi.fact('chain id')).toHaveText('31338')
    expect(await wagmi.act('Sign message')).toMatchObject({ value: expect.any(String) })
    await wagmi.act('Disconnect it')
    for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
    expect(phone.sessions()).toEqual([])
  })
})
