/** The error of an EIP-1193 provider: a stable numeric code, a message, and data. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number
  readonly data: unknown

  constructor(code: keyof typeof messages | number, message?: string, data?: unknown) {
    super(message ?? messages[code] ?? 'Unknown error')
    this.code = code
    this.data = data
  }
}

/** EIP-1193, EIP-1474 and EIP-5792 codes of wallet errors. */
const messages: Readonly<Record<number, string>> = {
  4001: 'User rejected the request.',
  4100: 'The requested account or method has not been authorized by the user.',
  4200: 'The wallet does not support this method.',
  4900: 'The wallet is disconnected from all chains.',
  4902: 'Unrecognized chain. Add it with wallet_addEthereumChain first.',
  5700: 'A required capability is not supported.',
  5710: 'The chain is not supported.',
  5720: 'There is already a bundle with this id.',
  5730: 'No bundle with this id is known.',
  5760: 'Atomic execution is required but not supported.',
  [-32002]: 'A request of this kind is already open in the wallet.',
  [-32602]: 'Invalid parameters.',
  [-32603]: 'Internal error.',
}
