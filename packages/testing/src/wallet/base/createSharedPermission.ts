type Revoke = (origin: string, isSilent?: boolean) => void

/** The permission of a wallet that pages receive for several namespaces at once. */
export type SharedPermission = {
  /** Adds the wallet of one namespace. `revoke` withdraws the accounts of a page in that namespace. */
  add(revoke: Revoke): void
  /** Withdraws the accounts of a page in every namespace. */
  readonly revoke: Revoke
}

/**
 * Creates one permission for the test wallets of several namespaces, as MetaMask has for EVM and Solana: revoking it in
 * one namespace revokes it in all.
 *
 * @example
 * const permission = createSharedPermission()
 * const evm = createEvmTestWallet({ ...walletPresets.foxglove, chains, permission })
 * const solana = createSolanaTestWallet({ ...walletPresets.foxglove, chains: solanaChains, permission })
 */
export function createSharedPermission(): SharedPermission {
  const revokers: Revoke[] = []
  return {
    add(revoke) {
      revokers.push(revoke)
    },
    revoke(origin, isSilent) {
      for (const revoke of revokers) revoke(origin, isSilent)
    },
  }
}
