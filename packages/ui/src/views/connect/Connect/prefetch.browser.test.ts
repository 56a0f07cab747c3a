import { afterEach, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter } from '../../../fixtures/scriptedAdapter.fixture.js'
import { mainnet, solana } from '../../../fixtures/testNetworks.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { rendered, seesTitle } from '../../../fixtures/visitor.fixture.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

/** A modal whose adapters record when their session code loads. Only the first has a wallet on the page. */
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

test('R253: after the list is painted, loads the session code of adapters with a wallet on the page only', async () => {
  // On a busy machine, the browser mistakes the slow loopback for a 2G connection.
  setConnection({ effectiveType: '4g' })
  const { requested } = await show()
  await expect.poll(() => requested).toEqual(['eip155'])
  await rendered()
  expect(requested).toEqual(['eip155'])
})

test('R251: the list prefetches nothing with save-data', async () => {
  setConnection({ saveData: true })
  const { requested } = await show()
  // The list prefetches after two frames.
  await rendered()
  await rendered()
  expect(requested).toEqual([])
})
