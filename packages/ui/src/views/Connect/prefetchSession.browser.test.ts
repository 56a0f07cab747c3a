import { afterEach, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter } from '../../fixtures/scriptedAdapter.fixture.js'
import { mainnet, solana } from '../../fixtures/testNetworks.fixture.js'
import { foxglove } from '../../fixtures/testWallets.fixture.js'
import { pause, seesTitle } from '../../fixtures/visitor.fixture.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

/** A modal whose adapters note which of them load the code of a session; only the first has a wallet on the page. */
async function show(): Promise<{ readonly modal: TestModal; readonly requested: string[] }> {
  const requested: string[] = []
  const adapters = [
    createScriptedAdapter({ wallets: [foxglove] }),
    createScriptedAdapter({ wallets: [] }, 'solana'),
  ].map(({ factory }) => ({
    ...factory,
    prefetch: async ({ session }: { readonly session: boolean }) => void (session && requested.push(factory.namespace)),
  }))
  const modal = createTestModal({ options: { adapters, networks: [mainnet, solana] } })
  end.push(modal.end)
  modal.core.open()
  await seesTitle(modal.root, 'Connect a wallet')
  return { modal, requested }
}

function setConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  end.push(() => Reflect.deleteProperty(navigator, 'connection'))
}

test('R253: the painted list loads the code of sessions, of adapters with a wallet on the page only', async () => {
  // A busy machine answers so slowly that the browser takes the loopback for a 2G line.
  setConnection({ effectiveType: '4g' })
  const { requested } = await show()
  await expect.poll(() => requested, { timeout: 15_000 }).toEqual(['eip155'])
  await pause(200)
  expect(requested).toEqual(['eip155'])
})

test('R251: for a visitor who saves data the list loads none', async () => {
  setConnection({ saveData: true })
  const { requested } = await show()
  await pause(300)
  expect(requested).toEqual([])
})
