import { createAppKit } from '@latchkey/compat/appkit'
import { mainnet } from '@latchkey/compat/appkit/networks'
import { describe, expect, test } from 'vitest'
import { missingMethods } from '../src/appkit/reviewInstance.js'
import { planMigration } from '../src/planMigration.js'
import { migrate } from './migrateModule.js'

/** Returns the places to review in a project, with their pages. */
function reviewFiles(files: Record<string, string>) {
  const { reviews } = planMigration(new Map(Object.entries(files)), { version: '1.2.3' })
  return reviews.map(({ file, line, why, page }) => `${file}:${line} ${why} (${page})`)
}

const importKit = "import { createAppKit } from '@reown/appkit'\n"
const createKit = `${importKit}export const kit = createAppKit({ networks, themeMode: 'light' })\n`

describe('options of WagmiAdapter', () => {
  const importAdapter = "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\n"

  test('lists those of createConfig that no adapter has', () => {
    const code = `${importAdapter}new WagmiAdapter({\n  networks,\n  connectors: [porto()],\n  batch,\n  customRpcUrls,\n})\n`
    const page = 'wagmi.md#keep-your-config-as-the-source'
    expect(reviewFiles({ 'a.ts': code })).toEqual([
      `a.ts:4 \`WagmiAdapter\` has no \`connectors\` here. To keep it, keep your config as the source. (${page})`,
      `a.ts:5 \`WagmiAdapter\` has no \`batch\` here. To keep it, keep your config as the source. (${page})`,
    ])
  })

  const adapter = (ssr: string) => `${importAdapter}export const adapter = new WagmiAdapter({ networks, ${ssr} })\n`
  const read = "import { adapter } from './adapter'\nexport const config = adapter.wagmiConfig\n"
  const inComponent = "import { adapter } from './adapter'\nexport const App = () => use(adapter.wagmiConfig)\n"

  test.each(['ssr: true', 'ssr'])('lists a config that all requests of a server would share, with %s', (ssr) => {
    expect(reviewFiles({ 'adapter.ts': adapter(ssr), 'a.ts': read, 'b.tsx': inComponent })).toEqual([
      'a.ts:2 On a server, read `wagmiConfig` of the adapter in a component. (wagmi.md#nextjs)',
    ])
  })

  test('does not list the config of a page without a server', () => {
    expect(reviewFiles({ 'adapter.ts': adapter('ssr: false'), 'a.ts': read })).toEqual([])
  })
})

describe('methods that no instance has', () => {
  const page = 'migrateFromAppKit.md#names-without-an-equivalent'

  test.each([
    ['kit.getError()', '`getError` does not exist. Use the typed errors of the methods.'],
    ['kit!.getError()', '`getError` does not exist. Use the typed errors of the methods.'],
    ['this.kit?.getError()', '`getError` does not exist. Use the typed errors of the methods.'],
    ['const { setUser } = kit', '`setUser` does not exist. The state is that of the wallet.'],
    ['own.getUniversalProvider()', '`getUniversalProvider` does not exist. WalletConnect belongs to the kit.'],
  ])('lists %s in a module that does not name the kit', (code, why) => {
    const files = { 'kit.ts': createKit, 'a.ts': `import { kit } from './kit'\n${code}\n` }
    expect(reviewFiles(files)).toEqual([`a.ts:2 ${why} (${page})`])
  })

  test.each([
    `${importKit}let modal\nmodal = createAppKit({ networks, themeMode })\nmodal.getError()\n`,
    "import * as AK from '@reown/appkit'\n\nconst modal = AK.createAppKit({ networks, themeMode })\nmodal.getError()\n",
    "\nimport { modal } from '@reown/appkit/react'\n\nmodal.getError()\n",
    "\n\nimport { kit as modal } from './kit'\nmodal.getError()\n",
  ])('knows the instance in %j', (code) => {
    expect(reviewFiles({ 'kit.ts': createKit, 'a.ts': code })).toEqual([
      `a.ts:4 \`getError\` does not exist. Use the typed errors of the methods. (${page})`,
    ])
  })

  test('does not list the same names of other objects', () => {
    expect(reviewFiles({ 'kit.ts': createKit, 'a.ts': 'form.getError()\nstore.setUser(user)\n' })).toEqual([])
  })

  test('the instance of @latchkey/compat has none of them', () => {
    const kit = createAppKit({ networks: [mainnet] })
    expect(missingMethods.filter((name) => name in kit)).toEqual([])
    kit.destroy()
  })
})

