/** What the page with the strict policy allows: nothing but its own scripts by nonce, and the RPC servers of its networks. */
export function contentSecurityPolicy({
  nonce,
  connect,
}: {
  readonly nonce: string
  readonly connect: readonly string[]
}): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src ${connect.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
