import { isJsonObject } from '../../../base/jsonObject.js'
import type { BitcoinOutcome } from '../../bitcoinCall.js'
import { connectPlan, messagePlan, psbtPlan } from '../../bitcoinPlans.js'
import type { ProviderParts } from '../bitcoinProvider.js'
import type { StandardAccounts } from './standardAccounts.js'
import { readMessage, readPurposes, readTransaction } from './standardInputs.js'

export type StandardFeatureParts = ProviderParts & {
  readonly shared: StandardAccounts
  /** The page's listeners for changes. */
  readonly listeners: Set<(change: unknown) => void>
}

/** Creates the features of the Wallet Standard, by name. */
export function createStandardFeatures(parts: StandardFeatureParts): Readonly<Record<string, object>> {
  const { core, call, shared, listeners } = parts
  return {
    'bitcoin:connect': {
      version: '1.0.0',
      connect: async (input: unknown) =>
        settle(
          await call('bitcoin:connect', input, () =>
            connectPlan(core, () => ({ accounts: shared(readPurposes(input)) })),
          ),
        ),
    },
    'standard:connect': {
      version: '1.0.0',
      connect: async (input: unknown) => {
        const isSilent = isJsonObject(input) && input.silent === true
        const answer = () => ({ accounts: shared() })
        return settle(
          await call('standard:connect', input, () =>
            isSilent && !core.asksForSilent() ? { run: answer } : connectPlan(core, answer),
          ),
        )
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () =>
        settle(await call('standard:disconnect', undefined, () => ({ run: () => core.memory.revoke() }))),
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (change: unknown) => void) {
        if (event !== 'change') return () => undefined
        // Wrap the listener: each call adds one, even with the same function.
        const own = (change: unknown) => listener(change)
        listeners.add(own)
        return () => void listeners.delete(own)
      },
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: async (...inputs: readonly unknown[]) => {
        const answers = inputs.map(async (input) => {
          const { address, message } = readMessage(input)
          return settle(
            await call('bitcoin:signMessage', input, () =>
              messagePlan(core, { address, message }, (signature) => ({ signedMessage: message, signature })),
            ),
          )
        })
        return Promise.all(answers)
      },
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: async (...inputs: readonly unknown[]) => {
        const answers = inputs.map(async (input) =>
          settle(
            await call('bitcoin:signTransaction', input, () => {
              const { psbt, network, wanted } = readTransaction(input, core.network())
              return psbtPlan(core, network, { psbt, inputs: wanted }, (signedPsbt) => ({ signedPsbt }))
            }),
          ),
        )
        return Promise.all(answers)
      },
    },
  }
}

function settle(outcome: BitcoinOutcome): unknown {
  if (outcome.type === 'thrown') throw outcome.value
  if (outcome.type === 'refused') throw new Error(outcome.error.message)
  return outcome.value
}
