import type { ExchangeState } from './exchangeState.js'

/** Returns whether a client other than this one is subscribed to the topic on this relay. */
export function hasListener({ topics }: Pick<ExchangeState, 'topics'>, name: string, clientId: string): boolean {
  for (const subscriber of topics.get(name)?.subscriptions.keys() ?? []) {
    if (subscriber.clientId !== clientId) return true
  }
  return false
}
