import { expect, test } from 'vitest'

const sheets = import.meta.glob('../../packages/{ui,appkit}/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules = import.meta.glob('../../packages/{ui,appkit}/src/{theme/tokens,elements/buttonStyles}.ts', {
  eager: true,
})

test("AX23: no style sheet reads or declares a variable that a page's design system could declare too", () => {
  const exported = Object.values(modules).flatMap((module) => Object.values(module))
  const names = [...Object.values(sheets), ...exported]
    .filter((css) => typeof css === 'string')
    .map((css) => css.match(/(?<![\w-])--[a-z][\w-]*/gi) ?? [])
  expect(names.length).toBeGreaterThanOrEqual(18)
  expect(names.flat().filter((name) => !name.startsWith('--lk-'))).toEqual([])
})
