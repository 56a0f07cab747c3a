import { expect, test } from 'vitest'
import { planMigration } from '../src/planMigration.js'
import { migrate } from './migrateModule.js'

test.each([
  [
    'an alias',
    "import { WagmiAdapter as WA } from '@reown/appkit-adapter-wagmi'\nexport const a = new WA({ networks, projectId: 'x' })\n",
    "import { createWagmiAdapter as WA } from '@latchkey/adapter-eip155/wagmi'\nexport const a = WA({ networks })\n",
  ],
  [
    'a class as a type',
    "import type { EthersAdapter } from '@reown/appkit-adapter-ethers'\nlet a: EthersAdapter | undefined\n",
    "import type { createEip155Adapter } from '@latchkey/adapter-eip155'\nlet a: ReturnType<typeof createEip155Adapter> | undefined\n",
  ],
  [
    'names of an inner scope',
    "import { EthersAdapter } from '@reown/appkit-adapter-ethers'\nfunction f(EthersAdapter: new () => object) {\n  return new EthersAdapter()\n}\nf(class {})\nnew EthersAdapter()\n",
    "import { createEip155Adapter } from '@latchkey/adapter-eip155'\nfunction f(EthersAdapter: new () => object) {\n  return new EthersAdapter()\n}\nf(class {})\ncreateEip155Adapter()\n",
  ],
  [
    'names of type parameters',
    "import type { CaipNetwork } from '@reown/appkit/networks'\nexport function f<CaipNetwork>(a: CaipNetwork) {}\nexport class A<CaipNetwork> { a?: CaipNetwork }\nexport type B<CaipNetwork> = CaipNetwork[]\nexport type C = { [CaipNetwork in 'a']: CaipNetwork }\nlet a: CaipNetwork\n",
    "import type { Network } from '@latchkey/appkit/networks'\nexport function f<CaipNetwork>(a: CaipNetwork) {}\nexport class A<CaipNetwork> { a?: CaipNetwork }\nexport type B<CaipNetwork> = CaipNetwork[]\nexport type C = { [CaipNetwork in 'a']: CaipNetwork }\nlet a: Network\n",
  ],
  [
    'shorthand properties and local exports',
    "import { defineChain, type AppKitNetwork } from '@reown/appkit/networks'\nexport const tools = { defineChain }\nexport { defineChain, type AppKitNetwork }\n",
    "import { defineNetwork, type NetworkInput } from '@latchkey/appkit/networks'\nexport const tools = { defineChain: defineNetwork }\nexport { defineNetwork as defineChain, type NetworkInput as AppKitNetwork }\n",
  ],
  [
    'one statement with names of several packages',
    'import { createAppKit, useAppKitNetworkCore, type Provider } from "@reown/appkit/react";\n',
    'import { createAppKit } from "@latchkey/appkit/react";\nimport { useAppKitNetworkCore, type Provider } from "@latchkey/compat/appkit/react";\n',
  ],
  [
    'a provider without a stated type',
    "import { useAppKitProvider } from '@reown/appkit/react'\nuseAppKitProvider('eip155')\n",
    "import { useAppKitProvider } from '@latchkey/appkit/react'\nuseAppKitProvider('eip155')\n",
  ],
  [
    'a provider with a stated type, which AppKit types as never undefined',
    "import { useAppKitProvider } from '@reown/appkit/react'\nuseAppKitProvider<P>('eip155')\n",
    "import { useAppKitProvider } from '@latchkey/compat/appkit/react'\nuseAppKitProvider<P>('eip155')\n",
  ],
  [
    'line breaks of Windows',
    "import { createAppKit, CoreHelperUtil } from '@reown/appkit'\r\n\r\nfoo()\r\n",
    "import { createAppKit } from '@latchkey/appkit'\r\nimport { CoreHelperUtil } from '@latchkey/compat/appkit'\r\n\r\nfoo()\r\n",
  ],
  [
    'a file with a byte order mark',
    "\uFEFFimport { createAppKit } from '@reown/appkit'\nnew Map()\n",
    "\uFEFFimport { createAppKit } from '@latchkey/appkit'\nnew Map()\n",
  ],
  [
    'a class that the app extends',
    "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nclass Mine extends WagmiAdapter {}\n",
    "import { WagmiAdapter } from '@latchkey/compat/adapter-wagmi'\nclass Mine extends WagmiAdapter {}\n",
  ],
  [
    'options that only the class has',
    "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nnew WagmiAdapter({ networks, customRpcUrls })\n",
    "import { WagmiAdapter } from '@latchkey/compat/adapter-wagmi'\nnew WagmiAdapter({ networks, customRpcUrls })\n",
  ],
  [
    'options that are not literal',
    "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nnew WagmiAdapter(options)\n",
    "import { WagmiAdapter } from '@latchkey/compat/adapter-wagmi'\nnew WagmiAdapter(options)\n",
  ],
  [
    'a re-exported class',
    "export { EthersAdapter } from '@reown/appkit-adapter-ethers'\nexport { base, AVAILABLE_NAMESPACES as all } from '@reown/appkit/networks'\n",
    "export { EthersAdapter } from '@latchkey/compat/adapter-ethers'\nexport { base } from '@latchkey/appkit/networks'\nexport { AVAILABLE_NAMESPACES as all } from '@latchkey/compat/appkit/networks'\n",
  ],
  [
    'a namespace with renamed names',
    "import * as nets from '@reown/appkit/networks'\nconst { defineChain } = nets\nexport const x: nets.AppKitNetwork = nets.base\n",
    "import * as nets from '@latchkey/appkit/networks'\nconst { defineNetwork: defineChain } = nets\nexport const x: nets.NetworkInput = nets.base\n",
  ],
  [
    'a namespace with classes',
    "import * as ethers from '@reown/appkit-adapter-ethers'\nnew ethers.EthersAdapter()\n",
    "import * as ethers from '@latchkey/compat/adapter-ethers'\nnew ethers.EthersAdapter()\n",
  ],
  [
    'require and import()',
    "const { createAppKit } = require('@reown/appkit')\nconst kit = await import('@reown/appkit/react')\nkit.useAppKit()\n",
    "const { createAppKit } = require('@latchkey/appkit')\nconst kit = await import('@latchkey/appkit/react')\nkit.useAppKit()\n",
  ],
  [
    'types of import()',
    "let a: import('@reown/appkit').CaipNetwork\nlet b: typeof import('@reown/appkit/networks')\n",
    "let a: import('@latchkey/appkit').Network\nlet b: typeof import('@latchkey/appkit/networks')\n",
  ],
  [
    'an import for its side effect',
    "import '@reown/appkit-wallet-button/react'\nimport { AppKitWalletButton } from '@reown/appkit-wallet-button/react'\n",
    "import { AppKitWalletButton } from '@latchkey/appkit/react'\n",
  ],
  [
    'a type whose members the code uses',
    "import type { BitcoinConnector } from '@reown/appkit-adapter-bitcoin'\nlet a: BitcoinConnector.SignPSBTParams\n",
    "import type { BitcoinConnector } from '@latchkey/compat/adapter-bitcoin'\nlet a: BitcoinConnector.SignPSBTParams\n",
  ],
  [
    'sign-in with verifiers of the app, whose methods have other parameters in @latchkey/siwx',
    "import { DefaultSIWX, EIP155Verifier } from '@reown/appkit-siwx'\nnew DefaultSIWX({ verifiers: [new EIP155Verifier()] })\n",
    "import { DefaultSIWX, EIP155Verifier } from '@latchkey/compat/siwx'\nnew DefaultSIWX({ verifiers: [new EIP155Verifier()] })\n",
  ],
])('rewrites %s', (_, before, after) => {
  expect(migrate(before)).toEqual({ code: after, reviews: [] })
})

