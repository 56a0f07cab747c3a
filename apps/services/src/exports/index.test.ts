import { expect, test } from 'vitest'
import * as entry from './index.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual(['createLogger', 'startServices'])
})
