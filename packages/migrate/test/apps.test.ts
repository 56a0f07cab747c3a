import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Migration, planMigration } from '../src/planMigration.js'
import { readFiles } from '../src/project/readFiles.js'

const folder = path.join(import.meta.dirname, 'apps')
const apps = readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
const version = '1.2.3'
const readApp = (app: string, state: string) => readFiles(path.join(folder, app, state), () => true)
const apply = (files: ReadonlyMap<string, string>, { changes }: Migration) =>
  new Map([...files, ...changes.map(({ file, after }) => [file, after] as const)])

test('the folder has an app for each kind of set-up', () => {
  expect(apps.length).toBeGreaterThan(0)
})

// The type check of the tests compiles the folders `after` against the real packages. To write them after a change, run
// the tests with `--update`.
describe.each(apps)('%s', (app) => {
  const before = readApp(app, 'before')
  const options = { version, from: app.startsWith('wagmi') ? 'wagmi' : undefined } as const
  const migration = planMigration(before, options)
  const after = apply(before, migration)

  test('the result is the app in the folder `after`', async () => {
    for (const [file, text] of after) await expect(text).toMatchFileSnapshot(path.join(folder, app, 'after', file))
    expect([...readApp(app, 'after').keys()]).toEqual([...after.keys()])
  })

  test('lists the places to review', async () => {
    const lines = migration.reviews.map(({ file, line, why, page }) => `${file}:${line} ${why} (${page})\n`)
    await expect(lines.join('')).toMatchFileSnapshot(path.join(folder, app, 'reviews.txt'))
    expect(migration.unreadable).toEqual([])
  })

  test('a second migration changes nothing', () => {
    expect(planMigration(after, options).changes).toEqual([])
  })
})