test('takes createAppKit from @latchkey/compat everywhere if one module needs its instance', () => {
  const code = "import { createAppKit, useAppKit, type AppKit } from '@reown/appkit/react'\n"
  const own = "import { createAppKit, useAppKit, type AppKit } from '@latchkey/appkit/react'\n"
  const compat =
    "import { createAppKit, type AppKit } from '@latchkey/compat/appkit/react'\nimport { useAppKit } from '@latchkey/appkit/react'\n"
  expect(migrate(code).code).toBe(own)
  const others = [
    "import { modal } from '@reown/appkit/react'\n",
    "import { useAppKitConnections } from '@reown/appkit/react'\n",
    "export { modal } from '@reown/appkit/react'\n",
    "import { useAppKitWallet } from '@reown/appkit-wallet-button/react'\n",
    "import { useAppKitSIWX } from '@reown/appkit-siwx/react'\n",
    "import { kit } from './kit'\nkit.subscribeConnections(() => undefined)\n",
    "import { createAppKit } from '@reown/appkit/react'\nexport const start = () => createAppKit({ networks })\n",
    "import { createAppKit } from '@reown/appkit'\ncreateAppKit({ networks, universalProvider })\n",
    "import { createAppKit } from '@reown/appkit'\ncreateAppKit({ networks, features: { headless: true } })\n",
    "import type { CreateAppKit } from '@reown/appkit'\n",
    "import { AppKitProvider } from '@reown/appkit/react'\n",
    "export * from '@reown/appkit/react'\n",
    "import * as AK from '@reown/appkit/react'\nAK.modal.open()\n",
    "import * as AK from '@reown/appkit/react'\nAK.createAppKit({ networks })\nAK.useAppKitNetworkCore()\n",
    "const AK = require('@reown/appkit/react')\nAK.modal.open()\n",
    "const start = async () => {\n  const { createAppKit } = await import('@reown/appkit/react')\n}\n",
    "const { createAppKit } = await import('@reown/appkit/react')\nconst start = () => createAppKit({ networks })\n",
    "const { createAppKit } = require('@reown/appkit')\ncreateAppKit({ networks, universalProvider })\n",
  ]
  for (const other of others) expect(migrate(code, 'src/app.tsx', { 'src/other.ts': other }).code).toBe(compat)
})

