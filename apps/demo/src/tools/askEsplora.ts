import type { Network } from '@latchkey/appkit/react'
import { urlOf } from './urlOf.js'

/** Requests the Esplora API at a Bitcoin network's URL. */
export async function askEsplora(network: Network, path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`${urlOf(network)}${path}`, { signal: signal ?? null })
  if (!response.ok) throw new Error(`${network.name} answered ${response.status}.`)
  return response.json()
}
