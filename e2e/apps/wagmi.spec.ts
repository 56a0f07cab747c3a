import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import type { Outcome } from '../fixtures/app.js'
import { soon } from '../fixtures/soon.js'
import { createModal } from '../pageObjects/modal.js'
import { createPhoneView } from '../pageObjects/phoneView.js'
import { expect, test } from './appTest.js'

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

    for (const read of ['balance', 'tokens']) await expect(wagmi.fact(read)).not.toHaveText('none')
    const { value: signature } = await wagmi.act('Sign message')
    expect(await verifyMessage({ address, message: 'Hello from wagmi', signature: signature as `0x${string}` })).toBe(
      true,
    )
    expect(await wagmi.act('Sign typed data')).toMatchObject({ value: expect.stringMatching(/^0x[\da-f]{130}$/) })
    const before = BigInt((await wagmi.fact('tokens').textContent()) ?? 0)
    for (const sending of ['Send coins', 'Mint tokens']) {
      const { value: hash } = await wagmi.act(sending)
      await expect(wagmi.fact('receipt')).toHaveText(`success ${hash}`)
    }
    await expect(wagmi.fact('tokens')).toHaveText(String(before + 7n))
    expect(await wagmi.act('Send calls')).toMatchObject({ value: expect.any(String) })

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
