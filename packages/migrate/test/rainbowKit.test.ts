import { describe, expect, test } from 'vitest'
import { planMigration } from '../src/planMigration.js'
import { migrate } from './migrateModule.js'

const rainbow = '@rainbow-me/rainbowkit'

describe('the functions of the modal hooks', () => {
  /** Returns what becomes of code that uses a function of a hook, and the reviews. */
  const migrateUse = (use: string, hook = 'useConnectModal') => {
    const open = hook.replace('use', 'open')
    const { code, reviews } = migrate(
      `import { ${hook} } from '${rainbow}'\nexport const useIt = () => {\n  const { ${open} } = ${hook}()\n  ${use}\n}\n`,
    )
    return { use: code.split('\n').slice(3, -2).join('\n').trim(), reviews }
  }

  test.each([
    ['openConnectModal!()', 'openConnectModal!()'],
    ['const a = isConnected || openConnectModal', 'const a = isConnected || (() => openConnectModal())'],
    ['const a = isConnected ? b : openConnectModal', 'const a = isConnected ? b : () => openConnectModal()'],
    ['const a = openConnectModal!', 'const a = (() => openConnectModal())!'],
    ['return [openConnectModal, a]', 'return [() => openConnectModal(), a]'],
    ['return useMemo(() => 1, [openConnectModal])', 'return useMemo(() => 1, [openConnectModal])'],
    ['let a: typeof openConnectModal', 'let a: typeof openConnectModal'],
    ['if (!a && openConnectModal) openConnectModal()', 'if (!a && openConnectModal) openConnectModal()'],
    ['if (typeof openConnectModal === "function") { openConnectModal!() }', undefined],
  ])('writes %s', (use, after = use) => {
    expect(migrateUse(use)).toEqual({ use: after, reviews: [] })
  })

  test.each([
    ['openChainModal!()', "openChainModal!({ view: 'Networks' })"],
    ['return (openChainModal as any)()', "return (openChainModal as any)({ view: 'Networks' })"],
    ['openChainModal?.()', "openChainModal?.({ view: 'Networks' })"],
    ['return { openChainModal }', "return { openChainModal: () => openChainModal({ view: 'Networks' }) }"],
  ])('opens the same view in %s', (use, after) => {
    expect(migrateUse(use, 'useChainModal')).toEqual({ use: after, reviews: [] })
  })

  test.each([
    'return openConnectModal === undefined ? 1 : 2',
    'return openConnectModal ?? noop',
    'return openConnectModal! && a',
    'return Boolean(openConnectModal)',
    'return !openConnectModal',
    'while (openConnectModal) a()',
    'if (a || openConnectModal) a()',
    'if (!openConnectModal) return',
  ])('leaves %s for a manual review', (use) => {
    const why = '`openConnectModal` is always defined here. Test `isConnected` of `useAppKitAccount`.'
    expect(migrateUse(use)).toEqual({ use, reviews: [`4 ${why}`] })
  })
})

test.each([
  ['before code', `import '${rainbow}/styles.css'\nexport const A`],
  ['before a blank line', `import '${rainbow}/styles.css'\n\nexport const A`],
  ['on one line with code', `import '${rainbow}/styles.css'; export const A`],
])('adds imports after the removed style sheet %s', (_, end) => {
  const code = `import { ConnectButton } from '${rainbow}'\n${end} = () => <><ConnectButton /><ConnectButton.Custom>{() => null}</ConnectButton.Custom></>\n`
  const { code: after } = migrate(code)
  expect(after).toContain("\nimport { AppKitButton } from '@latchkey/appkit/react'\n")
  expect(after).toMatch(/^\s*export const A = \(\) => <><AppKitButton \/>/m)
})

