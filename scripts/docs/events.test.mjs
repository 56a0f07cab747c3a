import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTestFile } from '../checks/sources/isTestFile.mjs'
import { listSources } from '../checks/sources/listSources.mjs'
import { readEvents } from './readEvents.mjs'
import { renderEvents } from './renderEvents.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const events = () => readEvents('appKitEvent.ts', read('packages/core/src/events/appKitEvent.ts'))

describe('R106: the documented events', () => {
  test('docs/events.md matches the code; else run `node scripts/docs/writeEvents.mjs`', () => {
    expect(read('docs/events.md')).toBe(renderEvents(events()))
  })

  test('published code emits each event', () => {
    const published = listSources(root, ['packages/core/src', 'packages/ui/src', 'packages/appkit/src']).filter(
      (file) => !isTestFile(file),
    )
    const code = published
      .filter((file) => !file.endsWith('appKitEvent.ts'))
      .map(read)
      .join('\n')
    expect(events().filter(({ name }) => !code.includes(`'${name}'`))).toEqual([])
  })

  test('R106 L8: no event has a property for an address, signature, pairing URI or typed text', () => {
    const properties = events().flatMap((event) => event.properties.map(({ name }) => name))
    expect(properties.length).toBeGreaterThan(10)
    expect(
      properties.filter((name) => /address|account|signature|uri|search|query|email|text|hash|path|url/i.test(name)),
    ).toEqual([])
  })
})

describe('readEvents', () => {
  const declare = (member) => `export type AppKitEvent =\n  ${member}\n`

  test('reads name, properties and comment', () => {
    const source = declare(
      "/** It happened,\n   * somehow. */\n  | Track<'A_B', { readonly a: string; readonly b?: 'x' | 'y' }>",
    )
    expect(readEvents('a.ts', source.replace('=\n  ', '=\n  /** First. */\n  | Track<"FIRST">\n  '))).toEqual([
      { name: 'FIRST', says: 'First.', properties: [] },
      {
        name: 'A_B',
        says: 'It happened, somehow.',
        properties: [
          { name: 'a', optional: false, type: 'string' },
          { name: 'b', optional: true, type: "'x' | 'y'" },
        ],
      },
    ])
    expect(renderEvents(readEvents('a.ts', `${source}  /** Last. */ | Track<'Z'>`))).toContain("`b?: 'x' \\| 'y'`")
  })

  test('throws if an event has no comment', () => {
    expect(() => readEvents('a.ts', declare("/** One. */ | Track<'A'>\n | Track<'B'>"))).toThrow('B has no comment')
  })
})
