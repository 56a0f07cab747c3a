import { createFakeLogger } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createAppKit as createSeparate } from '../exports/appkit/index.js'
import { base, mainnet } from '../exports/appkit/networks.js'
import * as react from '../exports/appkit/react.js'
import { createAppKitWalletButton } from '../exports/wallet-button/index.js'

const settings = { ports: { logger: createFakeLogger() } }

afterEach(() => react.modal?.destroy())

test('createAppKit of /react returns the same instance until it is destroyed', () => {
  expect(react.modal).toBeUndefined()
  const first = react.createAppKit({ networks: [mainnet] }, settings)
  expect(react.modal).toBe(first)
  expect(react.createAppKit({ networks: [base] }, settings)).toBe(first)
  expect(first.getCaipNetworks().map(({ id }) => id)).toEqual([1])
  first.destroy()
  expect(react.modal).toBeUndefined()
  expect(
    react
      .createAppKit({ networks: [base] }, settings)
      .getCaipNetworks()
      .map(({ id }) => id),
  ).toEqual([8453])
})

test('createAppKit of the main entry returns another instance for each call', () => {
  const [one, other] = [1, 2].map(() => createSeparate({ networks: [mainnet] }, settings))
  expect(one).not.toBe(other)
  expect(react.modal).toBeUndefined()
  one?.destroy()
  other?.destroy()
})

test('destroying an instance again leaves other instances as they are', () => {
  const first = react.createAppKit({ networks: [mainnet] }, settings)
  first.destroy()
  const second = react.createAppKit({ networks: [base] }, settings)
  first.destroy()
  expect(react.modal).toBe(second)
  expect(createAppKitWalletButton().isReady()).toBe(true)
})

test('the color scheme is dark unless the app sets one', () => {
  expect(react.createAppKit({ networks: [mainnet] }, settings).getThemeMode()).toBe('dark')
  react.modal?.destroy()
  expect(react.createAppKit({ networks: [mainnet], themeMode: 'light' }, settings).getThemeMode()).toBe('light')
})
