import path from 'node:path'
import * as networks from '@latchkey/appkit/networks'
import { expect, test } from 'vitest'
import { compatNames, kitModules } from '../src/appkit/kitModules.js'

const rules = Object.values(kitModules).flatMap(({ native }) => Object.values(native))
const targets = rules.map((rule) => [rule.module, 'factory' in rule ? rule.factory : rule.name] as const)

/** Returns a module that imports each name, which the type check of the tests compiles. */
function importEach(names: readonly (readonly [module: string, name: string])[]): string {
  const lines = [...new Set(names.map(([module, name]) => `{ ${name} as _ } from '${module}'`))].sort()
  return `${lines.map((line, index) => `export type ${line.replace(' _ ', ` n${index} `)}`).join('\n')}\n`
}

test('every name that an import can get exists in our packages', async () => {
  expect(targets.length).toBeGreaterThan(60)
  await expect(importEach(targets)).toMatchFileSnapshot(path.join(import.meta.dirname, 'apps/nativeNames.ts'))
})

test('every name that an import can get from @latchkey/compat exists there', async () => {
  const names = Object.entries(compatNames).flatMap(([module, list]) =>
    list.map((name) => [`@latchkey/compat/${module}`, name] as const),
  )
  await expect(importEach(names)).toMatchFileSnapshot(path.join(import.meta.dirname, 'apps/compatNames.ts'))
})

test('@latchkey/appkit/networks lacks the networks and names that come from elsewhere', () => {
  const missing = kitModules['@reown/appkit/networks']?.others?.missing ?? []
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.filter((name) => name in networks)).toEqual([])
})
