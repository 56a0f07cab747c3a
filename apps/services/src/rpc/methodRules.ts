/** How the relay RPC treats a method. */
export type MethodRule = {
  /**
   * `configured`: the configuration answers, no node does. `settled`: the result is cached for a minute once it is in a block, since a
   * chain can still reorganise. `read`: the result is not cached, but equal calls at the same time are one request. `write`: every
   * call is a request of its own.
   */
  readonly keep: 'configured' | 'settled' | 'read' | 'write'
  /** Tokens of the rate limit that one call takes, by the work of the node and the size of the answer. */
  readonly cost: number
  /** The member of the result that must equal the first parameter: the result is about the hash that was asked. */
  readonly echoes?: 'hash' | 'transactionHash'
}

const rules = (rule: MethodRule, methods: string) =>
  methods
    .split(/\s+/)
    .filter(Boolean)
    .map((method) => [method, rule] as const)

const read = (cost = 1): MethodRule => ({ keep: 'read', cost })
const write: MethodRule = { keep: 'write', cost: 1 }

/**
 * The allowed methods by namespace: reading the chain, simulating, and submitting signed transactions. All others are refused, above
 * all those for the owner of a node (`admin_`, `debug_`, `personal_`, `miner_`, `txpool_`, `engine_`, `anvil_`, `hardhat_`,
 * `author_insertKey`), those that sign with the keys of a node (`eth_sign`, `eth_sendTransaction`, `eth_accounts`), and filters, which
 * exist in one node only.
 */
const methods: ReadonlyMap<string, ReadonlyMap<string, MethodRule>> = new Map(
  Object.entries({
    eip155: new Map([
      ...rules({ keep: 'configured', cost: 1 }, 'eth_chainId'),
      ...rules({ keep: 'settled', cost: 2, echoes: 'hash' }, 'eth_getBlockByHash'),
      ...rules({ keep: 'settled', cost: 1, echoes: 'hash' }, 'eth_getTransactionByHash'),
      ...rules({ keep: 'settled', cost: 1, echoes: 'transactionHash' }, 'eth_getTransactionReceipt'),
      ...rules(
        read(),
        `eth_blobBaseFee eth_blockNumber eth_call eth_estimateGas eth_feeHistory eth_gasPrice eth_getBalance
       eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getStorageAt
       eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionCount
       eth_getUncleByBlockHashAndIndex eth_maxPriorityFeePerGas eth_protocolVersion eth_syncing net_listening net_version
       web3_clientVersion web3_sha3
       eth_estimateUserOperationGas eth_getUserOperationByHash eth_getUserOperationReceipt eth_supportedEntryPoints`,
      ),
      ...rules(read(2), 'eth_getBlockByNumber'),
      ...rules(read(10), 'eth_createAccessList eth_getBlockReceipts eth_getProof eth_simulateV1'),
      ...rules(read(20), 'eth_getLogs'),
      ...rules(write, 'eth_sendRawTransaction eth_sendUserOperation'),
    ]),
    solana: new Map([
      ...rules(
        read(),
        `getAccountInfo getBalance getBlockCommitment getBlockHeight getBlockTime getBlocks getBlocksWithLimit
       getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock getGenesisHash getHealth getInflationRate
       getLatestBlockhash getMinimumBalanceForRentExemption getMultipleAccounts getRecentPerformanceSamples
       getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getTokenAccountBalance
       getTokenSupply getTransaction getTransactionCount getVersion isBlockhashValid minimumLedgerSlot simulateTransaction`,
      ),
      ...rules(
        read(10),
        'getBlock getSupply getTokenAccountsByDelegate getTokenAccountsByOwner getTokenLargestAccounts',
      ),
      ...rules(read(50), 'getProgramAccounts'),
      ...rules(write, 'requestAirdrop sendTransaction'),
    ]),
    polkadot: new Map([
      ...rules(
        read(),
        `chain_getBlockHash chain_getFinalizedHead chain_getHeader rpc_methods state_getRuntimeVersion state_getStorage
       state_getStorageAt state_getStorageHash state_getStorageSize payment_queryFeeDetails payment_queryInfo
       system_accountNextIndex system_chain system_chainType system_dryRun system_health system_name system_properties
       system_version`,
      ),
      ...rules(read(2), 'chain_getBlock state_call'),
      ...rules(read(10), 'state_getKeysPaged state_getMetadata state_getReadProof state_queryStorageAt'),
      ...rules(write, 'author_submitExtrinsic'),
    ]),
  }),
)

/** The rule of a method; `undefined` where it is refused. */
export function methodRule(namespace: string, method: string): MethodRule | undefined {
  return methods.get(namespace)?.get(method)
}

/** Whether the relay RPC can serve networks of a namespace. */
export function isRpcNamespace(namespace: string): boolean {
  return methods.has(namespace)
}
