import { expect, test } from 'vitest'

const sheets = import.meta.glob('../../packages/{ui,appkit}/src/**/*tyles.ts', { eager: true })

test("AX23: no style sheet reads or declares a variable that a page's design system could declare too", () => {
  const names = Object.values(sheets)
    .flatMap((module) => Object.values(module).filter((css) => typeof css === 'string'))
    .map((css) => css.match(/--[a-z][\w-]*/gi) ?? [])
  expect(names.length).toBeGreaterThanOrEqual(18)
  expect(names.flat().filter((name) => !name.startsWith('--lk-'))).toEqual([])
})
