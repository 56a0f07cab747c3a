import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseModule } from '../src/module/syntax.js'
import { planMigration } from '../src/planMigration.js'

const version = '1.2.3'

/** Statements that the migration changes. Each may appear once. */
const kitStatements = [
  "import { createAppKit, useAppKit, modal } from '@reown/appkit/react'",
  "import {\n  WagmiAdapter,\n} from '@reown/appkit-adapter-wagmi'",
  "import { EthersAdapter as EA } from '@reown/appkit-adapter-ethers';",
  "import * as chains from '@reown/appkit/networks'",
  "import { ConnectButton, useChainModal } from '@rainbow-me/rainbowkit'",
  "import '@rainbow-me/rainbowkit/styles.css'",
  'export const adapter = new WagmiAdapter({ projectId, networks: [chains.mainnet], ssr: true })',
  'export const other = [new EA(), chains.base]',
  'export const button = <w3m-button label="Connect" />',
  'export const connect = <ConnectButton showBalance={false} />',
  'export const useNetworks = () => {\n  const { openChainModal } = useChainModal()\n  return openChainModal\n}',
  'export const useOpen = (a: boolean) => {\n  const { openChainModal: open } = useChainModal()\n  const b = [open!, a || open, { open }, !open]\n  if (a && open) return (open as () => void)()\n  return a ? open : b\n}',
  "export { type CaipNetwork } from '@reown/appkit'",
  "export const later = () => import('@reown/appkit/networks')",
]
/** Statements that the migration must not touch, with unusual formatting. */
const ownStatements = [
  "import React from 'react'",
  'const   spaced =  [ 1,2 ,\t3 ]',
  'export function own( a:number ){ return `w3m-button` + a ; }',
  '// @reown/appkit in a comment',
  "const text = 'wagmi' as const;;",
  'export type Own<T> = { [K in keyof T]?: T[K] }',
  '/* a\n   block */',
]

const comment = fc.integer({ min: 0, max: 1e9 }).map((id) => `// comment ${id}`)
const part = fc.oneof(fc.constantFrom(...ownStatements), comment)
const moduleText = fc
  .record({
    kit: fc.subarray(kitStatements),
    own: fc.array(part, { maxLength: 8 }),
    order: fc.infiniteStream(fc.nat()),
    newline: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ kit, own, order, newline }) => {
    const parts: string[] = [...new Set(own)]
    for (const statement of kit) parts.splice((order.next().value ?? 0) % (parts.length + 1), 0, statement)
    return { text: parts.join('\n\n').replaceAll('\n', newline), own: [...new Set(own)], newline }
  })

const migrate = (text: string) => planMigration(new Map([['src/app.tsx', text]]), { version })

/** Statements that keep a package of a kit. */
const remainingStatements = [
  "import { connectorsForWallets } from '@rainbow-me/rainbowkit'",
  "import { tronMainnet } from '@reown/appkit/networks'",
  "vi.mock('@reown/appkit-adapter-wagmi')",
  "import '@latchkey/adapter-solana'",
]
const kitPackages = ['@rainbow-me/rainbowkit', '@reown/appkit', '@reown/appkit-adapter-wagmi', '@reown/appkit-siwx']
const manifest = fc
  .subarray(kitPackages)
  .map((names) => JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }))

test('a second migration changes nothing', () => {
  const project = fc.dictionary(
    fc.constantFrom('package.json', 'src/package.json', 'src/app.tsx', 'src/other.tsx'),
    fc.tuple(moduleText, fc.subarray(remainingStatements), manifest),
  )
  fc.assert(
    fc.property(project, (contents) => {
      const files = new Map(
        Object.entries(contents).map(([file, [{ text }, remaining, json]]) =>
          file.endsWith('.json') ? [file, json] : [file, [...remaining, text].join('\n')],
        ),
      )
      for (const { file, after } of planMigration(files, { version }).changes) files.set(file, after)
      expect(planMigration(files, { version }).changes).toEqual([])
    }),
    // Each run migrates up to four files twice.
    { numRuns: 40 },
  )
})

test('statements and comments without the kits stay byte for byte, in their order', () => {
  fc.assert(
    fc.property(moduleText, ({ text, own, newline }) => {
      const migration = migrate(text)
      expect(migration.unreadable).toEqual([])
      const after = migration.changes[0]?.after ?? text
      const kept = own.map((each) => each.replaceAll('\n', newline)).filter((each) => text.includes(each))
      const before = kept.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
      expect(kept.toSorted((a, b) => after.indexOf(a) - after.indexOf(b))).toEqual(before)
      expect(kept.filter((each) => !after.includes(each))).toEqual([])
    }),
  )
})

test('code without the kits stays as it is', () => {
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, noise) => {
      expect(migrate([...parts, noise].join('\n')).changes).toEqual([])
    }),
  )
})

test('the result is valid code', () => {
  fc.assert(
    fc.property(moduleText, ({ text }) => {
      expect(parseModule('src/app.tsx', migrate(text).changes[0]?.after ?? text).ok).toBe(true)
    }),
  )
})
