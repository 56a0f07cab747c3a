import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isHeldByReact, looseTexts } from './fixtures/looseTexts.fixture.js'
import { playScene, scenes } from './fixtures/scenes.fixture.js'
import { settled } from './fixtures/visitor.fixture.js'

afterEach(() => page.viewport(414, 896))

describe('R200: every text is the only child of its element, so that a translator can replace it', () => {
  test.each(Object.keys(scenes))('%s', async (name) => {
    const modal = await playScene(name)
    try {
      await settled(modal.root)
      const title = modal.root.querySelector('h2')
      expect(title && isHeldByReact(title)).toBe(true)
      expect(looseTexts(modal.root)).toEqual([])
    } finally {
      modal.end()
    }
  })
})

test('R200: addresses, amounts and wallet names are excluded from translation', async () => {
  const modal = await playScene('accountFour')
  try {
    await settled(modal.root)
    const card = modal.root.querySelector('.card')
    for (const excluded of card?.querySelectorAll('[translate=no]') ?? []) excluded.textContent = ''
    expect(card?.textContent).not.toMatch(/…|0x|SOL|\d|Foxglove|Spectre/)
    expect(card?.textContent).toContain('Balance')
  } finally {
    modal.end()
  }
})
