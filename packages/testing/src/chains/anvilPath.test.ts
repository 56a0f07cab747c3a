import { accessSync, constants } from 'node:fs'
import { expect, test } from 'vitest'
import { anvilPath } from './anvilPath.js'

test('finds the executable of this platform, and it has the permission to run', () => {
  expect(() => accessSync(anvilPath({}), constants.X_OK)).not.toThrow()
})

test('ANVIL_PATH takes precedence', () => {
  expect(anvilPath({ ANVIL_PATH: '/opt/anvil' })).toBe('/opt/anvil')
})
