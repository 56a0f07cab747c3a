import { expect, onTestFinished, test } from 'vitest'
import { createEvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import { walletPresets } from '../wallet/walletPresets.js'
import { createApprovalWindow } from './createApprovalWindow.js'

/** A wallet that asks its person, with its window. */
function setUp() {
  const chains = [{ id: 31_337, name: 'Local Chain', rpcUrl: 'http://127.0.0.1:1' }]
  const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains, behaviour: 'ask' })
  onTestFinished(createApprovalWindow(wallet))
  const inside = (selector: string) =>
    document.querySelector('[data-approval-window]')?.shadowRoot?.querySelector<HTMLElement>(selector)
  return { wallet, inside }
}

test('it shows the first question, says how many wait, and goes with the last answer', async () => {
  const { wallet, inside } = setUp()
  const first = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => inside('h2')?.textContent).toBe('Connect this site')
  expect(inside('.count')?.textContent ?? '').toBe('')
  const second = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => inside('.count')?.textContent).toBe('1 of 2')
  inside('button.approve')?.click()
  expect(await first).toEqual([wallet.addresses[0]])
  expect(inside('.count')?.textContent ?? '').toBe('')
  inside('button.reject')?.click()
  await expect(second).rejects.toMatchObject({ code: 4001 })
  expect(document.querySelector('[data-approval-window]')).toBeNull()
})
