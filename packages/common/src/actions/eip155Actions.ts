/** Hexadecimal text with 0x. */
export type Hex = `0x${string}`

type Options = { readonly signal?: AbortSignal | undefined }
/** The account to use. Default: the account that the modal shows. */
type From = {
  readonly address?: string | undefined
  /** viem's name for `address`, also as an account object of viem. */
  readonly account?: string | { readonly address: string } | undefined
}
/** A contract and the account to use, with the parameter names of this package or of viem. */
type Contract =
  | ({ readonly contractAddress: string } & From)
  | {
      readonly contractAddress?: undefined
      /** The contract if `contractAddress` is missing, otherwise the account. */
      readonly address: string
      /** viem's name for the account, also as an account object of viem. */
      readonly account?: string | { readonly address: string } | undefined
    }
/** A contract function call, encoded by the ABI. */
type ContractCall = {
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
}

/** A transaction request. `value` and fees are in wei. */
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
  /**
   * The chain of the transaction. `sendTransaction` throws `WRONG_NETWORK` if the wallet is on another one. Default:
   * the session's.
   */
  readonly chainId?: number | undefined
  /** viem's chain object, instead of `chainId`. */
  readonly chain?: { readonly id: number } | null | undefined
}

/** EIP-712 data. */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** EIP-712 data in one parameter, or spread as in viem. */
type TypedDataParameters = { readonly typedData: TypedData } | (TypedData & { readonly typedData?: undefined })

