import type { ScriptedHandler } from '../base/createScriptedHandler.js'
import type { Plan } from '../base/plan.js'
import { ProviderError } from '../base/providerError.js'

/** How a call ended, before a face puts it into the form its wallets use. */
export type BitcoinOutcome =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'refused'; readonly error: ProviderError }
  /** Laid ready by a test: exactly this, in no face's form. */
  | { readonly type: 'scripted'; readonly value: unknown }
  | { readonly type: 'thrown'; readonly value: unknown }

/** Handles one call of the page; `name` is what the face calls it. */
export type BitcoinCall = (name: string, params: unknown, plan: () => Plan) => Promise<BitcoinOutcome>

/** What a plan came to, told from what a test laid ready. */
type Done = { readonly value: unknown }

/** Makes the function that handles calls: script first, then the wallet's own behaviour. */
export function createBitcoinCall(request: ScriptedHandler, offers: (name: string) => boolean): BitcoinCall {
  const done = new WeakSet<object>()
  const isDone = (answer: unknown): answer is Done => typeof answer === 'object' && answer !== null && done.has(answer)

  return async (name, params, makePlan) => {
    try {
      const answer = await request(name, params, () => {
        if (!offers(name)) throw new ProviderError(4200)
        const plan = makePlan()
        return {
          ...plan,
          async run(choice) {
            const result: Done = { value: await plan.run(choice) }
            done.add(result)
            return result
          },
        }
      })
      return isDone(answer) ? { type: 'done', value: answer.value } : { type: 'scripted', value: answer }
    } catch (error) {
      return error instanceof ProviderError ? { type: 'refused', error } : { type: 'thrown', value: error }
    }
  }
}
