import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createError } from './appKitError.js'
import { caseTexts } from './errors.js'
import { allErrors } from './featureErrors.js'

const page = readFileSync(fileURLToPath(new URL('../../../../docs/troubleshooting.md', import.meta.url)), 'utf8')

/** The rows of the tables in docs/troubleshooting.md, with the anchor of their section. */
const rows = page.split(/^#+ /m).flatMap((section) => {
  const anchor = section.split('\n')[0]?.toLowerCase().replaceAll(' ', '-')
  return [...section.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \|/gm)].map(([, code = '', text = '']) => ({
    code,
    text,
    docsPath: `docs/troubleshooting.md#${anchor}`,
  }))
})

describe('§8: the catalogue', () => {
  test('docs/troubleshooting.md has a row for each code, in the section that the error names', () => {
    const codes = Object.values(allErrors).map(({ code, docsPath }) => `${code} ${docsPath}`)
    expect(rows.map(({ code, docsPath }) => `${code} ${docsPath}`).sort()).toEqual(codes.sort())
  })

  test.each(rows)(
    'R40, FI19, FI21, FI22, FI30: the text of $code is the one of the documentation',
    ({ code, text }) => {
      const { shortMessage } = allErrors[code as keyof typeof allErrors]
      expect(text.startsWith(shortMessage)).toBe(true)
    },
  )

  test('a special case of a code has a text of its own, which the documentation quotes', () => {
    const all = rows.map(({ text }) => text).join('\n')
    for (const text of Object.values(caseTexts)) expect.soft(all).toContain(text)
  })

  test('no text occurs twice, and every code creates an error with its text', () => {
    const texts = Object.values(allErrors).map(({ shortMessage }) => shortMessage)
    expect(new Set(texts).size).toBe(texts.length)
    for (const [key, definition] of Object.entries(allErrors)) {
      const { code, shortMessage } = definition
      expect(code).toBe(key)
      expect(createError(definition)).toMatchObject({ code, shortMessage })
      expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(shortMessage).toBe(shortMessage.trim())
    }
  })
})