/** The receipt of a transaction, in the form of viem. */
export type TransactionReceipt = {
  readonly transactionHash: Hex
  /** `undefined` if the network does not report it, for example before the Byzantium hard fork of Ethereum. */
  readonly status: 'success' | 'reverted' | undefined
  readonly blockHash: Hex | undefined
  readonly blockNumber: bigint
  readonly from: string | undefined
  readonly to: string | undefined
  /**
   * Present if this is the receipt of another transaction of the same account that took the place of the given one:
   * with a higher fee (`repriced`), to undo it (`cancelled`), or with other contents (`replaced`).
   */
  readonly replaced?: 'repriced' | 'cancelled' | 'replaced'
  /** The contract that the transaction created. */
  readonly contractAddress: string | undefined
  readonly gasUsed: bigint | undefined
  /** In wei. Some networks omit it. */
  readonly effectiveGasPrice: bigint | undefined
  /** Empty if the network reports none, or reports them in an unknown form. The same applies to `topics`. */
  readonly logs: readonly {
    readonly address: string | undefined
    readonly topics: readonly Hex[]
    readonly data: Hex | undefined
    readonly logIndex: number | undefined
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

/**
 * Status of a bundle of calls. `status` is the code of EIP-5792: 100 pending, 200 confirmed, … In a receipt, a `status`
 * and `blockNumber` are absent if the wallet omits them.
 */
export type CallsStatus = {
  readonly id: string
  readonly status: number
  readonly chainId?: Hex | undefined
  readonly atomic?: boolean | undefined
  readonly receipts?:
    | readonly {
        readonly transactionHash: Hex
        readonly status?: Hex | undefined
        readonly blockNumber?: Hex | undefined
      }[]
    | undefined
}

/** A permission that the wallet granted the page (EIP-2255). */
export type WalletPermission = {
  /** The method it allows, such as `eth_accounts`. */
  readonly parentCapability: string
  /** The origin of the page. */
  readonly invoker?: string
  readonly caveats: readonly { readonly type: string; readonly value: unknown }[]
}

/** Actions that every EVM wallet supports. */
type Required = {
  /** Signs a message with `personal_sign` and returns the signature. A `raw` message is bytes in hex. */
  signMessage(parameters: { readonly message: string | { readonly raw: Hex } } & From & Options): Promise<Hex>
  /**
   * Sends a transaction and returns its hash. Reads account and chain from the wallet again just before sending. Throws
   * `WRONG_NETWORK`.
   */
  sendTransaction(parameters: TransactionRequest & From & Options): Promise<Hex>
}

/** Present only if the connected wallet supports them. */
type Optional = {
  /** Returns the estimated gas units of a transaction. Absent without the EVM adapter. */
  estimateGas(parameters: TransactionRequest & From & Options): Promise<bigint>
  /** Encodes a contract call by its ABI, sends it and returns the transaction hash. Absent without the EVM adapter. */
  writeContract(parameters: ContractCall & Omit<TransactionRequest, 'to' | 'data'> & Contract & Options): Promise<Hex>
  /**
   * Calls a contract function with `eth_call` on an RPC server and decodes the result by the ABI. The type argument is
   * not checked. Throws `INVALID_PARAMS`, `RPC_FAILED` (also for a revert) and `RPC_BAD_RESPONSE`. Absent without the
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
   * Waits until a transaction is in a block and returns its receipt, also that of a reverted one. Uses an RPC server,
   * not the wallet. A request that fails is repeated until `timeout`. If another transaction replaces this one while it
   * waits, returns the receipt of that one, with `replaced`. Throws `RECEIPT_TIMEOUT`. Absent without the EVM adapter.
   */
  waitForReceipt(
    parameters: {
      readonly hash: Hex
      /** Number of blocks, including that of the transaction. Default 1. */
      readonly confirmations?: number | undefined
      /** In ms. Default 180000. */
      readonly timeout?: number | undefined
      /** Default: the session's. */
      readonly chainId?: number | undefined
    } & Options,
  ): Promise<TransactionReceipt>
  /**
   * Signs a transaction with `eth_signTransaction` without sending it. Returns its bytes in hex, for
   * `eth_sendRawTransaction`. Throws like `sendTransaction`.
   */
  signTransaction(parameters: TransactionRequest & From & Options): Promise<Hex>
  /** Signs EIP-712 data with `eth_signTypedData_v4` and returns the signature. */
  signTypedData(parameters: TypedDataParameters & From & Options): Promise<Hex>
  /** Signs with `eth_signTypedData_v1`, for old contracts. */
  signTypedDataV1(
    parameters: {
      readonly items: readonly { readonly type: string; readonly name: string; readonly value: unknown }[]
    } & From &
      Options,
  ): Promise<Hex>
  /** Signs with `eth_signTypedData_v3`, for old contracts. */
  signTypedDataV3(parameters: TypedDataParameters & From & Options): Promise<Hex>
  /** Returns the wallet's capabilities by chain (`wallet_getCapabilities`, EIP-5792). */
  getCapabilities(
    parameters?: { readonly chainIds?: readonly number[] | undefined } & From & Options,
  ): Promise<Capabilities>
  /** Sends a bundle of calls and returns its id (`wallet_sendCalls`, EIP-5792). */
  sendCalls(
    parameters: {
      readonly calls: readonly Call[]
      readonly chainId?: number | undefined
      readonly atomicRequired?: boolean | undefined
      readonly capabilities?: Readonly<Record<string, unknown>> | undefined
    } & From &
      Options,
  ): Promise<{ readonly id: string; readonly capabilities?: Readonly<Record<string, unknown>> | undefined }>
  /** Returns the status of a bundle of calls (`wallet_getCallsStatus`, EIP-5792). */
  getCallsStatus(parameters: { readonly id: string } & Options): Promise<CallsStatus>
  /** Returns the permissions of the page (`wallet_getPermissions`, EIP-2255). */
  getPermissions(parameters?: Options): Promise<readonly WalletPermission[]>
  /**
   * Requests permissions and returns the granted ones (`wallet_requestPermissions`, EIP-2255). The keys are methods,
   * the values their caveats: `{ eth_accounts: {} }` opens the wallet's account picker.
   */
  requestPermissions(
    parameters: { readonly permissions: Readonly<Record<string, Readonly<Record<string, unknown>>>> } & Options,
  ): Promise<readonly WalletPermission[]>
  /** Requests permissions to act for the account (ERC-7715). */
  grantPermissions(parameters: { readonly permissions: readonly unknown[] } & Options): Promise<unknown>
  /** Revokes permissions of `grantPermissions`. */
  revokePermissions(parameters: { readonly permissions: unknown } & Options): Promise<unknown>
  /** Asks the wallet to list a token and returns whether the visitor added it (`wallet_watchAsset`, EIP-747). */
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
   * Returns the text of a QR code that the visitor scans with the wallet's camera (`wallet_scanQRCode`, EIP-945).
   * `pattern` is the source of a regular expression; throws `WALLET_BAD_RESULT` if the text does not match.
   */
  scanQRCode(parameters?: { readonly pattern?: string | undefined } & Options): Promise<string>
  /** Returns the assets of an account by hexadecimal chain id (`wallet_getAssets`, ERC-7811). */
  getAssets(
    parameters?: { readonly chainIds?: readonly number[] | undefined } & From & Options,
  ): Promise<Readonly<Record<string, readonly unknown[]>>>
}

/**
 * Actions of a connected EVM wallet. Actions that the wallet does not support are absent. Every action rejects with
 * `USER_REJECTED` if the visitor rejects it, and takes `{ signal }`.
 *
 * @interface
 */
export type Eip155Actions = Required & Partial<Optional>
