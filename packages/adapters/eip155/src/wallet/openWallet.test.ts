import { createError, errors } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { setUp } from '../../test/connectWith.js'
import { alice, createScriptedWallet, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)

describe('one prompt', () => {
  const slow = () => {
    const approvals: ((accounts: unknown) => void)[] = []
    const wallet = createScriptedWallet({
      eth_requestAccounts: () => {
        if (approvals.length > 0) throw walletError(-32002, 'already pending')
        return new Promise((resolve) => approvals.push(resolve))
      },
    })
    return { wallet, approve: () => approvals[0]?.([alice]) }
  }

  test('FI18: two concurrent connects send one request and both connect', async () => {
    const { wallet, approve } = slow()
    const { connector, clock } = setUp(wallet)
    const found = await connector()
    const both = Promise.all([found.connect(), found.connect()])
    await settle(clock)
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
    approve()
    expect((await both).map(({ accounts }) => accounts[0]?.address)).toEqual([alice, alice])
  })

  test('FI21: after an aborted attempt, the result of its open window connects the next one', async () => {
    const { wallet, approve } = slow()
    const { connector, clock } = setUp(wallet)
    const found = await connector()
    const end = new AbortController()
    const first = expect(found.connect({ signal: end.signal })).rejects.toThrow(code('ABORTED'))
    await settle(clock)
    end.abort()
    await first
    const second = found.connect()
    await settle(clock)
    const third = found.connect()
    await settle(clock)
    approve()
    expect((await second).accounts[0]?.address).toBe(alice)
    expect((await third).accounts[0]?.address).toBe(alice)
  })

  test('FI21: rejects with REQUEST_PENDING while a window is open that this page did not open', async () => {
    const { connector } = setUp(
      createScriptedWallet({
        eth_requestAccounts: () => {
          throw walletError(-32002)
        },
      }),
    )
    await expect((await connector()).connect()).rejects.toThrow('A request is already open in your wallet')
  })

  test('sends a new request after the wallet closed its window without a response', async () => {
    let windows = 0
    const { connector, clock } = setUp(
      createScriptedWallet({ eth_requestAccounts: () => (windows++ === 0 ? never() : [alice]) }),
    )
    const found = await connector()
    const end = new AbortController()
    const first = expect(found.connect({ signal: end.signal })).rejects.toThrow()
    await settle(clock)
    end.abort(createError(errors.MODAL_CLOSED))
    await first
    expect((await found.connect()).accounts[0]?.address).toBe(alice)
    expect(windows).toBe(2)
  })
})
