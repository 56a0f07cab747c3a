import { expect, test } from 'vitest'
import * as ui from './index.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(ui).sort()).toMatchInlineSnapshot(`
    [
      "mountModal",
    ]
  `)
})
