import type { Session, SessionEvent } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { setUp } from '../../test/connectWith.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, bob, createScriptedWallet, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)

describe('restore', () => {
  test('sends only eth_accounts and eth_chainId, which never prompt', async () => {
    const { wallet, connector, clock } = setUp()
    wallet.accounts = [alice, bob]
    const session = await (await connector()).restore?.({ network: createNetwork(10, []) })
    expect(session?.accounts.map(({ address }) => address)).toEqual([alice, bob])
    await settle(clock)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('R197b: a locked wallet opens no window before the app reads the actions', async () => {
    let windows = 0
    const unlock = () => {
      windows++
      return {}
    }
    const quirky = createScriptedWallet({ wallet_getCapabilities: unlock, wallet_getPermissions: unlock })
    const { wallet, connector, clock } = setUp(quirky)
    wallet.accounts = [alice]
    const session = (await (await connector()).restore?.()) as Session<'eip155'>
    const events: SessionEvent[] = []
    session.watch((event) => events.push(event))
    await settle(clock)
    expect(windows).toBe(0)
    expect(session.actions.sendCalls).toBeUndefined()
    await settle(clock)
    expect(session.actions.sendCalls).toBeDefined()
    expect(events).toEqual([{ type: 'actionsChanged' }])
    expect(windows).toBe(2)
  })

  test.each([[[]], [['']], [null]])('returns undefined for the accounts %j', async (accounts) => {
    const { wallet, connector } = setUp()
    wallet.accounts = accounts
    expect(await (await connector()).restore?.()).toBeUndefined()
  })

  test('returns undefined for a 4100 error', async () => {
    const unauthorized = () => {
      throw walletError(4100)
    }
    const { connector } = setUp(createScriptedWallet({ eth_accounts: unauthorized }))
    expect(await (await connector()).restore?.()).toBeUndefined()
  })

  test('FI19: rejects with "Unlock your wallet" if the wallet reports that it is locked', async () => {
    const { wallet, connector } = setUp()
    Object.assign(wallet, { _metamask: { isUnlocked: async () => false } })
    wallet.accounts = []
    await expect((await connector()).restore?.()).rejects.toThrow('Unlock your wallet')
  })

  test.each(['eth_accounts', 'eth_chainId'])(
    'FI19: times out with "Unlock your wallet" after 5 s without a response to %s',
    async (method) => {
      const { wallet, connector, clock } = setUp(createScriptedWallet({ [method]: never }))
      const restored = expect((await connector()).restore?.()).rejects.toThrow('Unlock your wallet')
      await settle(clock)
      await clock.advance(5_000)
      await restored
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test('FI19: restores after the wallet is unlocked', async () => {
    const { wallet, connector } = setUp()
    wallet.accounts = []
    const found = await connector()
    expect(await found.restore?.()).toBeUndefined()
    const unlocked = new Promise<void>((resolve) => found.watchUnlock?.(resolve))
    wallet.accounts = [alice]
    wallet.emit('accountsChanged', [alice])
    await unlocked
    expect((await found.restore?.())?.accounts[0]?.address).toBe(alice)
  })

  test('a wallet that fails rejects with a typed error', async () => {
    const { connector } = setUp(
      createScriptedWallet({
        eth_accounts: () => {
          throw new Error('Extension context invalidated.')
        },
      }),
    )
    await expect((await connector()).restore?.()).rejects.toThrow(code('EXTENSION_INVALIDATED'))
  })
})
