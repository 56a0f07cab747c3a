import type { Connector } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import type { Eip155AdapterOptions, SafeSdk } from '../context/options.js'
import * as external from './external.js'

const code = (value: string) => expect.objectContaining({ code: value })

/**
 * Creates SDKs shaped like the real packages, over scripted providers. options.test-d.ts compares the shapes with the
 * packages.
 */
function createSdks(provider: ScriptedWallet & { disconnect?(): Promise<void> } = createScriptedWallet()) {
  const loads: string[] = []
  const made: unknown[] = []
  const make = (parameters: unknown) => {
    made.push(parameters)
    return { getProvider: () => provider }
  }
  const options: Eip155AdapterOptions = {
    coinbase: async () => {
      loads.push('coinbase')
      return { createCoinbaseWalletSDK: make }
    },
    baseAccount: async () => {
      loads.push('baseAccount')
      return { createBaseAccountSDK: make }
    },
  }
  return { loads, made, options, provider }
}

function discovered(options: Eip155AdapterOptions, window = createFakePage()) {
  const clock = createFakeClock()
  const adapter = createAdapter(
    createAdapterContext({ window, clock, networks: [createNetwork(10, [])] }),
    options,
    external,
  )
  let list: readonly Connector[] = []
  adapter.discover((connectors) => {
    list = connectors
  })
  return { clock, adapter, list: () => list, find: (id: string) => list.find((connector) => connector.id === id) }
}

describe('Coinbase Wallet and Base Account', () => {
  test.each(['coinbaseWallet', 'baseAccount'])(
    '%s loads its SDK once, when it is selected, with telemetry off',
    async (id) => {
      const { loads, made, options } = createSdks()
      const { find } = discovered(options)
      expect(find(id)).toMatchObject({ type: 'EXTERNAL', chain: 'eip155' })
      expect(loads).toEqual([])
      const session = await find(id)?.connect()
      expect(session).toMatchObject({ connectorId: id, connectorType: 'EXTERNAL', accounts: [{ address: alice }] })
      await find(id)?.restore?.()
      expect(loads).toHaveLength(1)
      expect(made).toMatchObject([
        { appName: 'Test', appLogoUrl: null, appChainIds: [10], preference: { telemetry: false } },
      ])
    },
  )

  test('R349: a prefetch loads the SDK, and connecting then loads nothing', async () => {
    const { loads, made, options, provider } = createSdks()
    const connector = discovered(options).find('coinbaseWallet')
    expect(connector?.loadsWithList).toBe(true)
    await connector?.prefetch?.()
    expect([loads, made.length, provider.methods()]).toEqual([['coinbase'], 1, []])
    await connector?.connect()
    expect([loads, made.length]).toEqual([['coinbase'], 1])
  })

  test('passes the kit’s preference to the Coinbase SDK', async () => {
    const { made, options } = createSdks()
    await discovered(options).find('coinbaseWallet')?.connect()
    expect(made).toMatchObject([{ preference: { options: 'all' } }])
  })

  test('disconnecting ends the session of the SDK', async () => {
    let ended = 0
    const provider = Object.assign(createScriptedWallet(), { disconnect: async () => void ended++ })
    const session = await discovered(createSdks(provider).options).find('coinbaseWallet')?.connect()
    await session?.disconnect()
    expect(ended).toBe(1)
    expect(provider.methods()).not.toContain('wallet_revokePermissions')
  })

  test('FI30: an SDK that fails to load rejects with a typed error, and the next attempt loads it again', async () => {
    let tries = 0
    const { options } = createSdks()
    const { find } = discovered({
      coinbase: () =>
        tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : (options.coinbase?.() ?? Promise.reject()),
    })
    await expect(find('coinbaseWallet')?.connect()).rejects.toThrow(code('VIEW_LOAD_FAILED'))
    expect((await find('coinbaseWallet')?.connect())?.accounts).toHaveLength(1)
  })

  test('an SDK without a valid provider rejects with a typed error', async () => {
    const { find } = discovered({
      baseAccount: async () => ({ createBaseAccountSDK: () => ({ getProvider: () => ({}) }) }),
    })
    await expect(find('baseAccount')?.connect()).rejects.toThrow(code('CONNECTOR_NOT_FOUND'))
  })

  test('an abort while the SDK loads rejects immediately', async () => {
    const { find } = discovered({ baseAccount: () => new Promise(() => undefined) })
    const end = new AbortController()
    const session = expect(find('baseAccount')?.connect({ signal: end.signal })).rejects.toThrow(code('ABORTED'))
    await settle()
    end.abort()
    await session
  })
})

