import { expect, test } from 'vitest'
import * as ui from './index.js'

test('the package offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['mountModal'])
})
