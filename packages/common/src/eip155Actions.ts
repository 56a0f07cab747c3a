/** Hexadecimal text with 0x. */
export type Hex = `0x${string}`

type Options = { readonly signal?: AbortSignal | undefined }
/** The account that acts; by default the account that the modal shows. */
type From = {
  readonly address?: string | undefined
  /** viem's name for `address`. */
  readonly account?: string | undefined
}
/** A contract and its account that acts, by the names of this package or by those of viem. */
type Contract =
  | ({ readonly contractAddress: string } & From)
  | {
      readonly contractAddress?: undefined
      /** The contract, where `contractAddress` is left out. */
      readonly address: string
      /** The account that acts. */
      readonly account?: string | undefined
    }
/** A call of a contract's function by its ABI. */
type ContractCall = {
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
}

/** A transaction as an app states it; `value`, gas and fees in wei. */
export type TransactionRequest = {
  readonly to?: string | undefined
  readonly data?: Hex | undefined
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly Hex[] }[] | undefined
  readonly type?: 'legacy' | 'eip2930' | 'eip1559' | undefined
  /** The chain it is meant for; `WRONG_NETWORK` when the wallet is elsewhere just before sending. Default: the session's. */
  readonly chainId?: number | undefined
}

/** EIP-712 data. */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** EIP-712 data in one parameter, or spread as viem takes it. */
type TypedDataParameters = { readonly typedData: TypedData } | (TypedData & { readonly typedData?: undefined })

/** What a transaction came to, in the form of viem. */
export type TransactionReceipt = {
  readonly transactionHash: Hex
  readonly status: 'success' | 'reverted'
  readonly blockHash: Hex
  readonly blockNumber: bigint
  readonly from: string
  readonly to: string | undefined
  /** The contract that the transaction created. */
  readonly contractAddress: string | undefined
  readonly gasUsed: bigint
  /** In wei. Some networks leave it out. */
  readonly effectiveGasPrice: bigint | undefined
  readonly logs: readonly {
    readonly address: string
    readonly topics: readonly Hex[]
    readonly data: Hex
    readonly logIndex: number
  }[]
}

/** One call of `wallet_sendCalls` (EIP-5792). */
export type Call = {
  readonly to?: string | undefined
  readonly data?: Hex | undefined
  readonly value?: bigint | undefined
}

/** EIP-5792 capabilities by hexadecimal chain id. */
export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** EIP-5792 status of a bundle of calls; `status` is the numeric code of the EIP (100 pending, 200 confirmed, …). */
export type CallsStatus = {
  readonly id: string
  readonly status: number
  readonly chainId?: Hex | undefined
  readonly atomic?: boolean | undefined
  readonly receipts?:
    | readonly { readonly transactionHash: Hex; readonly status: Hex; readonly blockNumber: Hex }[]
    | undefined
}

/** A permission that a wallet gave the page (EIP-2255). */
export type WalletPermission = {
  /** The method it allows, such as `eth_accounts`. */
  readonly parentCapability: string
  /** The origin of the page. */
  readonly invoker?: string
  readonly caveats: readonly { readonly type: string; readonly value: unknown }[]
}

/** Every EVM wallet offers these. */
type Required = {
  /** `personal_sign`; a `raw` message is bytes in hex. Answers the signature. */
  signMessage(parameters: { readonly message: string | { readonly raw: Hex } } & From & Options): Promise<Hex>
  /** Answers the transaction hash. Account and chain are re-read from the wallet just before sending. */
  sendTransaction(parameters: TransactionRequest & From & Options): Promise<Hex>
}