describe('Safe', () => {
  const sdk = (getInfo: () => Promise<unknown>, provider: ScriptedWallet = createScriptedWallet()): SafeSdk => ({
    SafeAppsSDK: class {
      readonly safe = { getInfo }
    },
    SafeAppProvider: class {
      request = provider.request.bind(provider)
    },
  })
  const inFrame = () => Object.assign(createFakePage(), { parent: new EventTarget() })

  test('loads nothing outside an iframe', async () => {
    let loads = 0
    const { clock, list } = discovered({
      safe: async () => {
        loads++
        return sdk(async () => ({}))
      },
    })
    await settle(clock)
    expect(loads).toBe(0)
    expect(list()).toEqual([])
  })

  test('appears inside a Safe, connects, and restores without a prompt', async () => {
    const { clock, find } = discovered(
      { safe: async () => sdk(async () => ({ safeAddress: alice, chainId: 1 })) },
      inFrame(),
    )
    await settle(clock)
    await clock.advance(16)
    expect(find('safe')).toMatchObject({ type: 'EXTERNAL', name: 'Safe' })
    expect((await find('safe')?.restore?.())?.accounts[0]?.address).toBe(alice)
    expect((await find('safe')?.connect())?.networkId).toBe('eip155:1')
  })

  test('R159: accepts only the origin of Safe{Wallet} by default, and other origins on request', async () => {
    const allowed = async (options: Eip155AdapterOptions) => {
      let domains: RegExp[] | undefined
      class SafeAppsSDK {
        readonly safe = { getInfo: async () => ({}) }
        constructor(given?: { allowedDomains?: RegExp[] }) {
          domains = given?.allowedDomains
        }
      }
      const { clock } = discovered(
        { ...options, safe: async () => ({ ...sdk(async () => ({})), SafeAppsSDK }) },
        inFrame(),
      )
      await settle(clock)
      return (origin: string) => domains?.some((domain) => domain.test(origin))
    }
    const byDefault = await allowed({})
    expect(byDefault('https://app.safe.global')).toBe(true)
    for (const origin of [
      'http://app.safe.global',
      'https://app.safe.global.evil.example',
      'https://evil.example/https://app.safe.global',
      'https://appxsafe.global',
      'https://evil.example',
    ])
      expect(byDefault(origin)).toBe(false)
    const named = await allowed({ safeOrigins: [/^https:\/\/safe\.example$/] })
    expect([named('https://safe.example'), named('https://app.safe.global')]).toEqual([true, false])
  })

  test('never appears inside an iframe that is not a Safe', async () => {
    for (const getInfo of [() => new Promise(() => undefined), () => Promise.reject(new Error('no'))]) {
      const { clock, list } = discovered({ safe: async () => sdk(getInfo) }, inFrame())
      await settle(clock)
      await clock.advance(10_000)
      expect(list()).toEqual([])
      expect(clock.timerCount()).toBe(0)
    }
  })

  test('does not appear after the adapter was destroyed', async () => {
    const { clock, adapter, list } = discovered({ safe: async () => sdk(async () => ({})) }, inFrame())
    adapter.destroy()
    await settle(clock)
    await clock.advance(100)
    expect(list()).toEqual([])
  })
})
