/** Kind of a wallet event. A newer event of a kind replaces older ones. Each namespace has its own accounts and network. */
export function eventKind(namespace: string, name: string): string {
  return `event ${namespace} ${name}`
}
