/** The folders of every adapter. Not every namespace has each. */
const adapterFolders = [
  // Values that other code uses.
  'parse',
  'network',
  'address',
  'wallet',
  'context',
  'rpc',
  // Folders of a single namespace.
  'links',
  'ens',
  'ethers',
  'contract',
  'drivers',
  'scale',
  'runtime',
  'psbt',
  // Folders about connected wallets.
  'requests',
  'transaction',
  'actions',
  'session',
  'remote',
  'connectors',
  'discovery',
]

/**
 * Folders of a package's `src` from the lowest to the highest: one imports only from itself and from those before it. `.` stands for the
 * files beside the folders; by default these are the highest.
 */
export const folderOrder = {
  '@latchkey/adapter-eip155': adapterFolders,
  '@latchkey/adapter-bip122': adapterFolders,
  '@latchkey/adapter-polkadot': adapterFolders,
  '@latchkey/adapter-solana': adapterFolders,
  '@latchkey/appkit': ['policy', 'networks', 'state', 'button', 'walletButton', 'instance', 'elements', '.', 'react'],
  '@latchkey/adapter-kit': ['wallet', 'session', 'rpc', 'adapter'],
  '@latchkey/common': [
    'parse',
    'page',
    '.',
    'text',
    'errors',
    'amount',
    'actions',
    'caip',
    'async',
    'url',
    'adapter',
    'transactions',
    'server',
  ],
  '@latchkey/walletconnect': ['protocol', 'page', 'relay', 'client', 'links', 'pairing', 'session', 'universal'],
  '@latchkey/relay': ['.', 'usage', 'mailbox', 'auth', 'exchange', 'rpc', 'outbox', 'connection', 'server'],
  '@latchkey/core': [
    'options',
    'ports',
    'storage',
    'router',
    'events',
    'alert',
    'snackbar',
    'theme',
    'modal',
    'network',
    'account',
    'wallets',
    'connection',
    'modalSync',
    'appActions',
    // Lazy entries.
    'directory',
    'walletConnect',
    'analytics',
  ],
  '@latchkey/ui': [
    'async',
    'store',
    'i18n',
    'theme',
    'icons',
    'primitives',
    'context',
    'directory',
    'links',
    'network',
    'legal',
    'account',
    'wallet',
    'walletConnect',
    'qr',
    'views',
    'modal',
  ],
}

/**
 * Names of files that import nothing of their package, so that every folder may import them: English texts are beside the components
 * that show them, and the type of all catalogues is derived from them.
 */
export const leafFiles = { '@latchkey/ui': ['texts.en.ts'] }
