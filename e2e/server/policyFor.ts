import { defineNetwork } from '@latchkey/appkit/networks'
import { contentSecurityPolicy } from '@latchkey/appkit/policy'

/** Returns the documented policy for these networks and services, which are JSON texts. */
export function policyFor(written: readonly string[], services: string | null, nonce: string): string {
  const [first, ...rest] = written.map((network) => defineNetwork(JSON.parse(network)))
  if (!first) throw new Error('A page with the strict policy names its networks')
  const more = services ? { projectId: 'local', services: JSON.parse(services) } : {}
  return contentSecurityPolicy({ networks: [first, ...rest], ...more }, { nonce })
}
