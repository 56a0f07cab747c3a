import { expect, test } from 'vitest'
import { findWideComments } from './findWideComments.mjs'

const wide = 'x'.repeat(120)

test('finds comments over 120 columns, and neither code nor directives', () => {
  const lines = [
    `// ${wide}`,
    `  * ${wide}`,
    `/** ${wide} */`,
    `const a = '${wide}'`,
    `// biome-ignore ${wide}`,
    '// short',
  ]
  expect(findWideComments(lines.join('\n'))).toEqual([1, 2, 3])
  expect(findWideComments(`//${'x'.repeat(118)}`)).toEqual([])
})
