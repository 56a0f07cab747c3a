import { defineNetwork } from '@latchkey/appkit/networks'
import { contentSecurityPolicy } from '@latchkey/appkit/policy'

/** The policy the kit's documentation gives for these networks, each as JSON. */
export function policyFor(written: readonly string[], nonce: string): string {
  const [first, ...rest] = written.map((network) => defineNetwork(JSON.parse(network)))
  if (!first) throw new Error('A page with the strict policy names its networks')
  return contentSecurityPolicy({ networks: [first, ...rest] }, { nonce })
}
