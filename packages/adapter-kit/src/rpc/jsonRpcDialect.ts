import type { Network, ServerReply, TableErrorCode } from '@latchkey/common'

/** A method and its parameters. */
export type JsonRpcRequest = { readonly method: string; readonly params: readonly unknown[] }

/** A call as it is sent. */
export type JsonRpcCall = JsonRpcRequest & { readonly jsonrpc: '2.0'; readonly id: number }

/** Differences between the nodes of the namespaces. */
export type JsonRpcDialect = {
  /** The request that identifies the chain of a server. */
  readonly chainMethod: string
  readonly chainParams?: readonly unknown[] | undefined
  /** Returns whether a result of `chainMethod` belongs to the network. `undefined` for a malformed result. */
  isRightChain(answer: unknown, network: Network): boolean | undefined
  /**
   * Whether to use only servers that identify their chain. Default: false, because some servers forbid `chainMethod`.
   * Servers of another chain are never used.
   */
  readonly isChainRequired?: boolean | undefined
  /** A cheap request, to rank servers by. */
  readonly pingMethod: string
  /** Largest number of calls in one HTTP request. Default: 1000. */
  readonly batch?: number | undefined
  /** Parses a body; `undefined` for what is no JSON. */
  parse(text: string): unknown
  /** Largest body in bytes. Default: 2 MiB. */
  readonly maxBytes?: number | undefined
  /** Classifies the `error` of a reply. */
  readError(error: unknown): ServerReply
  /** Checks a reply, or replaces it. */
  checkReply?(request: JsonRpcRequest, reply: ServerReply): ServerReply
  /**
   * Returns whether a result means that the server did not find the transaction. Another server may find it, so the
   * next equal request goes to another server first. Default: false.
   */
  isMissing?(request: JsonRpcRequest, result: unknown): boolean
  /** Computes the id of the transaction that a request sends; `undefined` for a request that sends none. */
  transactionId?(request: JsonRpcRequest): string | undefined
}

/** How the nodes of a namespace name their errors. */
export type NodeErrors = {
  readonly codes: Readonly<Record<number, TableErrorCode>>
  /**
   * Patterns are tried in order, before the codes, because nodes use one code for many errors. The first match counts.
   */
  readonly texts: readonly (readonly [RegExp, TableErrorCode])[]
}

/** Returns the error code for the code and text of a node. An unknown error is `RPC_FAILED`. */
export function findNodeErrorCode({ codes, texts }: NodeErrors, code: unknown, text: string): TableErrorCode {
  const fromText = texts.find(([pattern]) => pattern.test(text))?.[1]
  return fromText ?? (typeof code === 'number' ? codes[code] : undefined) ?? 'RPC_FAILED'
}
