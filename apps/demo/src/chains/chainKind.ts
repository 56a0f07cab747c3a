import type { ChainNamespace } from '@latchkey/common'

/** The page's description of a namespace. */
export type ChainKind = {
  readonly namespace: ChainNamespace
  /** Display name. */
  readonly title: string
  /** Names of the two local networks in the generated code. */
  readonly localNames: readonly [string, string]
  /** Initial amount to send, in coins. */
  readonly firstAmount: string
  /** Amount of the local faucet, in coins. */
  readonly gift: string
  /** All actions, in the order of the page. */
  readonly actionNames: readonly string[]
}

/** The four namespaces, in the order of the page. */
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
    actionNames: ['signMessage', 'signRaw', 'signPayload', 'sendTransaction', 'waitForReceipt'],
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

/** Returns the description of a namespace. */
export function chainKind(namespace: ChainNamespace): ChainKind {
  const kind = chainKinds.find((one) => one.namespace === namespace)
  if (!kind) throw new Error(`The page does not know the namespace ${namespace}.`)
  return kind
}