test.each([
  "import * as AK from '@reown/appkit/react'\nAK.createAppKit({ networks })\n",
  "const { useAppKit } = require('@reown/appkit/react')\n",
  "export * from '@reown/appkit/networks'\n",
])('takes createAppKit from @latchkey/appkit next to %s', (other) => {
  const code = "import { createAppKit } from '@reown/appkit/react'\n"
  expect(migrate(code, 'src/app.tsx', { 'src/other.ts': other }).code).toBe(code.replace('@reown', '@latchkey'))
})

test('creates the adapter for @wagmi/core in a project without wagmi', () => {
  const code = "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nnew WagmiAdapter({ networks })\n"
  const projectWith = (...names: string[]) => ({
    'package.json': JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '3.0.0'])) }),
  })
  expect(migrate(code, 'a.js', projectWith('@wagmi/core')).code).toContain("'@latchkey/adapter-eip155/wagmi-core'")
  expect(migrate(code, 'a.js', projectWith('@wagmi/core', 'wagmi')).code).toContain("'@latchkey/adapter-eip155/wagmi'")
})

test('takes the Solana adapter from @latchkey/compat if a component uses its connection', () => {
  const code = "import { SolanaAdapter } from '@reown/appkit-adapter-solana'\nnew SolanaAdapter()\n"
  const hook = "import { useAppKitConnection } from '@reown/appkit-adapter-solana/react'\n"
  expect(migrate(code).code).toContain('createSolanaAdapter()')
  expect(migrate(code, 'src/a.ts', { 'src/b.ts': hook }).code).toBe(code.replace('@reown/appkit-', '@latchkey/compat/'))
})

test.each([
  ["import { tronMainnet, base } from '@reown/appkit/networks'\n", '1 `tronMainnet` has no equivalent.'],
  ["import { useAppKit } from '@reown/appkit/vue'\n", '1 `@reown/appkit/vue` has no equivalent.'],
  ["import { x } from '@reown/appkit-pay'\n", '1 `@reown/appkit-pay` has no equivalent.'],
  ["vi.mock('@reown/appkit/react', () => ({}))\n", '1 `@reown/appkit/react` is not an import here.'],
  ["\nimport '@reown/appkit/react'\n", '2 `@reown/appkit/react` has no equivalent.'],
])('lists %s for a manual review', (code, review) => {
  expect(migrate(code).reviews).toEqual([review])
})

test('keeps what has no equivalent, and its package', () => {
  const manifest = '{ "dependencies": { "@reown/appkit": "1.8.20", "@reown/appkit-adapter-tron": "1.8.20" } }'
  const code =
    "import { TronAdapter } from '@reown/appkit-adapter-tron'\nimport { createAppKit } from '@reown/appkit'\n"
  const { changes } = planMigration(
    new Map([
      ['package.json', manifest],
      ['a.ts', code],
    ]),
    { version: '1.2.3' },
  )
  expect(changes.map(({ after }) => after)).toEqual([
    "import { TronAdapter } from '@reown/appkit-adapter-tron'\nimport { createAppKit } from '@latchkey/appkit'\n",
    '{ "dependencies": { "@latchkey/appkit": "1.2.3", "@reown/appkit-adapter-tron": "1.8.20" } }',
  ])
})

const rainbow = '@rainbow-me/rainbowkit'

