import type { ChainNamespace } from '@latchkey/common'
import { useChains } from '../kit/demoContext.js'

/** Returns why a namespace has no local chains: they are starting, or failed to. `undefined` if they run. */
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
