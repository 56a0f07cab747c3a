import { expect, test } from 'vitest'
import * as index from './index.js'

test('exports exactly these names', () => {
  expect(Object.keys(index).sort()).toEqual(['createBip122Adapter'])
})
