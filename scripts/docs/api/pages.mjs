/**
 * The pages of docs/api in the order of the index. Each is one file of `pages/`. The first page that exports a
 * declaration documents it, and the others link to it.
 */
export const pages = [
  {
    heading: 'Apps',
    titles: {
      createAppKit: 'createAppKit and its options',
      instance: 'Instance',
      hooks: 'Hooks',
      components: 'Components and elements',
      actions: 'Actions',
      errors: 'Errors',
      networks: 'Networks',
      server: 'Server rendering',
      policy: 'Content security policy',
    },
  },
  {
    heading: 'Adapters',
    titles: {
      adapterEip155: '@latchkey/adapter-eip155',
      wagmiCore: '@latchkey/adapter-eip155/wagmi-core',
      adapterSolana: '@latchkey/adapter-solana',
      adapterBip122: '@latchkey/adapter-bip122',
      adapterPolkadot: '@latchkey/adapter-polkadot',
      adapterKit: '@latchkey/adapter-kit',
    },
  },
  {
    heading: 'Other packages',
    titles: {
      core: '@latchkey/core',
      walletConnect: '@latchkey/walletconnect',
      siwx: '@latchkey/siwx',
      siwxServer: '@latchkey/siwx/server',
      compat: '@latchkey/compat',
      compatSolana: '@latchkey/compat/adapter-solana/react',
      ui: '@latchkey/ui',
      relay: '@latchkey/relay',
      apiClient: '@latchkey/api-client',
      migrate: '@latchkey/migrate',
      common: '@latchkey/common',
    },
  },
  {
    heading: 'Testing',
    titles: {
      testing: '@latchkey/testing',
      testingNode: '@latchkey/testing/node',
      testingPlaywright: '@latchkey/testing/playwright',
      testingConformance: '@latchkey/testing/conformance',
    },
  },
]
