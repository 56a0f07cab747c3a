import { expect, test } from 'vitest'
import { findChangesetFault } from './findChangesetFault.mjs'

const faultOf = (text) => findChangesetFault(text, ['@latchkey/ui', '@latchkey/core'])

test('accepts packages with a kind of release and a sentence', () => {
  expect(faultOf(`---\n'@latchkey/ui': patch\n"@latchkey/core": minor\n---\n\nAdded a view.\n`)).toBeUndefined()
})

test('reports what a release cannot read', () => {
  expect(faultOf('Added a view.\n')).toBe('has no front matter with packages')
  expect(faultOf(`---\n@latchkey/ui: patch\n---\n\nAdded a view.\n`)).toBe('has a malformed line: @latchkey/ui: patch')
  expect(faultOf(`---\n'@latchkey/u': patch\n---\n\nAdded a view.\n`)).toBe('names @latchkey/u, which is not published')
  expect(faultOf(`---\n'@latchkey/ui": patch\n---\n\nAdded.\n`)).toContain('has a malformed line')
  expect(faultOf(`---\n'@latchkey/ui': patch---\n\nAdded.\n`)).toBe('has no front matter with packages')
  const twice = `---\n'@latchkey/ui': patch\n'@latchkey/ui': minor\n---\n\nAdded.\n`
  expect(faultOf(twice)).toBe('names a package twice')
  expect(faultOf(`---\n'@latchkey/ui': patch\n---\n`)).toBe('says nothing about the change')
})
