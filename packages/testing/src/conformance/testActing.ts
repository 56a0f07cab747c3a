import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { pause, rejectionCode, setConnectedScene, setScene, until } from './scene.js'

export function testActing(setup: ConformanceSetup): void {
  describe('balances and sending', () => {
    test('the balance is the network’s', async () => {
      const scene = await setScene(setup)
      const { adapter, wallet, networks, readBalance } = scene
      for (const network of networks) {
        const address = scene.addressOn?.(network) ?? wallet.addresses[0] ?? ''
        const balance = await adapter.getBalance({ address, network })
        expect(balance.value).toBe(await readBalance(address, network))
        expect(balance).toMatchObject({
          symbol: network.nativeCurrency.symbol,
          decimals: network.nativeCurrency.decimals,
        })
      }
    })

    test('what is sent arrives, and costs the sender', async () => {
      const scene = await setConnectedScene(setup)
      const { session, wallet, networks, send, settle, readBalance, createRecipient, amount = 12_345n } = scene
      const [network] = networks
      const recipient = createRecipient()
      const before = await readBalance(wallet.addresses[0] ?? '', network)
      await settle(await send(session, recipient, amount), network)
      expect(await readBalance(recipient, network)).toBe(amount)
      expect(await readBalance(wallet.addresses[0] ?? '', network)).toBeLessThan(before)
    })

    test('more than there is: a typed error, and nothing moves', async () => {
      const { session, networks, send, readBalance, createRecipient } = await setConnectedScene(setup)
      const recipient = createRecipient()
      await rejectionCode(send(session, recipient, 10n ** 30n))
      expect(await readBalance(recipient, networks[0])).toBe(0n)
    })

    test('addresses are told from other texts', async () => {
      const { adapter, wallet, badAddresses } = await setScene(setup)
      for (const address of [...wallet.addresses, ...wallet.atConnect]) expect(adapter.isAddress(address)).toBe(true)
      for (const address of badAddresses) expect(adapter.isAddress(address), address).toBe(false)
    })
  })

  describe('optional actions', () => {
    test('what the wallet offers is there and works', async () => {
      const { session, networks, optionalActions } = await setConnectedScene(setup)
      for (const { name, call } of optionalActions) {
        await until(() => name in session.actions, `${name} was never offered`)
        await call(session, networks[0])
      }
    })

    test('what the wallet does not offer is absent, or goes once the wallet says so', async () => {
      const scene = await setScene(setup)
      for (const { name, createWalletWithout, call } of scene.optionalActions) {
        const wallet = createWalletWithout()
        wallet.appear()
        const session = await (await scene.find(wallet)).connect({ network: scene.networks[0] })
        await pause(50)
        const calling = call(session, scene.networks[0])
        if (calling) expect(await rejectionCode(calling), name).toBe('METHOD_NOT_SUPPORTED')
        expect(name in session.actions, name).toBe(false)
      }
    })
  })
}
