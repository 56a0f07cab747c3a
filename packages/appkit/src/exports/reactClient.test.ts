import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as react from './react.js'
import * as client from './reactClient.js'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('R265: the only file with `use client` exports components and hooks by name', () => {
  expect(read('reactClient.ts').split('\n')[0]).toBe("'use client'")
  expect(read('reactClient.ts')).not.toContain('export *')
  const components = Object.keys(react).filter((name) => /^(AppKit(?!Error)|use[A-Z])/.test(name))
  expect(Object.keys(client).sort()).toEqual(components.sort())
  for (const name of components) expect(react).toHaveProperty(name, client[name as keyof typeof client])
})

test('R265: createAppKit and isAppKitError stay usable on a server', () => {
  expect(client).not.toHaveProperty('createAppKit')
  expect(client).not.toHaveProperty('isAppKitError')
  expect(read('react.ts')).not.toContain('use client')
  expect(read('../react/createReactAppKit.ts')).not.toContain('use client')
})
