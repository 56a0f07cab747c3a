import { afterEach, describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkScene, looksOf } from './fixtures/checkScene.fixture.js'
import { scenes } from './fixtures/scenes.fixture.js'

afterEach(() => page.viewport(414, 896))

// The other theme is a file of its own: the two run side by side.
describe.each(looksOf('light'))(
  'AX9, AX13, AX15, AX16, AX25: axe and size checks in light, $locale, $width px',
  (look) => {
    test.each(Object.keys(scenes))('%s', (name) => checkScene(name, look))
  },
)
