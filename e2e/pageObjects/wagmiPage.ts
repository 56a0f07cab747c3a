import { expect, type Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import type { Outcome } from '../fixtures/app.js'
import { soon } from '../fixtures/soon.js'

/** Creates a panel of the page `wagmi/`: that of the kit, of wagmi, or of the renders of both. */
export function createSide(page: Page, name: 'kit' | 'wagmi' | 'sync') {
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

/** Reads, signs, and sends with the hooks of wagmi. */
export async function tryEveryHook(wagmi: ReturnType<typeof createSide>, address: `0x${string}`): Promise<void> {
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
}
