import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every adapter, and the toy one that stands for the next. */
const adapters = [
  ...readdirSync(join(root, 'packages/adapters')).map((name) => [name, `packages/adapters/${name}/src`]),
  ['toy', 'packages/testing/test/toy/src'],
]

/** The files of an adapter, with what each one exports. `X` stands for the namespace. */
const files = {
  'exports/index.ts': ['createXAdapter'],
  'createXAdapter.ts': ['createXAdapter'],
  'createAdapter.ts': ['createAdapter'],
  'context.ts': [],
  'options.ts': [],
  'discover.ts': ['createDiscovery'],
  'connect.ts': ['connect', 'restore'],
  'session.ts': ['openSession'],
  'sessionAccount.ts': ['safeParseSessionAccount'],
  'connectors/injected.ts': [],
  'connectors/walletConnect.ts': ['describeWalletConnect'],
  'actions/getBalance.ts': ['getBalance'],
  'actions/signMessage.ts': ['signMessage'],
  'client.ts': [],
  'address.ts': [],
  'units.ts': [],
  'errors.ts': [],
  'walletAccess.ts': [],
  'walletActions.ts': ['walletActions'],
  'createActions.ts': ['createActions'],
  'connectedParts.ts': ['connectedParts'],
  'loadConnectedParts.ts': ['loadConnectedParts'],
}

/** What pays: Bitcoin wallets pay several at once, and their action is called after that. */
const payments = ['sendTransaction', 'sendTransfer']
/** Files of `actions/` that are no action of a wallet: the adapter and the session have these. */
const notOfWallets = ['getBalance', 'getIdentity', 'switchNetwork']

describe.each(adapters)('the adapter %s', (name, folder) => {
  const path = (file) => join(root, folder, file.replace('X', pascal(name)))
  const exportsOf = (file) => namesExported(readFileSync(path(file), 'utf8'))

  test('has the files every adapter has, each with the same exports', () => {
    for (const [file, names] of Object.entries(files)) {
      expect(statSync(path(file), { throwIfNoEntry: false })?.isFile() ?? false, file).toBe(true)
      for (const wanted of names) expect(exportsOf(file), file).toContain(wanted.replace('X', pascal(name)))
    }
  })

  test('publishes a factory, and besides only what belongs to its options', () => {
    const factories = exportsOf('exports/index.ts').filter((one) => /^create/.test(one))
    expect(factories).toEqual([`create${pascal(name)}Adapter`])
  })

  test('has one action in each file of actions, named after it and offered by walletActions', () => {
    const actions = readdirSync(path('actions'))
      .filter((file) => !/\.test(-d)?\./.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
    const offered = readFileSync(path('walletActions.ts'), 'utf8')
    for (const action of actions) {
      expect(exportsOf(`actions/${action}.ts`)).toContain(action)
      if (!notOfWallets.includes(action)) expect(offered, action).toMatch(new RegExp(`\\b${action}\\b`))
    }
    expect(actions.filter((action) => payments.includes(action))).not.toEqual([])
  })
})

function pascal(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names of values a module exports, types left out. */
function namesExported(text) {
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name)
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry && !entry.startsWith('type ')),
  )
  return [...declared, ...listed]
}
