import { expect, test } from 'vitest'
import * as migrate from './index.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(migrate)).toEqual(['planMigration'])
})
