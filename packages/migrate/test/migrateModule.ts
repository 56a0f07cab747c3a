import { expect } from 'vitest'
import { planMigration } from '../src/planMigration.js'

/** Returns the module after the migration, with the places to review. */
export function migrate(code: string, file = 'src/app.tsx', others: Record<string, string> = {}) {
  const { changes, reviews, unreadable } = planMigration(new Map([[file, code], ...Object.entries(others)]), {
    version: '1.2.3',
  })
  expect(unreadable).toEqual([])
  const own = reviews.filter((each) => each.file === file)
  return {
    code: changes.find((each) => each.file === file)?.after ?? code,
    reviews: own.map(({ line, why }) => `${line} ${why}`),
  }
}
