import type { ChainNamespace } from '@latchkey/common'
import { useChains } from '../kit/demoContext.js'

/** Why there are no local chains of a kind: they are still starting, or could not. `undefined` where all is well. */
export function useStart(
  namespace: ChainNamespace,
): { readonly state: 'starting' | 'failed'; readonly text: string } | undefined {
  const { data } = useChains()
  if (data.starting.includes(namespace)) {
    return { state: 'starting', text: 'Its local chain is still starting. A few seconds more.' }
  }
  const failure = data.failed.find((one) => one.namespace === namespace)
  return failure && { state: 'failed', text: `Its local chain did not start: ${firstLine(failure.reason)}` }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text
}
