import { describe, expect, test } from 'vitest'
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
