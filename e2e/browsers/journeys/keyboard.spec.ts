import { expect, test } from '../test.js'
import { dialog, title } from '../visitor.js'

test('R258: a visitor connects, reads the account and disconnects by keyboard', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.tabTo(/^Connect Wallet$/)
  await visitor.press('Enter')
  await visitor.finds(title('Connect a wallet'))
  expect(await visitor.focused()).toBe('Connect a wallet')
  await visitor.tabTo(/Foxglove/)
  await visitor.press('Enter')
  await visitor.misses(dialog)
  await visitor.fact('status', 'connected')
  await expect.poll(visitor.focused).toMatch(/^Account 0x/)

  await visitor.press('Space')
  await visitor.finds(title('Account'))
  await visitor.tabTo(/^Disconnect$/)
  await visitor.press('Enter')
  await visitor.misses(dialog)
  await visitor.fact('status', 'disconnected')
  await expect.poll(visitor.focused).toBe('Connect Wallet')
})

test('R258: Tab stays inside the modal, and Escape restores the focus', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.tabTo(/^Connect Wallet$/)
  await visitor.press('Enter')
  await visitor.finds(title('Connect a wallet'))
  const passed: string[] = []
  for (let count = 0; count < 3; count++) {
    await visitor.press('Tab')
    passed.push(await visitor.focused())
  }
  // After the last control some browsers move to their own controls, others wrap around.
  expect(passed).toEqual([
    'Close',
    expect.stringMatching(/^Foxglove/),
    expect.stringMatching(/^$|^What is a wallet\?$|^Connect a wallet/),
  ])
  await visitor.click(title('Connect a wallet'))
  await visitor.press('Escape')
  await visitor.misses(dialog)
  await expect.poll(visitor.focused).toBe('Connect Wallet')
})
