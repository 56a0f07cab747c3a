import { expect, test } from 'vitest'
import { planMigration } from '../src/planMigration.js'

const version = '1.2.3'
const rainbow = '@rainbow-me/rainbowkit'

/** Returns the files after the migration, and what it reports. */
function migrateFiles(files: Record<string, string>) {
  const { changes, reviews, unreadable } = planMigration(new Map(Object.entries(files)), { version })
  const after: Record<string, string> = { ...files }
  for (const change of changes) after[change.file] = change.after
  return {
    after,
    reviews: reviews.map(({ file, line, why }) => `${file}:${line} ${why}`),
    pages: reviews.map(({ page }) => page),
    unreadable,
  }
}

const manifest = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) })
const dependencies = (text = '') => Object.keys(JSON.parse(text).dependencies)

test('removes a package that only a comment imports', () => {
  const { after, reviews } = migrateFiles({
    'package.json': manifest('@reown/appkit'),
    'a.ts': "// import { a } from '@reown/appkit'\nimport { useAppKit } from '@reown/appkit/react'\n",
  })
  expect(dependencies(after['package.json'])).toEqual(['@latchkey/appkit'])
  expect(reviews).toEqual([])
})

test('lists a package that stays, and adds its successors', () => {
  const { after, reviews, pages } = migrateFiles({
    'package.json': manifest(rainbow),
    'a.tsx': `import { ConnectButton, connectorsForWallets } from '${rainbow}'\nexport const a = <ConnectButton />\n`,
  })
  expect(dependencies(after['package.json'])).toEqual(['@latchkey/adapter-eip155', '@latchkey/appkit', rainbow])
  expect(reviews).toEqual([
    'a.tsx:1 `connectorsForWallets` has no equivalent.',
    `package.json:1 \`${rainbow}\` stays, because code still names it.`,
  ])
  expect(pages.at(-1)).toBe('migrateFromRainbowKit.md#1-packages')
})

const kitIn = (...sections: string[]) =>
  JSON.stringify(Object.fromEntries(sections.map((name) => [name, { '@reown/appkit': '^1.8.0' }])))

test.each([
  [['devDependencies', 'dependencies'], { devDependencies: {}, dependencies: { '@latchkey/appkit': version } }],
  [
    ['peerDependencies', 'devDependencies'],
    { peerDependencies: { '@latchkey/appkit': `^${version}` }, devDependencies: { '@latchkey/appkit': version } },
  ],
  [['peerDependencies'], { peerDependencies: { '@latchkey/appkit': `^${version}` } }],
])('adds the packages to one of %j, and to peers as a range', (sections, expected) => {
  const { after } = migrateFiles({ 'package.json': kitIn(...sections), 'a.ts': "import '@latchkey/appkit'\n" })
  expect(JSON.parse(after['package.json'] ?? '')).toEqual(expected)
})

test.each([
  ['{ "devDependencies": { "a": "1" }, "dependencies": {} }', 0],
  ['{ "devDependencies": { "a": "1" }, "dependencies": { "b": "1" } }', 0],
  ['{ "name": "app" }', 1],
])('adds the packages to the dependencies of %s, or lists them', (text, reviewed) => {
  const code = "import { useAppKit } from '@reown/appkit/react'\n"
  const { after, reviews } = migrateFiles({ 'package.json': text, 'a.ts': code })
  expect(JSON.parse(after['package.json'] ?? '').dependencies?.['@latchkey/appkit']).toBe(
    reviewed ? undefined : version,
  )
  expect(reviews).toEqual(reviewed ? ['package.json:1 Add `@latchkey/appkit` to the dependencies.'] : [])
})

test('a second migration of a project with several packages changes nothing', () => {
  const { after } = migrateFiles({
    'package.json': manifest(rainbow, '@reown/appkit'),
    'a.ts': `import { connectorsForWallets } from '${rainbow}'\n`,
    'b/package.json': manifest('@reown/appkit', '@reown/appkit-siwx'),
    'b/a.ts': "import { DefaultSIWX } from '@reown/appkit-siwx'\nimport { modal } from '@reown/appkit/react'\n",
    'b/own.ts': "import '@latchkey/adapter-solana'\n",
    'c/package.json': manifest(),
    'c/a.ts': "import { createAppKit } from '@reown/appkit'\n",
  })
  expect(dependencies(after['b/package.json'])).toEqual([
    '@latchkey/adapter-solana',
    '@latchkey/compat',
    '@latchkey/siwx',
  ])
  expect(migrateFiles(after).after).toEqual(after)
})

