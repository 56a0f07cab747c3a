import { cleanText, type Network } from '@latchkey/common'

/** Maximum number of names next to the wallet's name. */
const shown = 3

/** Returns the networks of a namespace in one line. Empty if the only name is that of the namespace. */
export function networkNames(networks: readonly Network[], kind: string): string | undefined {
  const names = networks.map(({ name }) => cleanText(name))
  if (names.length === 0 || (names.length === 1 && names[0] === kind)) return undefined
  const rest = names.length - shown
  return [...names.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
}
