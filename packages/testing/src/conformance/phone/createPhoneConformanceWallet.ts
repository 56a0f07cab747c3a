import type { ConformanceWallet } from '../conformanceRig.js'
import { countWatchers } from './countWatchers.js'
import { createPairingConnector } from './createPairingConnector.js'
import type { PhoneRigState } from './phoneRigState.js'

/** Creates a phone of a rig. `without` names the methods that it lacks. */
export function createPhoneConformanceWallet(
  state: PhoneRigState,
  name: string,
  without: readonly string[] = [],
): ConformanceWallet {
  const { rig, signing, accounts } = state.options
  const { namespace } = rig.adapter
  // The same mnemonic gives the same accounts.
  const { addresses, atConnect } = rig.createWallet(name)
  const indices = accounts ?? [...addresses.keys()]
  const { method, wrap = (value) => value } = signing
  const { counted, count } = countWatchers(state.openRemote)
  const accountCount = Math.max(...indices) + 1
  const { connector, phone } = createPairingConnector(state, { name, openRemote: counted, accountCount, without })
  const live = () => phone() ?? missing()

  return {
    name,
    addresses,
    atConnect,
    appear() {
      // A new object each time: a wallet may appear more than once.
      const shown = { ...connector }
      state.connectors.push(shown)
      state.tell()
      return () => {
        state.connectors.splice(state.connectors.indexOf(shown), 1)
        state.tell()
      }
    },
    rejectNextConnect: missing,
    stallNextConnect: missing,
    shareNothingNext: missing,
    answerNextConnect: missing,
    throwNextConnect: missing,
    rejectNextSignature: () => live().control.reject(method),
    stallNextSignature() {
      live().control.stall(method)
      return () => void live().control.release(method)
    },
    answerNextSignature: (value) => live().control.answerWith(method, wrap(value)),
    throwNextSignature: (value) => live().control.throwWith(method, value instanceof Error ? value : toSent(value)),
    rejectNextSwitch: missing,
    stallEverything: () => live().control.always('*', { type: 'stall' }),
    lock: () => live().control.lock(),
    unlock: () => live().control.unlock(),
    selectAccount: (index) =>
      inBackground(live().setAccounts(namespace, [...new Set([indices[index] ?? 0, ...indices])])),
    selectNetwork: ({ caipNetworkId }) => inBackground(live().switchNetwork(caipNetworkId)),
    emitGarbage: missing,
    tamper: missing,
    disconnectSite: () => inBackground(live().deleteSession()),
    unplug: () => inBackground(live().deleteSession()),
    requestCount: () => phone()?.control.requests().length ?? 0,
    promptCount: () => phone()?.control.requests(method).length ?? 0,
    listenerCount: count,
  }
}

/** Does not wait for a change: the suite waits for its effect. Closing the phone rejects pending changes. */
function inBackground(change: Promise<void>): void {
  change.catch(() => undefined)
}

/** Converts a thrown value to JSON for the relay. A getter that throws would crash the phone. */
function toSent(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return 'It cannot be sent.'
  }
}

function missing(): never {
  throw new Error('The phone has not connected, or the suite asks for what the part about sessions does not need.')
}
