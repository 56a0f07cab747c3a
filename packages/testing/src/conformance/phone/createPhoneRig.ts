import type { ConformanceRig } from '../conformanceRig.js'
import type { ConformanceTraits } from '../conformanceTraits.js'
import { createPhoneAdapter } from './createPhoneAdapter.js'
import { createPhoneConformanceWallet } from './createPhoneConformanceWallet.js'
import type { PhoneRigOptions } from './phoneRigOptions.js'
import { createPhoneRigState } from './phoneRigState.js'

/** Differences between phones and injected wallets. */
export const phoneTraits: ConformanceTraits = {
  switching: 'page',
  lacks: {
    discovery: 'a phone is not on the page; it is connected by a code',
    unknownNetwork: 'a network that was not approved is WRONG_NETWORK: the wallet is not asked to add it',
    revoke: 'a session that is over is WALLET_SESSION_ENDED when it is restored',
  },
}

/**
 * Creates a rig with phones, reached over a relay, instead of injected wallets, for the tests of open sessions
 * (`lacks: { discovery }`). The adapter lists a connector for each phone, which pairs automatically.
 */
export async function createPhoneRig(options: PhoneRigOptions): Promise<ConformanceRig> {
  const { rig } = options
  const state = await createPhoneRigState(options)
  const { clock, parts, phones, lifetime } = state
  return {
    ...rig,
    adapter: createPhoneAdapter(state),
    createWallet: (name) => createPhoneConformanceWallet(state, name),
    timerCount: () => rig.timerCount() + clock.timerCount() - parts.size,
    passTime(ms) {
      rig.passTime(ms)
      clock.skip(ms)
    },
    badSignatures: options.signing.bad ?? rig.badSignatures,
    // A relay transmits only the code and the message of an error.
    declines: [
      { code: 4001 },
      { code: 5000 },
      { code: 5000, message: 'User rejected.' },
      new Error('User rejected the request.'),
    ],
    optionalActions: rig.optionalActions.map((action) => ({
      ...action,
      createWalletWithout: () =>
        createPhoneConformanceWallet(state, `Without ${action.name}`, options.methodsOf(action.name)),
    })),
    async dispose() {
      lifetime.abort()
      for (const phone of phones) await (await phone).close()
      await rig.dispose?.()
    },
  }
}
