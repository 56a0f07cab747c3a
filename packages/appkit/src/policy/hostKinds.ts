/** A reason to ask a host, as the tables of the documentation tell it. */
export type HostKind = {
  readonly directive: 'connect-src' | 'frame-src' | 'img-src'
  /** Which option brings the host. */
  readonly option: string
  readonly hosts: string
  readonly when: string
}

/** Every reason the code has to ask a host other than the page's own. Each host comes from an option, besides the default relay. */
export const hostKinds = {
  customRpc: {
    directive: 'connect-src',
    option: '`customRpcUrls`',
    hosts: 'the hosts given',
    when: 'a wallet is connected, and its network is read or written',
  },
  relayRpc: {
    directive: 'connect-src',
    option: '`services.rpc` with `projectId`',
    hosts: 'the host given',
    when: 'likewise, for the networks that the relay knows and that have no `customRpcUrls`, or with `rpcFallback`',
  },
  networkRpc: {
    directive: 'connect-src',
    option: '`networks`',
    hosts: 'the `http(s)` RPC servers in each network',
    when: 'likewise, for the networks without `customRpcUrls` and `services.rpc`, or with `rpcFallback`',
  },
  relay: {
    directive: 'connect-src',
    option: '`services.relay` with `projectId`',
    hosts:
      'the host given, over `wss:`; by default, for a `projectId` of 32 hexadecimal digits, the public relay `relay.walletconnect.org`',
    when: 'the visitor wants to connect a wallet on another device, and while one is connected',
  },
  directory: {
    directive: 'connect-src',
    option: '`services.directory` with `projectId`',
    hosts: 'the host given',
    when: 'the modal lists wallets, and for pictures of wallets and networks, also of a wallet that is restored',
  },
  chainData: {
    directive: 'connect-src',
    option: '`services.chainData` with `projectId`',
    hosts: 'the host given',
    when: 'an EVM address is connected, for its name and picture',
  },
  analytics: {
    directive: 'connect-src',
    option: '`services.analytics` with `projectId`, unless `features.analytics` is off',
    hosts: 'the host given',
    when: 'the modal was opened; embedded in the page: something in it was chosen',
  },
  telemetry: {
    directive: 'connect-src',
    option: '`services.telemetry`, with a relay and `projectId`',
    hosts: 'the host given',
    when: 'the WalletConnect client starts',
  },
  verify: {
    directive: 'frame-src',
    option: '`services.verify`, with a relay and `projectId`',
    hosts: 'the host given',
    when: 'a code is made for a wallet on another device, or such a wallet is asked',
  },
  networkImage: {
    directive: 'img-src',
    option: '`chainImages`, or `assets.imageUrl` in `networks`',
    hosts: 'the hosts of the pictures',
    when: 'a network is shown',
  },
  walletImage: {
    directive: 'img-src',
    option: '`connectorImages`, `image_url` in `customWallets`',
    hosts: 'the hosts of the pictures',
    when: 'the wallet is shown',
  },
  directoryImage: {
    directive: 'img-src',
    option: '`services.directory` with `projectId`',
    hosts: '`blob:`, and the host given where a wallet has no picture by id there',
    when: 'a wallet of the directory, or a network with `assets.imageId`, is shown',
  },
  announcedImage: {
    directive: 'img-src',
    option: '–',
    hosts: '`data:`; no host',
    when: 'a wallet that announced itself is shown',
  },
  namePicture: {
    directive: 'img-src',
    option: '`enableNamePictures`, with Ethereum mainnet in `networks` or with `services.chainData`',
    hosts: '`https:`, whichever host the owner of the name chose',
    when: 'a connected address has a name with a picture',
  },
} as const satisfies Readonly<Record<string, HostKind>>
