/** A reason to contact a host, as listed in `docs/security.md`. */
export type HostKind = {
  readonly directive: 'connect-src' | 'frame-src' | 'img-src'
  /** The option that names the host. */
  readonly option: string
  readonly hosts: string
  readonly when: string
}

/**
 * All reasons to contact a host other than the page's own. Every host comes from an option, except the default relay.
 */
export const hostKinds = {
  customRpc: {
    directive: 'connect-src',
    option: '`customRpcUrls`',
    hosts: 'the hosts of the URLs',
    when: 'a wallet is connected, for reads and transactions',
  },
  relayRpc: {
    directive: 'connect-src',
    option: '`services.rpc` with `projectId`',
    hosts: 'the host of the URL',
    when: 'a wallet is connected, for networks that the service supports. With `customRpcUrls`, only if `rpcFallback` is on',
  },
  networkRpc: {
    directive: 'connect-src',
    option: '`networks`',
    hosts: 'the `http(s)` RPC URLs of each network',
    when: 'a wallet is connected, for networks without `customRpcUrls` and `services.rpc`. For other networks, only if `rpcFallback` is on',
  },
  relay: {
    directive: 'connect-src',
    option: '`services.relay` with `projectId`',
    hosts:
      'the hosts of the URLs, over `wss:`. Default, if `projectId` has 32 hexadecimal digits: the public relay `relay.walletconnect.org`',
    when: 'the visitor chooses WalletConnect, or a WalletConnect session exists',
  },
  directory: {
    directive: 'connect-src',
    option: '`services.directory` with `projectId`',
    hosts: 'the host of the URL',
    when: 'the modal lists wallets, or shows images of networks or of a restored wallet',
  },
  chainData: {
    directive: 'connect-src',
    option: '`services.chainData` with `projectId`, unless `identity` is off and `features.smartSessions` is not on',
    hosts: 'the host of the URL',
    when: 'an EVM account connects, for its name and avatar; the visitor lists, adds or revokes a permission',
  },
  analytics: {
    directive: 'connect-src',
    option: '`services.analytics` with `projectId`, unless `features.analytics` is off',
    hosts: 'the host of the URL',
    when: 'after the modal first opened, or after the first click in an embedded modal',
  },
  telemetry: {
    directive: 'connect-src',
    option: '`services.telemetry`, with a relay and `projectId`',
    hosts: 'the host of the URL',
    when: 'the WalletConnect client starts',
  },
  verify: {
    directive: 'frame-src',
    option: '`services.verify`, with a relay and `projectId`',
    hosts: 'the host of the URL',
    when: 'before each WalletConnect pairing and request',
  },
  networkImage: {
    directive: 'img-src',
    option: '`chainImages`, or `assets.imageUrl` in `networks`',
    hosts: 'the hosts of the images',
    when: 'a network is shown',
  },
  tokenImage: {
    directive: 'img-src',
    option: '`image` in `tokens`',
    hosts: 'the hosts of the images',
    when: 'the account shows the token',
  },
  walletImage: {
    directive: 'img-src',
    option: '`connectorImages`, `image_url` in `customWallets`',
    hosts: 'the hosts of the images',
    when: 'the wallet is shown',
  },
  directoryImage: {
    directive: 'img-src',
    option: '`services.directory` with `projectId`',
    hosts: '`blob:`, and the host of the URL for wallets without an image id',
    when: 'a wallet of the directory or a network with `assets.imageId` is shown',
  },
  announcedImage: {
    directive: 'img-src',
    option: '–',
    hosts: '`data:`',
    when: 'an announced wallet is shown',
  },
  namePicture: {
    directive: 'img-src',
    option: '`enableNamePictures`, with Ethereum mainnet in `networks` or with `services.chainData`',
    hosts: '`https:`: the owner of the name chooses the host',
    when: 'a connected address has a name with an avatar',
  },
} as const satisfies Readonly<Record<string, HostKind>>
