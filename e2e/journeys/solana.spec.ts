import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'
import { describeKind } from '../kinds/describeKind.js'
import { solana } from '../kinds/solana.js'

describeKind(solana)

test.describe('the library of the chain', () => {
  test.use({ setup: { networks: [], others: { solana: ['local', 'second'] }, wallets: [solana.wallet] } })

  test('Solana §5: returns a Connection of @solana/web3.js for the active network; the library loads on demand', async ({
    app,
    recorder,
    otherChains,
  }) => {
    const { second, ...local } = await otherChains.solana()
    const library = builtFilesWith(/node_modules\/@solana\/web3\.js\//)
    const isLoaded = () => recorder.requests().some((request) => library.some((file) => request.endsWith(file)))
    expect(library).not.toEqual([])
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    expect(isLoaded()).toBe(false)
    const kit = await app.kit()
    type Connection = { readonly rpcEndpoint: string; getSlot(): Promise<number> }
    const ask = () =>
      kit.evaluate(async (it) => {
        const connection = await it.createChainClient<Connection>('solana')
        return { at: connection?.rpcEndpoint, slot: await connection?.getSlot() }
      })
    expect(await ask()).toEqual({ at: local.rpcUrl, slot: expect.any(Number) })
    expect(isLoaded()).toBe(true)
    await app.networkButton.click()
    await app.modal.row(solana.networks[1]).click()
    await app.modal.isGone()
    expect(await ask()).toEqual({ at: second.rpcUrl, slot: expect.any(Number) })
  })
})
