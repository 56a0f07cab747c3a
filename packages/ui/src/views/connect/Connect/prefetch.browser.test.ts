import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../../../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter, type ScriptedWallet } from '../../../fixtures/scriptedAdapter.fixture.js'
import { mainnet, solana } from '../../../fixtures/testNetworks.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { control, eventually, rendered, seesTitle } from '../../../fixtures/visitor.fixture.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

/** A modal whose adapters record when their session code loads. By default, only the first has a wallet on the page. */
async function show(
  wallets: readonly ScriptedWallet[] = [foxglove],
  others: readonly ScriptedWallet[] = [],
): Promise<{ readonly modal: TestModal; readonly requested: string[] }> {
  const requested: string[] = []
  const adapters = [createScriptedAdapter({ wallets }), createScriptedAdapter({ wallets: others }, 'solana')].map(
    ({ factory }) => ({
      ...factory,
      prefetch: async ({ session }: { readonly session: boolean }) =>
        void (session && requested.push(factory.namespace)),
    }),
  )
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

test('the list loads no session code for an embedded wallet, which has a connector in every namespace', async () => {
  setConnection({ effectiveType: '4g' })
  const embedded = { id: 'embedded', name: 'Latch', type: 'AUTH' } as const
  const { requested } = await show([foxglove, embedded], [embedded])
  await expect.poll(() => requested).toEqual(['eip155'])
  await rendered()
  expect(requested).toEqual(['eip155'])
})

describe('the SDK of a wallet', () => {
  /** Two wallets that record when their SDKs load. */
  function createWallets(): { readonly wallets: readonly ScriptedWallet[]; readonly loaded: string[] } {
    const loaded: string[] = []
    const walletOf = (id: string, name: string, loadsWithList?: true): ScriptedWallet => ({
      id,
      name,
      type: 'EXTERNAL',
      ...(loadsWithList ? { loadsWithList } : {}),
      prefetch: async () => void loaded.push(id),
    })
    return { wallets: [walletOf('early', 'Early Bird', true), walletOf('late', 'Late Riser')], loaded }
  }

  test.each(['pointerover', 'focusin'])('loads on %s of its row', async (type) => {
    setConnection({ effectiveType: '4g' })
    const { wallets, loaded } = createWallets()
    const { modal } = await show(wallets)
    const row = await eventually(() => control(modal.root, 'Late Riser'))
    await expect.poll(() => loaded).toEqual(['early'])
    await rendered()
    expect(loaded).toEqual(['early'])
    row.dispatchEvent(new Event(type, { bubbles: true }))
    await expect.poll(() => loaded).toEqual(['early', 'late'])
  })

  test('R251: does not load before a click with save-data', async () => {
    setConnection({ saveData: true })
    const { wallets, loaded } = createWallets()
    const { modal } = await show(wallets)
    const row = await eventually(() => control(modal.root, 'Late Riser'))
    row.focus()
    await rendered()
    await rendered()
    expect(loaded).toEqual([])
  })
})
