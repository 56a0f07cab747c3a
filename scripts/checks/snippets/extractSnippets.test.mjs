import { expect, test } from 'vitest'
import { extractSnippets } from './extractSnippets.mjs'

test('finds blocks of TypeScript with their line, and no others', () => {
  const markdown = 'Text\n\n```ts\nconst a = 1\n```\n\n```sh\nls\n```\n```tsx\n<A />\n<B />\n```\n'
  expect(extractSnippets(markdown)).toEqual([
    { language: 'ts', line: 4, code: 'const a = 1\n' },
    { language: 'tsx', line: 11, code: '<A />\n<B />\n' },
  ])
})

test('finds nothing in a text without blocks', () => {
  expect(extractSnippets('Inline `ts` only.')).toEqual([])
})
