import { createModal } from '../pageObjects/modal.js'
import { createPhoneView } from '../pageObjects/phoneView.js'
import { createSide, tryEveryHook } from '../pageObjects/wagmiPage.js'
import { expect, test } from './appTest.js'

for (const kind of ['an installed wallet', 'a wallet on a phone']) {
  test(`every hook of wagmi works with ${kind}, and both sides follow each other`, async ({ page, wallets, phone }) => {
    const [first, second] = [1, 31_337]
    const kit = createSide(page, 'kit')
    const wagmi = createSide(page, 'wagmi')
    const modal = createModal(page)
    const button = page.locator('appkit-button').getByRole('button')
    const { foxglove } = await wallets.add({ foxglove: { chainId: first } })
    await page.goto('/hooks')
    await expect(wagmi.fact('status')).toHaveText('disconnected')
    await button.click()
    if (kind === 'an installed wallet') await modal.row('Foxglove').click()
    else {
      await modal.row('WalletConnect').click()
      await phone.scan(createPhoneView({ button, modal }).code)
    }
    for (const side of [kit, wagmi]) {
      await expect(side.fact('status')).toHaveText('connected')
      await expect(side.fact('chain id')).toHaveText(String(first))
    }
    const address = (await kit.fact('address').textContent()) as `0x${string}`
    if (kind === 'an installed wallet') expect(address).toBe(foxglove.addresses[0])

    await tryEveryHook(wagmi, address)

    expect(await wagmi.act('Switch to the second chain')).toEqual({ value: second })
    for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText(String(second))
    await kit.act('Switch to the first chain')
    for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText(String(first))
    await page.reload()
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
    await wagmi.act('Disconnect it')
    for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
    await page.reload()
    for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  })
}

test('a cookie of a connection that has ended connects neither side, and nothing fails', async ({ page, wallets }) => {
  const kit = createSide(page, 'kit')
  const wagmi = createSide(page, 'wagmi')
  const modal = createModal(page)
  const { foxglove } = await wallets.add({ foxglove: { chainId: 1 } })
  await page.goto('/hooks')
  async function connect(): Promise<void> {
    await page.locator('appkit-button').getByRole('button').click()
    await modal.row('Foxglove').click()
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(foxglove.addresses[0] ?? '')
  }
  await connect()
  // Only the cookie remains.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  expect(await wagmi.act('Disconnect it')).toEqual({})
  await connect()
  await wagmi.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
})
