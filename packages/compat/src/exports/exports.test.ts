import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as react from './appkit/react.js'
import * as client from './appkit/reactClient.js'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the file with `use client` exports components and hooks by name', () => {
  expect(read('appkit/reactClient.ts').split('\n')[0]).toBe("'use client'")
  expect(Object.keys(client)).toMatchInlineSnapshot(`
    [
      "AppKitProvider",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitConnection",
      "useAppKitConnections",
      "useAppKitEvents",
      "useAppKitNetwork",
      "useAppKitNetworkCore",
      "useAppKitProvider",
      "useAppKitWallets",
    ]
  `)
  for (const [name, value] of Object.entries(client)) expect(react).toHaveProperty(name, value)
})

test('createAppKit stays usable on a server', () => {
  expect(read('appkit/react.ts')).not.toContain('use client')
  expect(read('../react/createAppKit.ts')).not.toContain('use client')
})
