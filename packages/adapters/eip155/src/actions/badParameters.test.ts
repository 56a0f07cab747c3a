import { isAppKitError } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { connectWith } from '../../test/connectWith.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const supported = { supported: true }
const everything = {
  permissions: supported,
  assetDiscovery: supported,
  eth_signTransaction: supported,
  wallet_scanQRCode: supported,
}

/** Opens a session that offers every action and responds to every request. */
async function connectAble() {
  const { session, clock } = await connectWith(
    createScriptedWallet({ wallet_getCapabilities: () => ({ '0x1': everything }), wallet_getPermissions: () => [] }),
  )
  await settle(clock)
  return session
}

const fields = fc.constantFrom(
  ...[
    'message',
    'hash',
    'contractAddress',
    'account',
    'typedData',
    'items',
    'calls',
    'to',
    'data',
    'value',
    'abi',
    'options',
    'id',
    'permissions',
    'pattern',
  ],
)

test('any parameters of an action give a result or a typed error', async () => {
  const session = await connectAble()
  const actions = Object.entries<(parameters: never) => Promise<unknown>>(session.actions)
  expect(actions).toHaveLength(20)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...actions),
      fc.oneof(
        anything,
        fc.tuple(fields, anything).map(([key, make]) => () => ({ [key]: make() })),
        fc.constantFrom(
          () => ({ calls: [null] }),
          () => ({ type: 'ERC20' }),
          () => ({ chainIds: [null] }),
          () => undefined,
        ),
      ),
      async ([name, action], make) => {
        const parameters = make()
        const error = await action(parameters as never).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error !== undefined) expect(isAppKitError(error), `${name} rejected with ${String(error)}`).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
