import type { ChainNamespace } from '@latchkey/common'

/** What the page has to know of a kind of chain. */
export type ChainKind = {
  readonly namespace: ChainNamespace
  /** What people call it. */
  readonly title: string
  /** How a local network of it is called in the code of the options; the second one too. */
  readonly localNames: readonly [string, string]
  /** A sum to send first, in coins. */
  readonly firstAmount: string
  /** A sum to ask the local faucet for, in coins. */
  readonly gift: string
  /** Every action there is, in the order the page lists them. */
  readonly actionNames: readonly string[]
}

/** The four kinds, in the order the page shows them. */
export const chainKinds: readonly ChainKind[] = [
  {
    namespace: 'eip155',
    title: 'Ethereum',
    localNames: ['local', 'second'],
    firstAmount: '0.25',
    gift: '5',
    actionNames: [
      'signMessage',
      'sendTransaction',
      'estimateGas',
      'readContract',
      'writeContract',
      'waitForReceipt',
      'signTransaction',
      'signTypedData',
      'signTypedDataV1',
      'signTypedDataV3',
      'getCapabilities',
      'sendCalls',
      'getCallsStatus',
      'getPermissions',
      'requestPermissions',
      'grantPermissions',
      'revokePermissions',
      'watchAsset',
      'getAssets',
      'scanQRCode',
    ],
  },
  {
    namespace: 'solana',
    title: 'Solana',
    localNames: ['solanaLocal', 'solanaSecond'],
    firstAmount: '0.25',
    gift: '5',
    actionNames: [
      'signMessage',
      'signTransaction',
      'signAllTransactions',
      'signAndSendTransaction',
      'sendTransaction',
      'getAccounts',
      'requestAccounts',
    ],
  },
  {
    namespace: 'polkadot',
    title: 'Polkadot',
    localNames: ['polkadotLocal', 'polkadotSecond'],
    firstAmount: '2.5',
    gift: '100',
    actionNames: ['signMessage', 'signRaw', 'signPayload', 'sendTransaction'],
  },
  {
    namespace: 'bip122',
    title: 'Bitcoin',
    localNames: ['bitcoinLocal', 'bitcoinSecond'],
    firstAmount: '0.001',
    gift: '0.05',
    actionNames: ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses'],
  },
]

/** The kind of a namespace. */
export function chainKind(namespace: ChainNamespace): ChainKind {
  const kind = chainKinds.find((one) => one.namespace === namespace)
  if (!kind) throw new Error(`The page does not know the namespace ${namespace}.`)
  return kind
}