test.each([
  [
    `import { ConnectButton } from '${rainbow}'\nexport const a = <ConnectButton.Custom>{() => null}</ConnectButton.Custom>\n`,
    '2 Write `ConnectButton.Custom` with hooks.',
  ],
  [
    `import { connectorsForWallets } from '${rainbow}'\nconnectorsForWallets([])\n`,
    '1 `connectorsForWallets` has no equivalent.',
  ],
  [
    `import { useConnectModal } from '${rainbow}'\nexport const use = () => useConnectModal().openConnectModal\n`,
    '2 Replace `useConnectModal` by `useAppKit`.',
  ],
  [
    `import { getDefaultConfig } from '${rainbow}'\nexport const create = () => getDefaultConfig(options)\n`,
    '1 Create one adapter and one kit at the top of a module.',
  ],
  [
    `import { getDefaultConfig } from '${rainbow}'\nexport const a = getDefaultConfig({ chains })\nexport const b = getDefaultConfig({ chains })\n`,
    '1 Create one adapter and one kit at the top of a module.',
  ],
])('leaves %s for a manual review', (code, review) => {
  expect(migrate(code)).toEqual({ code, reviews: [review] })
})

test('removes the package that only a comment names', () => {
  const manifest = '{ "dependencies": { "@reown/appkit": "1.8.20" } }'
  const files = new Map([
    ['package.json', manifest],
    ['a.ts', "// was @reown/appkit\nimport '@latchkey/appkit'\n"],
  ])
  const { changes } = planMigration(files, { version: '1.2.3' })
  expect(changes.map(({ after }) => after)).toEqual(['{ "dependencies": { "@latchkey/appkit": "1.2.3" } }'])
})

test('removes the provider of RainbowKit where it is the whole expression', () => {
  const code = `import { RainbowKitProvider } from '${rainbow}'\nexport const P = ({ children }) => <RainbowKitProvider>{children}</RainbowKitProvider>\n`
  expect(migrate(code, 'src/p.jsx').code).toBe('export const P = ({ children }) => <>{children}</>\n')
})

test('uses a new name where the module has the usual one', () => {
  const code = `import { getDefaultConfig } from '${rainbow}'\nimport { mainnet } from 'wagmi/chains'\nconst networks = 1, wagmiAdapter = 2, createAppKit = 3\nexport const config = getDefaultConfig({ appName: 'A', projectId: 'p', chains: [mainnet] })\n`
  const { code: after } = migrate(code)
  expect(after).toContain("import { createAppKit as latchkeyCreateAppKit } from '@latchkey/appkit/react'")
  expect(after).toContain('const appNetworks = [mainnet]')
  expect(after).toContain('const latchkeyAdapter = createWagmiAdapter({ networks: appNetworks })')
})

test.each([
  ["const a = document.createElement('w3m-button')\n", "const a = document.createElement('appkit-button')\n"],
  ["const a = document.querySelector('w3m-modal')\n", "const a = document.querySelector('appkit-modal')\n"],
  ['const a = <p className="w3m-button" data-testid={\'w3m-modal\'} />\n', undefined],
  ["import a from './w3m-button'\n", undefined],
  ["const a = '.w3m-own, #w3m-modal, --w3m-accent'\n", undefined],
])('renames only elements in %s', (code, after = code) => {
  const kit = "import { useAppKit } from '@reown/appkit/react'\n"
  expect(migrate(kit + code)).toEqual({ code: kit.replace('@reown', '@latchkey') + after, reviews: [] })
})

test.each([
  ['<w3m-onramp-widget></w3m-onramp-widget>', '`w3m-onramp-widget` has no equivalent.'],
  ["document.createElement('w3m-swap-widget')", '`w3m-swap-widget` has no equivalent.'],
  ['`<w3m-swap-widget/>`', '`w3m-swap-widget` has no equivalent.'],
  ["document.querySelector('w3m-modal.open')", 'Write `appkit-modal` if `w3m-modal` is the element here.'],
  ['css`w3m-button { color: red }`', 'Write `appkit-button` if `w3m-button` is the element here.'],
  ["screen.getByTestId('w3m-button')", 'Write `appkit-button` if `w3m-button` is the element here.'],
  ["modal.open({ view: 'Swap' })", 'The view `Swap` does not exist.'],
  ["modal.open({ view: 'WalletSend' })", 'The view `WalletSend` does not exist.'],
])('lists %s for a manual review', (code, why) => {
  const text = `import '@latchkey/appkit' // was @reown/appkit\nexport const a = ${code}\n`
  expect(migrate(text)).toEqual({ code: text, reviews: [`2 ${why}`] })
})
