import { cleanText, type Network } from '@latchkey/common'

/** How many names fit beside a wallet's own. */
const shown = 3

/** The networks that come with a kind of chain, in a line; nothing where it is the kind's own name alone. */
export function networkNames(networks: readonly Network[], kind: string): string | undefined {
  const names = networks.map(({ name }) => cleanText(name))
  if (names.length === 0 || (names.length === 1 && names[0] === kind)) return undefined
  const rest = names.length - shown
  return [...names.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
}
