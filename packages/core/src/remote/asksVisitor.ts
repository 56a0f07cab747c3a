/** What a wallet shows to its owner, by the words methods of all namespaces are made of. */
const shown = /sign|send|transfer|switch|add|watch|request|grant|revoke|show/i
/** What it answers by itself, though it has such a word: `wallet_getPermissions`, `getAccountAddresses`. */
const read = /(^|_)get|accounts/i

/** Whether a method waits for a person in the wallet; for what it answers by itself nobody need open it. */
export function asksVisitor(method: string): boolean {
  return shown.test(method) && !read.test(method)
}