/** Present only if the connected wallet offers them, and the app has what they take. */
type Optional = {
  /** Gas units. Absent without the EVM adapter. */
  estimateGas(parameters: TransactionRequest & From & Options): Promise<bigint>
  /** Encodes a contract call by its ABI and sends it. Answers the transaction hash. Absent without the EVM adapter. */
  writeContract(parameters: ContractCall & Omit<TransactionRequest, 'to' | 'data'> & Contract & Options): Promise<Hex>
  /**
   * Calls a function of a contract by `eth_call` and decodes the answer by the ABI; the type of the answer is the app's statement. The
   * network is asked, not the wallet. Throws `INVALID_PARAMS`, `RPC_FAILED` also for a revert, `RPC_BAD_RESPONSE`. Absent without the
   * EVM adapter.
   */
  readContract<Answer = unknown>(
    parameters: ContractCall & {
      /** Default: the session's. */
      readonly chainId?: number | undefined
      readonly blockNumber?: bigint | undefined
      /** Default `latest`. */
      readonly blockTag?: 'latest' | 'pending' | 'safe' | 'finalized' | 'earliest' | undefined
    } & Contract &
      Options,
  ): Promise<Answer>
  /**
   * Waits until a transaction is in a block and returns its receipt, also of a transaction that was reverted. The network is asked, not
   * the wallet. Throws `RECEIPT_TIMEOUT`. A transaction that another one replaces has no receipt. Absent without the EVM adapter.
   */
  waitForReceipt(
    parameters: {
      readonly hash: Hex
      /** Blocks, with that of the transaction. Default 1. */
      readonly confirmations?: number | undefined
      /** In ms. Default 180000. */
      readonly timeout?: number | undefined
      /** Default: the session's. */
      readonly chainId?: number | undefined
    } & Options,
  ): Promise<TransactionReceipt>
  /**
   * `eth_signTransaction`: signs without sending. Returns the signed transaction as raw bytes in hex, for `eth_sendRawTransaction`. The
   * wallet's account and chain are read again just before. Throws what `sendTransaction` throws.
   */
  signTransaction(parameters: TransactionRequest & From & Options): Promise<Hex>
  /** EIP-712, `eth_signTypedData_v4`. */
  signTypedData(parameters: TypedDataParameters & From & Options): Promise<Hex>
  signTypedDataV1(
    parameters: {
      readonly items: readonly { readonly type: string; readonly name: string; readonly value: unknown }[]
    } & From &
      Options,
  ): Promise<Hex>
  signTypedDataV3(parameters: TypedDataParameters & From & Options): Promise<Hex>
  /** EIP-5792. */
  getCapabilities(
    parameters?: { readonly chainIds?: readonly number[] | undefined } & From & Options,
  ): Promise<Capabilities>
  sendCalls(
    parameters: {
      readonly calls: readonly Call[]
      readonly chainId?: number | undefined
      readonly atomicRequired?: boolean | undefined
      readonly capabilities?: Readonly<Record<string, unknown>> | undefined
    } & From &
      Options,
  ): Promise<{ readonly id: string; readonly capabilities?: Readonly<Record<string, unknown>> | undefined }>
  getCallsStatus(parameters: { readonly id: string } & Options): Promise<CallsStatus>
  /** `wallet_getPermissions` (EIP-2255): the permissions that the page has. */
  getPermissions(parameters?: Options): Promise<readonly WalletPermission[]>
  /**
   * `wallet_requestPermissions` (EIP-2255), by the name of the method that each permission allows, with its caveats: `{ eth_accounts: {} }`
   * opens the account picker of the wallet. Returns the granted permissions.
   */
  requestPermissions(
    parameters: { readonly permissions: Readonly<Record<string, Readonly<Record<string, unknown>>>> } & Options,
  ): Promise<readonly WalletPermission[]>
  /** ERC-7715. */
  grantPermissions(parameters: { readonly permissions: readonly unknown[] } & Options): Promise<unknown>
  revokePermissions(parameters: { readonly permissions: unknown } & Options): Promise<unknown>
  /** EIP-747; answers whether the visitor added it. */
  watchAsset(
    parameters: {
      readonly type: 'ERC20' | 'ERC721' | 'ERC1155'
      readonly options: {
        readonly address: string
        readonly symbol?: string
        readonly decimals?: number
        readonly image?: string
        readonly tokenId?: string
      }
    } & Options,
  ): Promise<boolean>
  /**
   * `wallet_scanQRCode` (EIP-945): returns the text of the code that the visitor scans with the wallet's camera. With `pattern`, the source
   * of a regular expression, another text is `WALLET_BAD_RESULT`.
   */
  scanQRCode(parameters?: { readonly pattern?: string | undefined } & Options): Promise<string>
  /** ERC-7811: assets by hexadecimal chain id. */
  getAssets(
    parameters?: { readonly chainIds?: readonly number[] | undefined } & From & Options,
  ): Promise<Readonly<Record<string, readonly unknown[]>>>
}

/** What a connected EVM wallet can do. */
export type Eip155Actions = Required & Partial<Optional>
