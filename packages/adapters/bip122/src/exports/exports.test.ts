import { expect, test } from 'vitest'
import * as index from './index.js'

test('the public entry exports these names', () => {
  expect(Object.keys(index).sort()).toEqual(['createBip122Adapter'])
})
