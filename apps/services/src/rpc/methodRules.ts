/** What the relay RPC does with a method: whether it is passed on, and how long its result holds. */
export type MethodRule = {
  /**
   * `ever`: the result cannot change; `settled`: it cannot once it is there, but for a reorganisation of the chain, so that it is
   * kept for a minute; `read`: it is not kept, yet equal questions at the same time are asked once; `write`: each is asked by itself.
   */
  readonly keep: 'ever' | 'settled' | 'read' | 'write'
}

const rules = (methods: string, keep: MethodRule['keep']) =>
  methods
    .split(/\s+/)
    .filter(Boolean)
    .map((method) => [method, { keep }] as const)

/**
 * What may be asked, by namespace: reading the chain, simulating, and handing in what a wallet has signed. Everything else is refused,
 * above all what nodes offer to their owner (`admin_`, `debug_`, `personal_`, `miner_`, `txpool_`, `engine_`, `anvil_`, `hardhat_`,
 * `author_insertKey`), what signs with a node's keys (`eth_sign`, `eth_sendTransaction`, `eth_accounts`), and filters, which live
 * in one node and are lost when another answers.
 */
const methods: ReadonlyMap<string, ReadonlyMap<string, MethodRule>> = new Map(
  Object.entries({
    eip155: new Map([
      ...rules('eth_chainId net_version eth_getBlockByHash eth_getUncleByBlockHashAndIndex', 'ever'),
      ...rules('eth_getTransactionReceipt eth_getTransactionByHash', 'settled'),
      ...rules(
        `eth_blobBaseFee eth_blockNumber eth_call eth_createAccessList eth_estimateGas eth_feeHistory eth_gasPrice eth_getBalance
       eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode
       eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
       eth_getTransactionCount eth_maxPriorityFeePerGas eth_protocolVersion eth_simulateV1 eth_syncing net_listening
       web3_clientVersion web3_sha3
       eth_estimateUserOperationGas eth_getUserOperationByHash eth_getUserOperationReceipt eth_supportedEntryPoints`,
        'read',
      ),
      ...rules('eth_sendRawTransaction eth_sendUserOperation', 'write'),
    ]),
    solana: new Map([
      ...rules('getGenesisHash', 'ever'),
      ...rules(
        `getAccountInfo getBalance getBlock getBlockCommitment getBlockHeight getBlockTime getBlocks getBlocksWithLimit
       getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock getHealth getInflationRate getLatestBlockhash
       getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts getRecentPerformanceSamples
       getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getSupply getTokenAccountBalance
       getTokenAccountsByDelegate getTokenAccountsByOwner getTokenLargestAccounts getTokenSupply getTransaction
       getTransactionCount getVersion isBlockhashValid minimumLedgerSlot simulateTransaction`,
        'read',
      ),
      ...rules('requestAirdrop sendTransaction', 'write'),
    ]),
    polkadot: new Map([
      ...rules(
        `chain_getBlock chain_getBlockHash chain_getFinalizedHead chain_getHeader rpc_methods state_call state_getKeysPaged state_getMetadata
       state_getReadProof state_getRuntimeVersion state_getStorage state_getStorageAt state_getStorageHash state_getStorageSize
       state_queryStorageAt payment_queryFeeDetails payment_queryInfo system_accountNextIndex system_chain system_chainType
       system_dryRun system_health system_name system_properties system_version`,
        'read',
      ),
      ...rules('author_submitExtrinsic', 'write'),
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
