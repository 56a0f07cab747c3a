import { expect, test } from 'vitest'
import { createTheme } from './createTheme.js'

test('§5: a mode can be set and removed; without one, the page decides', () => {
  const theme = createTheme({ mode: undefined, variables: undefined })
  expect(theme.state).toEqual({ mode: undefined, variables: {} })
  theme.setMode('dark')
  expect(theme.state.mode).toBe('dark')
  theme.setMode(undefined)
  expect(theme.state.mode).toBeUndefined()
})

test("setting variables keeps the others and does not change the app's object", () => {
  const given = { '--latchkey-accent': '#123456' } as const
  const theme = createTheme({ mode: 'light', variables: given })
  theme.setVariables({ '--latchkey-z-index': 5 })
  theme.setVariables({ '--latchkey-z-index': 6 })
  expect(theme.state.variables).toEqual({ '--latchkey-accent': '#123456', '--latchkey-z-index': 6 })
  expect(given).toEqual({ '--latchkey-accent': '#123456' })
})
