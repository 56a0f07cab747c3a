import fc from 'fast-check'
import { test } from 'vitest'
import { fourNamespaces } from '../../test/fourChains.js'
import { type ModelAction, modelActions, signInModelActions } from '../../test/model/actions.js'
import { assertEnd, assertRest, createModelWorld, type ModelWorld } from '../../test/model/modelWorld.js'
import { multiWallets, singleWallets, type WalletKind, walletConnectWallets } from '../../test/model/walletKind.js'

/** The kinds of wallets that are on the page together. */
const kinds: readonly WalletKind[] = [singleWallets, multiWallets, walletConnectWallets]
const countOf = (list: readonly WalletKind[]) => list.reduce((sum, kind) => sum + kind.create().length, 0)

/** Most steps finish before the next one; some don't, so that steps overlap. */
function commandOf([action, rush]: [ModelAction, number]): fc.AsyncCommand<object, ModelWorld> {
  const { name, touches, run } = action
  return {
    check: () => true,
    toString: () => (rush === 0 ? `${name}, and at once` : name),
    async run(_model, world) {
      for (const namespace of touches?.(world) ?? []) world.touched.add(namespace)
      await run(world)
      if (rush > 0) await assertRest(world, name)
    },
  }
}

const visitOf = (count: number) =>
  fc.record({
    stored: fc.subarray([...fourNamespaces]),
    willing: fc.subarray([...Array(count).keys()], { minLength: count / 2 }),
  })

test('L1, L5, L6, L7: an event in one of four namespaces leaves the others unchanged', async () => {
  const count = countOf(kinds)
  const commands = fc.commands(
    modelActions(count).map((action) => fc.tuple(action, fc.nat(3)).map(commandOf)),
    { maxCommands: 40, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(visitOf(count), commands, async (start, steps) => {
      const world = createModelWorld(kinds, start)
      await assertRest(world, 'the page was loaded')
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      await assertRest(world, 'the last step')
      await assertEnd(world)
    }),
    { numRuns: 300 },
  )
}, 240_000)

test('L1, L5, L6, L7: a sign-in in one of four namespaces leaves the others unchanged', async () => {
  // Later imports of loaded code take no time.
  await import('../signIn/createSignIn.js')
  // The companions of a WalletConnect session wait at its gate, so that its namespaces are not independent.
  const own = [singleWallets, multiWallets]
  const count = countOf(own)
  const commands = fc.commands(
    signInModelActions(count).map((action) => fc.tuple(action, fc.nat(3)).map(commandOf)),
    { maxCommands: 40, size: 'max' },
  )
  const signIn = fc.record({
    isRequired: fc.boolean(),
    namespaces: fc.subarray([...fourNamespaces], { minLength: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(visitOf(count), signIn, commands, async (start, chosen, steps) => {
      const world = createModelWorld(own, { ...start, signIn: chosen })
      await assertRest(world, 'the page was loaded')
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      await assertRest(world, 'the last step')
      await assertEnd(world)
    }),
    { numRuns: 200 },
  )
}, 240_000)
