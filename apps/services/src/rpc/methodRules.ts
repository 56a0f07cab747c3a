/** The rule of a method of the relay RPC. */
export type MethodRule = {
  /**
   * `configured`: answered from the configuration, without a node. `settled`: cached for a minute once the result is in
   * a block, because a chain can still reorganize. `read`: not cached, but equal concurrent calls share one request.
   * `write`: one request per call.
   */
  readonly keep: 'configured' | 'settled' | 'read' | 'write'
  /** Tokens of the rate limit per call, by the work of the node and the size of the response. */
  readonly cost: number
  /** The member of the result that must equal the first parameter, so that the result is about the requested hash. */
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
 * The allowed methods by namespace: reading, simulating, and submitting signed transactions. Others are refused, above
 * all those for the owner of a node (`admin_`, `debug_`, `personal_`, `miner_`, `txpool_`, `engine_`, `anvil_`,
 * `hardhat_`, `author_insertKey`), those that sign with a node's keys (`eth_sign`, `eth_sendTransaction`,
 * `eth_accounts`), and filters, which exist in one node only.
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
        `getBalance getBlockCommitment getBlockHeight getBlockTime getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock getGenesisHash getHealth getInflationRate
       getLatestBlockhash getMinimumBalanceForRentExemption getRecentPerformanceSamples
       getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getTokenAccountBalance
       getTokenSupply getTransaction getTransactionCount getVersion isBlockhashValid minimumLedgerSlot`,
      ),
      // An account holds up to 10 MiB.
      ...rules(read(5), 'getAccountInfo'),
      ...rules(
        read(10),
        `getBlock getBlocks getBlocksWithLimit getMultipleAccounts getSupply getTokenAccountsByDelegate
       getTokenAccountsByOwner getTokenLargestAccounts simulateTransaction`,
      ),
      ...rules(read(50), 'getProgramAccounts'),
      ...rules(write, 'requestAirdrop sendTransaction'),
    ]),
    polkadot: new Map([
      ...rules(
        read(),
        `chain_getBlockHash chain_getFinalizedHead chain_getHeader rpc_methods state_getRuntimeVersion
       state_getStorageHash state_getStorageSize payment_queryFeeDetails payment_queryInfo
       system_accountNextIndex system_chain system_chainType system_dryRun system_health system_name system_properties
       system_version`,
      ),
      ...rules(read(2), 'chain_getBlock state_getStorage state_getStorageAt'),
      ...rules(read(10), 'state_call state_getKeysPaged state_getMetadata state_getReadProof state_queryStorageAt'),
      ...rules(write, 'author_submitExtrinsic'),
    ]),
  }),
)

/** Returns the rule of a method; `undefined` if it is refused. */
export function methodRule(namespace: string, method: string): MethodRule | undefined {
  return methods.get(namespace)?.get(method)
}

/** Whether the relay RPC can serve networks of a namespace. */
export function isRpcNamespace(namespace: string): boolean {
  return methods.has(namespace)
}
