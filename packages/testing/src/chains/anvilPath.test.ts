import { accessSync, constants } from 'node:fs'
import { expect, test } from 'vitest'
import { anvilPath } from './anvilPath.js'

test('the executable of this platform is found and may be run', () => {
  expect(() => accessSync(anvilPath({}), constants.X_OK)).not.toThrow()
})

test('ANVIL_PATH comes first', () => {
  expect(anvilPath({ ANVIL_PATH: '/opt/anvil' })).toBe('/opt/anvil')
})
