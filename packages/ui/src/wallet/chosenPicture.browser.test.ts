import { afterEach, expect, test } from 'vitest'
import { showList } from '../fixtures/showList.fixture.js'
import { walletConnect } from '../fixtures/testWallets.fixture.js'
import { eventually, press } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

test('R221: a listed wallet that the visitor chose and connected keeps its picture, and the account shows it', async () => {
  let approve: () => void = () => undefined
  const approved = new Promise<'approve'>((resolve) => {
    approve = () => resolve('approve')
  })
  const wallet = { ...walletConnect, name: 'AMBER Wallet', connect: () => approved }
  const { core, root } = await showList(undo, { script: { wallets: [wallet] } })
  await eventually(() => expect(root.textContent).toContain('Amber Wallet'))
  await press(root, 'Amber Wallet')
  await eventually(() => expect(core.connection.isAsking('eip155')).toBe(true))
  approve()
  const account = () => core.accounts.getConnected('eip155')
  await eventually(() => expect(account()).toBeDefined())
  expect(core.ports.storage?.getItem('@latchkey/connections/eip155')).toContain('"imageId":"image-0"')

  const url = URL.createObjectURL(new Blob(['<svg/>'], { type: 'image/png' }))
  undo.push(() => URL.revokeObjectURL(url))
  const connected = account() ?? expect.unreachable()
  core.accounts.setConnected('eip155', { ...connected, wallet: { ...connected.wallet, icon: url } })
  core.open({ view: 'Account' })
  await eventually(() => expect(root.querySelector(`.footer img[src="${url}"]`)).not.toBeNull())
})