test.each([
  [`export { ConnectButton } from '${rainbow}'`, [`1 Replace \`${rainbow}\` by hand.`]],
  [`export * from '${rainbow}/wallets'`, [`1 Replace \`${rainbow}/wallets\` by hand.`]],
  [`const load = () => import('${rainbow}')`, [`1 Replace \`${rainbow}\` by hand.`]],
  [`const kit = require('${rainbow}')`, [`1 Replace \`${rainbow}\` by hand.`]],
  [`vi.mock('${rainbow}', () => ({}))`, [`1 Replace \`${rainbow}\` by hand.`]],
  [`export default { transpilePackages: ['${rainbow}'] }`, [`1 Replace \`${rainbow}\` by hand.`]],
  [`import kit from '${rainbow}'`, [`1 \`${rainbow}\` has no equivalent.`]],
  [`import url from '${rainbow}/styles.css'`, [`1 \`${rainbow}/styles.css\` has no equivalent.`]],
  [
    `import { RainbowKitSiweNextAuthProvider } from '${rainbow}-siwe-next-auth'`,
    ['1 `RainbowKitSiweNextAuthProvider` has no equivalent.'],
  ],
  [
    `import { RainbowKitProvider } from '${rainbow}'\ntype Props = ComponentProps<typeof RainbowKitProvider>`,
    ['2 `RainbowKitProvider` has no equivalent.'],
  ],
  [
    `import { ConnectButton } from '${rainbow}'\ncreateElement(ConnectButton.Custom)\nconst { Custom } = ConnectButton`,
    ['2 Write `ConnectButton.Custom` with hooks.', '3 Write `ConnectButton.Custom` with hooks.'],
  ],
  ["import kit from '@reown/appkit/react'", ['1 `@reown/appkit/react` has no default export.']],
])('keeps %s for a manual review', (code, reviews) => {
  expect(migrate(code)).toEqual({ code, reviews })
})

test('replaces a provider without children by a fragment', () => {
  const code = `import { RainbowKitProvider } from '${rainbow}'\nexport const a = <RainbowKitProvider />\n`
  expect(migrate(code).code).toBe('export const a = <></>\n')
})

test.each([
  ['locale="fr"', 'The prop `locale` is removed. See what replaces it.'],
  ['{...props}', 'The prop `{...props}` is removed. See what replaces it.'],
])('lists the prop %s of the provider for a manual review', (prop, why) => {
  const config = `const config = getDefaultConfig({ appName: 'A', projectId: 'p', chains })`
  const code = `import { getDefaultConfig, RainbowKitProvider } from '${rainbow}'\n${config}\nconst a = <RainbowKitProvider ${prop}><b /></RainbowKitProvider>\n`
  const { code: after, reviews } = migrate(code)
  expect(after).not.toContain('locale')
  expect(reviews).toEqual([`3 ${why}`])
})

test('lists spread props of a button for a manual review', () => {
  const code = `import { ConnectButton } from '${rainbow}'\nexport const a = <ConnectButton {...props} />\n`
  expect(migrate(code).reviews).toEqual(['2 Check `{...props}`. The button has other props.'])
})

test('tells where the props of the provider go if getDefaultConfig is in a function', () => {
  const code = `import { getDefaultConfig, RainbowKitProvider } from '${rainbow}'\nconst create = () => getDefaultConfig(options)\nconst a = <RainbowKitProvider><b /></RainbowKitProvider>\n`
  expect(migrate(code).reviews).toEqual([
    '1 Create one adapter and one kit at the top of a module.',
    '3 Pass the props to `createAppKit`, which replaces `getDefaultConfig`.',
  ])
})

test.each([
  ['src/a.css', `a {}\n@import '${rainbow}/styles.css';\n`, 2],
  ['src/b.scss', 'w3m-modal.open { display: block }\n', 1],
  ['src/c.css', ':root { --w3m-accent: red }\n.w3m-own { color: red }\n', undefined],
])('lists the style sheet %s for a manual review if it names a kit', (file, text, line) => {
  const files = new Map([
    [file, text],
    ['package.json', '{ "dependencies": { "@reown/appkit": "1.8.20" } }'],
  ])
  const { reviews } = planMigration(files, { version: '1.2.3' })
  expect(reviews.map((each) => each.line)).toEqual(line ? [line] : [])
})

test('replaces the package of RainbowKit for sign-in, unless code still names it', () => {
  const manifest = `{ "dependencies": { "${rainbow}-siwe-next-auth": "0.5.0" } }`
  const after = (code: string) =>
    planMigration(
      new Map([
        ['package.json', manifest],
        ['a.ts', code],
      ]),
      { version: '1.2.3' },
    ).changes.find(({ file }) => file === 'package.json')?.after
  expect(after('')).toBe('{ "dependencies": { "@latchkey/siwx": "1.2.3" } }')
  expect(after(`import { useX } from '${rainbow}-siwe-next-auth'`)).toContain('"0.5.0"')
})
