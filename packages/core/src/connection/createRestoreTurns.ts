import {
  type Clock,
  type Connector,
  createError,
  errors,
  silentAnswerMs,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import { isSameWallet } from '../wallets/walletIdentity.js'

/** Queue of restores that may open a wallet's window: one window at a time. */
export type RestoreTurns = {
  /**
   * Runs a restore at its turn. A restore without a window runs immediately. If it probably opens no window, it waits
   * for those of the same wallet in other namespaces; otherwise it waits for all. Rejects with `WALLET_LOCKED` while an
   * earlier restore of the wallet has no response, because its window may still be open.
   */
  run<T>(connector: Connector, restore: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Returns the connector whose pending restore blocked the last one of this connector. */
  blockerOf(connector: Connector): Connector | undefined
}

/** Some browsers lower the resolution of the monotonic clock to 100 ms, so a timer may seem to end early. */
const toleranceMs = 100

type Turn = { readonly connector: Connector; readonly ended: Promise<void> }

/** `all` returns the connectors on the page. */
export function createRestoreTurns(clock: Clock, all: () => readonly Connector[]): RestoreTurns {
  const isSame = (a: Connector, b: Connector) => isSameWallet(a, b, all())
  const turns = new Set<Turn>()
  const unanswered = new Map<ConnectionKey, Connector>()
  const blockers = new Map<ConnectionKey, Connector>()

  async function runNow<T>(connector: Connector, restore: () => Promise<T>): Promise<T> {
    const key = keyOf(connector)
    const blocker = [...unanswered.values()].find((other) => isSame(other, connector))
    if (blocker) {
      blockers.set(key, blocker)
      throw createError(errors.WALLET_LOCKED, {
        details: `The wallet has not answered an earlier request (${blocker.chain}), so this one was not sent.`,
      })
    }
    const startedAt = clock.monotonic()
    try {
      return await restore()
    } finally {
      if (clock.monotonic() - startedAt < silentAnswerMs - toleranceMs) unanswered.delete(key)
      else unanswered.set(key, connector)
    }
  }

  return {
    async run(connector, restore, signal) {
      blockers.delete(keyOf(connector))
      const prompt = connector.restorePrompt?.() ?? 'possible'
      if (prompt === 'never') return restore()
      const earlier = [...turns].filter((turn) => prompt === 'possible' || isSame(turn.connector, connector))
      let end: () => void = () => undefined
      const turn: Turn = {
        connector,
        ended: new Promise((resolve) => {
          end = resolve
        }),
      }
      turns.add(turn)
      try {
        await withSignals(Promise.all(earlier.map(({ ended }) => ended)), signal)
        // The signal may abort in the microtasks between the wait and here.
        throwIfAborted(signal)
        return await runNow(connector, restore)
      } finally {
        turns.delete(turn)
        end()
      }
    },
    blockerOf: (connector) => blockers.get(keyOf(connector)),
  }
}

function keyOf({ chain: namespace, id: connectorId }: Connector): ConnectionKey {
  return connectionKey({ namespace, connectorId })
}