describe('files other than modules', () => {
  const page = 'migrateFromAppKit.md#3-what-changes'

  test('lists each element with its line and its new name', () => {
    const html = '<body>\n<w3m-button></w3m-button>\n<w3m-network-button/><w3m-button/>\n<w3m-swap-widget/>\n</body>\n'
    expect(reviewFiles({ 'kit.ts': createKit, 'index.html': html })).toEqual([
      `index.html:2 Write \`appkit-button\` instead of \`w3m-button\`. (${page})`,
      `index.html:3 Write \`appkit-network-button\` instead of \`w3m-network-button\`. (${page})`,
      `index.html:3 Write \`appkit-button\` instead of \`w3m-button\`. (${page})`,
      `index.html:4 \`w3m-swap-widget\` has no equivalent. (${page})`,
    ])
  })

  test('lists the elements in a style sheet', () => {
    const css = '.w3m-own, #w3m-modal { --w3m-accent: red }\nw3m-modal::part(a) { color: red }\n'
    expect(reviewFiles({ 'kit.ts': createKit, 'a.css': css })).toEqual([
      `a.css:2 Write \`appkit-modal\` instead of \`w3m-modal\`. (${page})`,
    ])
  })

  test('lists a component that imports the kit, and its elements', () => {
    const vue = "<script setup>\nimport { useAppKit } from '@reown/appkit/vue'\n</script>\n<w3m-button />\n"
    expect(reviewFiles({ 'A.vue': vue })).toEqual([
      'A.vue:2 The command does not edit files of this kind. (migrateFromAppKit.md)',
      `A.vue:4 Write \`appkit-button\` instead of \`w3m-button\`. (${page})`,
    ])
  })
})

test.each([
  "import { useAppKitEvents } from '@reown/appkit/react'\nuseAppKitEvents().data.event\n",
  "import * as AK from '@reown/appkit/react'\nAK.useAppKitEvents().data.event\n",
])('takes the events from @latchkey/compat, where they are never undefined: %s', (code) => {
  expect(migrate(code)).toEqual({ code: code.replace('@reown', '@latchkey/compat'), reviews: [] })
})

describe('color scheme of createAppKit', () => {
  const migrateCall = (code: string) =>
    migrate(importKit + code, 'a.js')
      .code.split('\n')
      .slice(1)
      .join('\n')

  test.each([
    ['createAppKit({ networks })', "createAppKit({ networks, themeMode: 'dark' })"],
    ['createAppKit({})', "createAppKit({ themeMode: 'dark' })"],
    ['createAppKit({\n\tnetworks,\n})', "createAppKit({\n\tnetworks,\n\tthemeMode: 'dark',\n})"],
    ['createAppKit({\r\n  networks\r\n})', "createAppKit({\r\n  networks,\r\n  themeMode: 'dark'\r\n})"],
    ['createAppKit({\n  networks, // all\n})', "createAppKit({\n  themeMode: 'dark',\n  networks, // all\n})"],
    ["createAppKit({ networks, themeMode: 'light' })", undefined],
  ])('is dark, as before, in %j', (before, after = before) => {
    expect(migrateCall(`${before}\n`)).toBe(`${after}\n`)
  })

  test('has the quotes of the module, also with import()', () => {
    const code = 'import a from "./a"\nconst { createAppKit } = await import("@reown/appkit")\ncreateAppKit({ a })\n'
    expect(migrate(code).code).toContain('createAppKit({ a, themeMode: "dark" })')
  })

  test.each(['createAppKit(options)', 'createAppKit({ ...options })'])('is listed for %s', (call) => {
    const why = "2 Set `themeMode: 'dark'` unless the app sets it. The default here is the visitor's preference."
    expect(migrate(`${importKit}${call}\n`).reviews).toEqual([why])
    expect(migrate(`${importKit}${call}\nconst options = { themeMode }\n`).reviews).toEqual([])
  })

  test('stays with createAppKit of @latchkey/compat, whose default is dark', () => {
    const code = `${importKit}createAppKit({ networks, universalProvider })\n`
    expect(migrate(code)).toEqual({ code: code.replace('@reown', '@latchkey/compat'), reviews: [] })
  })
})
