import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every adapter, and the toy adapter as an example of a new one. */
const adapters = [
  ...readdirSync(join(root, 'packages/adapters')).map((name) => [name, `packages/adapters/${name}/src`]),
  ['toy', 'packages/testing/test/toy/src'],
]

/** The files of an adapter and their exports. `X` stands for the namespace. */
const files = {
  'exports/index.ts': ['createXAdapter'],
  'createXAdapter.ts': ['createXAdapter'],
  'network/units.ts': [],
  'address/address.ts': [],
  'wallet/mapWalletError.ts': ['mapWalletError'],
  'context/context.ts': ['createContext'],
  'context/options.ts': [],
  'rpc/createClients.ts': ['createClients'],
  'requests/walletAccess.ts': [],
  'actions/actions.ts': ['actions'],
  'actions/callAction.ts': ['callAction'],
  'actions/getBalance.ts': ['getBalance'],
  'actions/signMessage.ts': ['signMessage'],
  'actions/createSignText.ts': ['createSignText'],
  'actions/createWalletTransfers.ts': ['createWalletTransfers'],
  'session/connect.ts': ['session', 'connect', 'restore'],
  'session/createActions.ts': ['createActions'],
  'session/openSession.ts': ['openSession'],
  'discovery/createDiscovery.ts': [],
}

/** Actions that send coins. A Bitcoin wallet can pay several recipients at once, so its action has another name. */
const payments = ['sendTransaction', 'sendTransfer']
/**
 * Files of `actions/` that are not wallet actions: the entry, the list of all actions, neutral actions, and actions of
 * the adapter or the session.
 */
const notOfWallets = [
  'actions',
  'callAction',
  'createSignText',
  'createWalletTransfers',
  'getBalance',
  'getIdentity',
  'getTokenBalance',
  'isTransactionIncluded',
  'resolveName',
  'switchNetwork',
]

describe.each(adapters)('the adapter %s', (name, folder) => {
  const path = (file) => join(root, folder, file.replace('X', pascal(name)))
  const exportsOf = (file) => namesExported(readFileSync(path(file), 'utf8'))

  test('has the files every adapter has, each with the same exports', () => {
    for (const [file, names] of Object.entries(files)) {
      expect(statSync(path(file), { throwIfNoEntry: false })?.isFile() ?? false, file).toBe(true)
      for (const expected of names) expect(exportsOf(file), file).toContain(expected.replace('X', pascal(name)))
    }
  })

  test('exports only a factory and its options', () => {
    const factories = exportsOf('exports/index.ts').filter((one) => /^create/.test(one))
    expect(factories).toEqual([`create${pascal(name)}Adapter`])
  })

  test('callAction offers every action of the files of actions', () => {
    const actions = readdirSync(path('actions'))
      .filter((file) => !/\.test(-d)?\./.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
    const offered = readFileSync(path('actions/callAction.ts'), 'utf8')
    for (const action of actions) {
      const names = exportsOf(`actions/${action}.ts`)
      expect(names, action).not.toEqual([])
      if (notOfWallets.includes(action)) continue
      for (const exported of names) expect(offered, action).toMatch(new RegExp(`\\b${exported}\\b`))
    }
    expect(actions.filter((action) => payments.includes(action))).not.toEqual([])
  })
})

function pascal(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the names of a module's exported values, without types. */
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
