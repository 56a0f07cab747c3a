import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chromiumFlags } from './chromiumFlags.mjs'

// Playwright does not export its list, so it is read from its code. If that has moved, look for it and compare by hand.
test('disables every feature of Chromium that Playwright disables', () => {
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  const bundle = path.join(playwright, '../playwright-core/lib/coreBundle.js')
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, 'utf8')) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(names).toContain('PaintHolding')
  const flag = chromiumFlags.filter((each) => each.startsWith('--disable-features='))
  expect(flag).toHaveLength(1)
  expect(flag[0]?.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(names))
})
