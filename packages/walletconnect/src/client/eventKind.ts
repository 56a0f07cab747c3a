/** The kind of a wallet's event, within which a newer one replaces an older. Each namespace has its own accounts and its own network. */
export function eventKind(namespace: string, name: string): string {
  return `event ${namespace} ${name}`
}
