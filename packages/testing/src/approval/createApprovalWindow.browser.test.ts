import { expect, onTestFinished, test } from 'vitest'
import { createPromptList } from '../wallet/base/promptList.js'
import { createEvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import { walletPresets } from '../wallet/walletPresets.js'
import { createApprovalWindow } from './createApprovalWindow.js'

/** Creates a wallet that prompts its user in an approval window. */
function setUp() {
  const chains = [{ id: 31_337, name: 'Local Chain', rpcUrl: 'http://127.0.0.1:1' }]
  const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains, behaviour: 'ask' })
  onTestFinished(createApprovalWindow(wallet))
  const inside = (selector: string) =>
    document.querySelector('[data-approval-window]')?.shadowRoot?.querySelector<HTMLElement>(selector)
  return { wallet, inside }
}

test('shows the first request and the number of pending ones, and closes after the last decision', async () => {
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

/** Creates a prompt list with its approval window, for prompts of any namespace. */
function setUpPrompts() {
  const prompts = createPromptList()
  const wallet = { name: 'Bank', icon: 'data:image/png;base64,', accent: '#204060', watchPrompts: prompts.watch }
  onTestFinished(createApprovalWindow(wallet))
  const root = () => document.querySelector('[data-approval-window]')?.shadowRoot
  const texts = (selector: string) => [...(root()?.querySelectorAll(selector) ?? [])].map((found) => found.textContent)
  const press = (selector: string) => root()?.querySelector<HTMLElement>(selector)?.click()
  return { prompts, root, texts, press }
}

test('shows the lines of each part of a transaction on any chain, with amounts in coins and a warning', async () => {
  const { prompts, texts, press } = setUpPrompts()
  const asked = prompts.ask(
    {
      kind: 'transaction',
      account: 'sender',
      network: 'Some Chain',
      caution: 'It cannot be taken back.',
      sends: false,
      parts: [
        { title: 'Transaction 1', lines: [{ label: 'Amount', value: '0.00012345 BTC', kind: 'amount' }] },
        { lines: [{ label: 'To', value: '<b>nobody</b>', kind: 'address' }] },
      ],
    },
    'sign',
    'https://app.example',
  )
  expect(texts('h2')).toEqual(['Sign the transaction'])
  expect(texts('dt')).toEqual(['Network', 'From', 'Amount', 'To'])
  expect(texts('dd')).toEqual(['Some Chain', 'sender', '0.00012345 BTC', '<b>nobody</b>'])
  expect(texts('dd.amount')).toEqual(['0.00012345 BTC'])
  expect(texts('.part')).toEqual(['Transaction 1'])
  expect(texts('.caution')).toEqual(['It cannot be taken back.'])
  press('button.approve')
  expect(await asked).toEqual({})
})

test("lists accounts by the wallet's names for them, and ticks those that the wallet preselects", async () => {
  const { prompts, texts, press } = setUpPrompts()
  const accounts = [
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
  ]
  const question = { kind: 'connect', accounts, selected: 0, names: ['Alice', 'Bob'], ticked: [0, 1] } as const
  const asked = prompts.ask(question, 'enable', 'https://app.example')
  expect(texts('.who b')).toEqual(['Alice', 'Bob'])
  press('button.approve')
  expect(await asked).toEqual({ accounts: [0, 1] })
})
