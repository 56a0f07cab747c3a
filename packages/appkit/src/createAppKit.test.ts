import { createFakeStorage, settle } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.js'
import { createAppKit } from './createAppKit.js'
import { base, mainnet } from './exports/networks.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

function createKit(...given: Parameters<typeof createTestKit>) {
  const world = createTestKit(...given)
  end.push(world.end)
  return world
}

describe('an instance before a visitor acts', () => {
  test('returns values from its options without loading core', () => {
    const { kit } = createKit({ defaultNetwork: base, themeMode: 'dark' })
    expect(kit.getAccount()).toMatchObject({ isConnected: false, status: 'disconnected', allAccounts: [] })
    expect([kit.getAddress(), kit.getCaipAddress(), kit.getWalletInfo(), kit.getProvider('eip155')]).toEqual(
      Array(4).fill(undefined),
    )
    expect([kit.getChainId(), kit.getCaipNetworkId(), kit.getActiveChainNamespace()]).toEqual([
      8453,
      'eip155:8453',
      'eip155',
    ])
    expect(kit.getCaipNetworks().map(({ id }) => id)).toEqual([1, 8453])
    expect(kit.getCaipNetworks('solana')).toEqual([])
    expect(kit.getApprovedCaipNetworkIds()).toEqual([])
    expect([kit.getThemeMode(), kit.isOpen(), kit.getIsConnectedState(), kit.isTransactionStackEmpty()]).toEqual([
      'dark',
      false,
      false,
      true,
    ])
    expect(kit.getEvent()).toEqual({ timestamp: 0, data: undefined })
    expect(kit.core).toBeUndefined()
  })

  test('applies changes made before core has loaded', async () => {
    const { kit } = createKit()
    const themes: unknown[] = []
    const stop = kit.subscribeTheme((theme) => themes.push(theme))
    kit.setThemeMode('dark')
    kit.setThemeVariables({ '--latchkey-accent': '#111' })
    kit.setThemeVariables({ '--latchkey-z-index': 7 })
    kit.updateFeatures({ legalCheckbox: true })
    kit.setTermsConditionsUrl('https://app.example/terms')
    kit.setPrivacyPolicyUrl('https://app.example/privacy')
    kit.updateOptions({ locale: 'ar' })
    kit.showErrorMessage('Kept until it can be shown')
    const core = await kit.load()
    expect(core.theme.state).toMatchObject({
      mode: 'dark',
      variables: { '--latchkey-accent': '#111', '--latchkey-z-index': 7 },
    })
    expect(core.options.state.current).toMatchObject({
      locale: 'ar',
      termsConditionsUrl: 'https://app.example/terms',
      privacyPolicyUrl: 'https://app.example/privacy',
      features: { legalCheckbox: true, swaps: true },
    })
    expect(core.snackbar.state).toMatchObject({ open: true, variant: 'error', message: 'Kept until it can be shown' })
    expect(themes.length).toBeGreaterThan(0)
    stop()
  })

  test('§5: createAppKit throws for invalid options', () => {
    expect(() => createKit({ siweConfig: {}, siwx: {} } as never)).toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
    expect(() => createAppKit({ networks: [] } as never)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  })

  test.each(['siwx', 'siweConfig'])('R185: %s throws without its methods', (name) => {
    expect(() => createKit({ [name]: {} })).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  })

  test('R187: setters throw for invalid values before core has loaded', () => {
    const { kit } = createKit({ themeMode: 'dark' })
    const invalid = expect.objectContaining({ code: 'INVALID_OPTIONS' })
    expect(() => kit.setThemeMode('blue' as never)).toThrow(invalid)
    expect(() => kit.setThemeVariables({ '--latchkey-accent': [] } as never)).toThrow(invalid)
    expect(() => kit.updateFeatures({ connectorTypeOrder: 'x' } as never)).toThrow(invalid)
    expect(() => kit.updateOptions({ projectId: 'other' } as never)).toThrow(invalid)
    expect(() => kit.setTermsConditionsUrl(7 as never)).toThrow(invalid)
    expect(kit.getThemeMode()).toBe('dark')
    expect(kit.getThemeVariables()).toEqual({})
    expect(kit.lazyCore.state.rawOptions.projectId).not.toBe('other')
  })

  test('§5: addNetwork and removeNetwork reject without an adapter for the namespace', async () => {
    const { kit } = createKit()
    await expect(kit.addNetwork('solana', mainnet)).rejects.toMatchObject({ shortMessage: 'Adapter not found' })
    await expect(kit.removeNetwork('solana', 1)).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
    await kit.addNetwork('eip155', { ...mainnet, id: 99, caipNetworkId: 'eip155:99', name: 'Mine' })
    expect(kit.getCaipNetworks().map(({ name }) => name)).toContain('Mine')
    await kit.removeNetwork('eip155', 99)
    expect(kit.getCaipNetworks()).toHaveLength(2)
  })

  test('§5: switching to an unknown network rejects with a typed error and raises an alert', async () => {
    const { kit } = createKit()
    await expect(kit.switchNetwork(424_242)).rejects.toMatchObject({ shortMessage: 'Network Not Found' })
    expect(kit.core?.alert.state).toMatchObject({ open: true, code: 'NETWORK_NOT_FOUND' })
    await kit.switchNetwork(base)
    expect(kit.getChainId()).toBe(8453)
  })

  test('FI29: all callbacks are called even if one of them throws', async () => {
    const { kit } = createKit()
    const others = process.listeners('uncaughtException')
    const caught: unknown[] = []
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', (error) => caught.push(error))
    try {
      const heard: unknown[] = []
      kit.subscribeTheme(() => {
        throw new Error('of the app')
      })
      kit.subscribeTheme(({ themeMode }) => heard.push(themeMode))
      kit.setThemeMode('dark')
      await settle()
      expect(heard).toEqual(['dark'])
      expect(caught).toEqual([expect.objectContaining({ message: 'of the app' })])
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const listener of others) process.on('uncaughtException', listener)
    }
  })

  test('R196: on a server, opening the modal and connecting reject', async () => {
    const { kit } = createKit()
    await expect(kit.open()).rejects.toMatchObject({ code: 'PAGE_MISSING' })
    await expect(kit.connect()).rejects.toMatchObject({ code: 'PAGE_MISSING' })
    expect(kit.core?.options.state.current.framework).toBe('html')
  })

  test('L7: the methods of an instance destroyed before, during or after loading reject', async () => {
    const before = createKit()
    before.kit.destroy()
    await expect(before.kit.load()).rejects.toMatchObject({ code: 'DESTROYED' })
    const during = createKit()
    const loading = during.kit.load()
    during.kit.destroy()
    await expect(loading).rejects.toMatchObject({ code: 'DESTROYED' })
    const after = createKit({}, createFakeStorage())
    await after.kit.load()
    after.kit.destroy()
    await expect(after.kit.connect()).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(after.kit.fetchBalance()).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(after.kit.prefetch()).resolves.toBeUndefined()
  })
})
