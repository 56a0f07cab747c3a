const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Wallets and networks bring pictures as data URLs, name services as links.
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  // The local chains, and whatever RPC server a visitor tries in the options.
  'connect-src': "'self' https: http://127.0.0.1:* http://localhost:*",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** The policy the demo is served with: no inline script, no inline style, no string that becomes code. */
export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')
