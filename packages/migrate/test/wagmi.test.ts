import { expect, test } from 'vitest'
import { planMigration } from '../src/planMigration.js'

const version = '1.2.3'
const rainbow = '@rainbow-me/rainbowkit'

function migrateFiles(files: Record<string, string>, from?: 'wagmi') {
  const { changes, reviews } = planMigration(new Map(Object.entries(files)), { version, from })
  const after: Record<string, string> = { ...files }
  for (const change of changes) after[change.file] = change.after
  return {
    after,
    reviews: reviews.map(({ file, line, why }) => `${file}:${line} ${why}`),
  }
}

const migrate = (code: string) => {
  const { after, reviews } = migrateFiles({ 'a.ts': code }, 'wagmi')
  return { code: after['a.ts'], reviews }
}

const config = (options: string, imports = '') =>
  `${imports}import { createConfig } from 'wagmi'\nexport const config = createConfig({ chains, ${options} })\n`

test('reads createWagmiAdapter and createAppKit from the packages without React for @wagmi/core', () => {
  const { code } = migrate(config('transports').replace("'wagmi'", "'@wagmi/core'"))
  expect(code).toContain("import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi-core'")
  expect(code).toContain("import { createAppKit } from '@latchkey/appkit'")
})

test('moves the project id and the metadata of the walletConnect connector', () => {
  const imports = "import { walletConnect } from 'wagmi/connectors'\nimport { projectId, metadata } from './env'\n"
  const { code, reviews } = migrate(
    config('connectors: [walletConnect({ metadata, projectId, disableProviderPing: true })]', imports),
  )
  expect(code).toContain('createAppKit({\n  projectId,\n  metadata,\n  networks: chains,')
  expect(code).toContain("import { projectId, metadata } from './env'")
  expect(code).not.toContain('wagmi/connectors')
  expect(reviews).toEqual(['a.ts:4 The option `disableProviderPing` of `walletConnect` is removed.'])
})

test.each([
  [
    'connectors: [injected({ target })]',
    'The connector `injected` is removed. To keep it, keep your config as the source.',
  ],
  [
    'connectors: [...others, injected()]',
    'The option `connectors` is removed. Set `projectId` of `createAppKit`, and choose its wallets.',
  ],
  ['connectors', 'The option `connectors` is removed. Set `projectId` of `createAppKit`, and choose its wallets.'],
  ['connectors: [safe()]', 'The connector `safe` is removed. To list this wallet, pass its SDK.'],
  ['ccipRead: false', 'The option `ccipRead` is removed. See what replaces it.'],
])('removes %s and lists it', (option, review) => {
  const used = ['injected', 'safe'].filter((name) => option.includes(name))
  const imports = used.length > 0 ? `import { ${used.join(', ')} } from 'wagmi/connectors'\n` : '\n'
  const { code, reviews } = migrate(config(option, imports))
  expect(code).toContain('createWagmiAdapter({ networks: chains })')
  expect(code).not.toContain('connectors')
  expect(reviews).toEqual([`a.ts:3 ${review}`])
})

test.each([
  ['a function', "import { createConfig } from 'wagmi'\nexport const create = () => createConfig({ chains })\n"],
  ['two calls', `${config('ssr')}export const other = createConfig({ chains })\n`],
  ['options of a variable', "import { createConfig } from 'wagmi'\nexport const config = createConfig(options)\n"],
])('leaves %s of createConfig for a manual review', (_, code) => {
  expect(migrate(code)).toEqual({ code, reviews: ['a.ts:1 Create one adapter and one kit at the top of a module.'] })
})

test('lists a connector that code connects without the config', () => {
  const code =
    "import { injected } from 'wagmi/connectors'\nexport const go = () => connect({ connector: injected() })\n"
  expect(migrate(code)).toEqual({
    code,
    reviews: ['a.ts:1 `injected` connects without the kit. Use the connector of the config.'],
  })
})

const listed = {
  'config.ts': config('connectors', "import { connectors } from './wallets'\n"),
  'wallets.ts': `import { connectorsForWallets } from '${rainbow}'\nexport const connectors = connectorsForWallets([])\n`,
  'app.tsx': `import { darkTheme, RainbowKitProvider } from '${rainbow}'\nexport const a = <RainbowKitProvider theme={darkTheme()}><b /></RainbowKitProvider>\n`,
}

test('replaces the config with the connectors of RainbowKit, and sets the props of the provider', () => {
  const { after, reviews } = migrateFiles(listed)
  expect(after['config.ts']).toContain("adapters: [wagmiAdapter],\n  themeMode: 'dark',\n})")
  expect(after['app.tsx']).toBe('export const a = <><b /></>\n')
  expect(reviews).toEqual([
    'config.ts:3 The option `connectors` is removed. Set `projectId` of `createAppKit`, and choose its wallets.',
    'wallets.ts:1 `connectorsForWallets` has no equivalent.',
  ])
})

test.each([
  [
    'has connectors of wagmi',
    { 'config.ts': config('connectors: [injected()]', "import { injected } from 'wagmi'\n") },
  ],
  ['is one of two', { 'other.ts': listed['config.ts'] }],
  ['is in a test', { 'config.ts': '', 'config.test.ts': listed['config.ts'] }],
  [
    'stands beside getDefaultConfig',
    { 'b.ts': `import { getDefaultConfig } from '${rainbow}'\ngetDefaultConfig(a)\n` },
  ],
])('keeps a config that %s', (_, files: Record<string, string>) => {
  const before: Record<string, string> = { ...listed, ...files }
  const { after } = migrateFiles(before)
  for (const file of Object.keys(before).filter((each) => /config|other/.test(each)))
    expect(after[file]).toBe(before[file])
})
