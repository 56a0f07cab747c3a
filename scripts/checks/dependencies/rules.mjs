/**
 * Which packages of the project, or entries of them, each one may import in what it publishes. Lazily: only by
 * `import()`.
 */
export const mayImport = {
  '@latchkey/common': {},
  '@latchkey/api-client': { always: ['@latchkey/common'] },
  '@latchkey/walletconnect': { always: ['@latchkey/common'] },
  '@latchkey/siwx': { always: ['@latchkey/common'] },
  // A standalone server: imports libraries, but no other package of the project.
  '@latchkey/relay': { always: [] },
  // A command: rewrites code that imports the other packages, and needs none of them itself.
  '@latchkey/migrate': { always: [] },
  '@latchkey/core': {
    always: ['@latchkey/common', '@latchkey/walletconnect/links'],
    lazily: ['@latchkey/api-client', '@latchkey/walletconnect'],
  },
  '@latchkey/adapter-kit': { always: ['@latchkey/common'] },
  '@latchkey/adapter-eip155': { always: ['@latchkey/adapter-kit', '@latchkey/common'] },
  '@latchkey/adapter-bip122': { always: ['@latchkey/adapter-kit', '@latchkey/common'] },
  '@latchkey/adapter-polkadot': { always: ['@latchkey/adapter-kit', '@latchkey/common'] },
  '@latchkey/adapter-solana': { always: ['@latchkey/adapter-kit', '@latchkey/common'] },
  '@latchkey/ui': { always: ['@latchkey/common', '@latchkey/core'] },
  '@latchkey/appkit': { always: ['@latchkey/common', '@latchkey/core'], lazily: ['@latchkey/ui'] },
  '@latchkey/compat': {
    always: [
      '@latchkey/adapter-bip122',
      '@latchkey/adapter-eip155',
      '@latchkey/adapter-solana',
      '@latchkey/appkit',
      '@latchkey/common',
      '@latchkey/siwx',
    ],
  },
  '@latchkey/testing': { always: ['@latchkey/common', '@latchkey/relay'] },
}

/** Packages that run in a browser without any bundler's polyfills. */
export const forBrowsers = [
  '@latchkey/common',
  '@latchkey/api-client',
  '@latchkey/walletconnect',
  '@latchkey/siwx',
  '@latchkey/core',
  '@latchkey/adapter-kit',
  '@latchkey/adapter-eip155',
  '@latchkey/adapter-bip122',
  '@latchkey/adapter-polkadot',
  '@latchkey/adapter-solana',
  '@latchkey/ui',
  '@latchkey/appkit',
  '@latchkey/compat',
]

/** Libraries that only some folders or files of the repository may import. */
export const restrictedLibraries = [
  { library: /^viem(\/|$)/, places: ['packages/adapters/eip155/', 'packages/siwx/', 'packages/testing/'] },
  { library: /^ethers(\/|$)/, places: ['packages/adapters/eip155/'] },
  { library: /^@solana\//, places: ['packages/adapters/solana/', 'packages/compat/', 'packages/testing/'] },
  { library: /^@polkadot\//, places: ['packages/adapters/polkadot/', 'packages/testing/'] },
  { library: /^(bitcoinjs-lib|sats-connect)(\/|$)/, places: ['packages/adapters/bip122/'] },
  { library: /^@walletconnect\//, places: ['packages/walletconnect/', 'packages/testing/'] },
  { library: /^valtio\/vanilla(\/|$)/, places: ['packages/core/', 'packages/ui/', 'packages/appkit/'] },
  { library: /^valtio(?!\/vanilla)/, places: ['packages/ui/', 'packages/appkit/src/react/'] },
  {
    library: /^react(-dom)?(\/|$)/,
    places: ['packages/ui/', 'packages/appkit/src/react/', 'packages/compat/src/react/'],
  },
]

/**
 * Folders that tests and unpublished packages may reach into by a relative path. The fakes are for the packages that
 * testing depends on itself: they cannot depend on it.
 */
export const sharedFolders = ['fuzz/', 'scripts/', 'packages/testing/src/fakes/']
