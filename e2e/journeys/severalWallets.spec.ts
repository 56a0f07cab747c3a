import { verifyMessage } from 'viem'
import type { Outcome } from '../fixtures/app.js'
import { soon } from '../fixtures/soon.js'
import { expect, test } from '../fixtures/test.js'

test.use({
  setup: { wallets: [{ preset: 'foxglove' }, { preset: 'arcWallet' }], options: { features: { multiWallet: true } } },
})

test('two wallets stay connected, and the modal, the kit and wagmi agree about them', async ({ app }) => {
  const { modal, page } = app
  const sides = ['kit', 'wagmi'] as const
  const section = (side: (typeof sides)[number]) =>
    page.getByRole('region', { name: `wallets of ${side === 'kit' ? 'the kit' : 'wagmi'}` })
  async function act(side: (typeof sides)[number], button: string): Promise<Outcome> {
    await section(side).getByRole('button', { name: button, exact: true }).click()
    const result = section(side).getByTestId('result')
    await soon((once) => expect(result).not.toBeEmpty(once))
    return JSON.parse((await result.textContent()) ?? '{}') as Outcome
  }
  async function agree(wallets: string, active: string): Promise<void> {
    for (const side of sides) {
      await expect(section(side).getByTestId('wallets')).toHaveText(wallets)
      await expect(section(side).getByTestId('active')).toHaveText(active)
    }
    await expect(page.getByRole('region', { name: 'kit', exact: true }).getByTestId('address')).toHaveText(
      active.slice(-42),
    )
  }

  await app.open('wagmi/')
  const foxglove = `Foxglove ${await app.connect()}`
  await agree('Foxglove', foxglove)
  await app.button.click()
  await modal.dialog.getByRole('tab', { name: 'Wallets' }).click()
  await modal.dialog.getByRole('button', { name: 'Add wallet' }).click()
  await modal.row('Arc Wallet').click()
  await modal.isGone()
  const [address = '0x'] = await app.wallet('Arc Wallet').addresses()
  const arc = `Arc Wallet ${address}`
  await agree('Foxglove, Arc Wallet', arc)

  await act('wagmi', 'Switch wallet')
  await agree('Foxglove, Arc Wallet', foxglove)
  await act('kit', 'Switch wallet')
  await agree('Foxglove, Arc Wallet', arc)
  await app.button.click()
  await modal.dialog.getByRole('tab', { name: 'Wallets' }).click()
  await modal.dialog.getByRole('button', { name: 'Foxglove' }).first().click()
  await agree('Foxglove, Arc Wallet', foxglove)
  await modal.closeButton.click()
  const { value: signature } = await act('wagmi', 'Sign with the other wallet')
  expect(await verifyMessage({ address, message: 'Other', signature: signature as `0x${string}` })).toBe(true)

  await page.reload()
  await expect(section('wagmi').getByTestId('wallets')).toContainText(', ')
  await agree((await section('kit').getByTestId('wallets').textContent()) ?? '', foxglove)
  await act('wagmi', 'Disconnect the other wallet')
  await agree('Foxglove', foxglove)
  await act('kit', 'Disconnect the active wallet')
  await expect(app.button).toHaveText('Connect Wallet')
})
