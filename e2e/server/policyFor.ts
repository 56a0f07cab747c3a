import { defineNetwork } from '@latchkey/appkit/networks'
import { contentSecurityPolicy } from '@latchkey/appkit/policy'

/** The policy the kit's documentation gives for these networks, each as JSON, and for these services, as JSON. */
export function policyFor(written: readonly string[], services: string | null, nonce: string): string {
  const [first, ...rest] = written.map((network) => defineNetwork(JSON.parse(network)))
  if (!first) throw new Error('A page with the strict policy names its networks')
  const more = services ? { projectId: 'local', services: JSON.parse(services) } : {}
  return contentSecurityPolicy({ networks: [first, ...rest], ...more }, { nonce })
}
