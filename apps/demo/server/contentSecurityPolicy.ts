import { mainnet } from '@latchkey/appkit/networks'
import { contentSecurityPolicy as policyOf } from '@latchkey/appkit/policy'

/** The Content-Security-Policy of the demo: no inline scripts or styles, and no code from strings. */
export const contentSecurityPolicy = policyOf(
  { networks: [mainnet] },
  {
    also: {
      // The local chains and services, and any RPC server or picture that a visitor enters in the options.
      'connect-src': [
        "'self'",
        'https:',
        'wss:',
        'http://127.0.0.1:*',
        'http://localhost:*',
        'ws://127.0.0.1:*',
        'ws://localhost:*',
      ],
      // Pictures of the directory are fetched and then shown from memory.
      'img-src': ['https:', 'blob:'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
)
