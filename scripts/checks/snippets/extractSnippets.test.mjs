import { expect, test } from 'vitest'
import { extractSnippets } from './extractSnippets.mjs'

test('blocks of TypeScript are found with their line, others are not', () => {
  const markdown = 'Text\n\n```ts\nconst a = 1\n```\n\n```sh\nls\n```\n```tsx\n<A />\n<B />\n```\n'
  expect(extractSnippets(markdown)).toEqual([
    { language: 'ts', line: 4, code: 'const a = 1\n' },
    { language: 'tsx', line: 11, code: '<A />\n<B />\n' },
  ])
})

test('a text without blocks has none', () => {
  expect(extractSnippets('Inline `ts` only.')).toEqual([])
})
