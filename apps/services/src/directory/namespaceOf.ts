/** The namespace of a CAIP-2 id. */
export function namespaceOf(caipNetworkId: string): string {
  return caipNetworkId.slice(0, caipNetworkId.indexOf(':'))
}
