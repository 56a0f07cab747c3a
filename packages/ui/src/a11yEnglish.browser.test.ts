import { afterEach, describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkScene } from './fixtures/checkScene.fixture.js'
import { scenes } from './fixtures/scenes.fixture.js'

afterEach(() => page.viewport(414, 896))

// In its own file, so that both languages run in parallel.
describe('AX9, AX13, AX15, AX16, AX25: axe and size checks in English, light and dark, 320 and 1280 px', () => {
  test.each(Object.keys(scenes))('%s', (name) => checkScene(name, 'en'))
})
