/** Words in names of methods that need an approval, in all namespaces. */
const shown = /sign|send|transfer|switch|add|watch|request|grant|revoke|show/i
/** Methods that contain such a word and need no approval: `wallet_getPermissions`, `getAccountAddresses`. */
const read = /(^|_)get|accounts/i

/** Returns whether a method needs the visitor's approval in the wallet. */
export function asksVisitor(method: string): boolean {
  return shown.test(method) && !read.test(method)
}