test('does not change a package.json that is not valid', () => {
  const text = '{\n  "dependencies": { "@reown/appkit": }\n}\n'
  const { after, unreadable } = migrateFiles({ 'package.json': text, 'own/package.json': '{' })
  expect(after['package.json']).toBe(text)
  expect(unreadable).toEqual([{ file: 'package.json', line: 2, message: expect.any(String) }])
})

test('does not change a file that is nested too deeply, and skips it if it does not name a kit', () => {
  const deep = `kit.getConnections()\nexport default ${"'a' + ".repeat(6000)}'a'\n`
  const { after, unreadable } = migrateFiles({
    'a.ts': "import { useAppKit } from '@reown/appkit/react'\n",
    'b.js': deep,
    'c.js': `import '@reown/appkit-wallet-button'\n${deep}`,
  })
  expect(after['a.ts']).toContain('@latchkey/appkit/react')
  expect(unreadable).toEqual([{ file: 'c.js', line: 1, message: 'The code is nested too deeply.' }])
})

test('lists the first import of Web3Modal', () => {
  const code = "import { createWeb3Modal } from '@web3modal/wagmi/react'\nimport { a } from '@web3modal/wagmi'\n"
  expect(migrateFiles({ 'a.ts': code }).reviews).toEqual([
    'a.ts:1 Replace `@web3modal/wagmi/react` by its successor in Reown AppKit first.',
  ])
})

const config = `import { getDefaultConfig } from '${rainbow}'\nexport const config = getDefaultConfig({ appName: 'A', projectId: 'p', chains })\n`
const provider = (props: string) =>
  `import { ${['RainbowKitProvider', ...(props.match(/\w+Theme/g) ?? [])].join(', ')} } from '${rainbow}'\nexport const a = <RainbowKitProvider ${props}><b /></RainbowKitProvider>\n`

test('sets the props of the provider in the same package, not those of tests and stories', () => {
  const { after, reviews } = migrateFiles({
    'package.json': manifest(),
    '.storybook/preview.tsx': provider('theme={lightTheme()}'),
    'a/package.json': manifest(rainbow),
    'a/config.ts': config,
    'a/app.tsx': provider('theme={darkTheme()}'),
    'a/app.test.tsx': provider('locale="ar"'),
    'b/package.json': manifest(rainbow),
    'b/config.ts': config,
    'b/app.tsx': provider('locale="en"'),
  })
  expect(after['a/config.ts']).toMatch(/adapters: \[wagmiAdapter\],\n {2}themeMode: 'dark',\n\}/)
  expect(after['b/config.ts']).toMatch(/adapters: \[wagmiAdapter\],\n {2}locale: 'en',\n\}/)
  expect(reviews).toEqual([
    '.storybook/preview.tsx:2 Pass the props to `createAppKit`, which replaces `getDefaultConfig`.',
  ])
})

test('sets no props if the providers of a package differ', () => {
  const { after, reviews } = migrateFiles({
    'config.ts': config,
    'a.tsx': provider('theme={darkTheme()}'),
    'b.tsx': provider('theme={lightTheme()}'),
  })
  expect(after['config.ts']).not.toContain('themeMode')
  expect(reviews).toEqual(['config.ts:2 The providers have different props. Set the options of `createAppKit`.'])
})

const walletConfig = config.replace('chains }', "chains, wallets: [{ groupName: 'A', wallets: [acmeWallet] }] }")
const wallet = `import type { Wallet } from '${rainbow}'\nexport const acmeWallet = (): Wallet => ({ id: 'a', name: 'A', createConnector })\n`
const importWallet = "import { acmeWallet } from './wallet'\n"

test('turns a wallet function into a custom wallet', () => {
  const { after, reviews } = migrateFiles({ 'wallet.ts': wallet, 'config.ts': importWallet + walletConfig })
  expect(after['wallet.ts']).toContain('acmeWallet: CustomWallet = {')
  expect(after['config.ts']).toContain('customWallets: [acmeWallet]')
  expect(reviews).toEqual([])
})

test.each([
  ['a module without the kit', { 'other.ts': `${importWallet}acmeWallet()\n` }],
  ['its own module', { 'wallet.ts': `${wallet}export const all = [acmeWallet]\n` }],
  [
    'connectorsForWallets',
    {
      'other.ts': `import { connectorsForWallets } from '${rainbow}'\n${importWallet}connectorsForWallets([acmeWallet])\n`,
    },
  ],
])('keeps a wallet function that %s uses', (_, others: Record<string, string>) => {
  const files = { 'wallet.ts': wallet, 'config.ts': importWallet + walletConfig, ...others }
  const { after, reviews } = migrateFiles(files)
  expect(after['wallet.ts']).toBe(files['wallet.ts'])
  expect(after['config.ts']).not.toContain('customWallets')
  expect(reviews).toContain('wallet.ts:2 Move `acmeWallet` to the option `customWallets`.')
})
