import { type AdapterHost, createEmitter } from '@latchkey/common'

/** The account that wagmi shows. */
export type WagmiAccount = {
  /** The active account first. */
  readonly accounts: readonly [`0x${string}`, ...`0x${string}`[]]
  readonly chainId: number
}

/** The link between the wagmi config and the instance that uses the adapter. */
export type KitLink = {
  /** `undefined` until the app has created the instance, and on pages without one. */
  readonly host: AdapterHost | undefined
  /** The account as last reported, so that all answers to wagmi agree. */
  readonly account: WagmiAccount | undefined
  attach(host: AdapterHost): () => void
  /** Reads the account of the instance, reports a change, and returns the account. */
  sync(): WagmiAccount | undefined
  /** Calls `listener` after each change of the account. */
  watch(listener: (account: WagmiAccount | undefined) => void): () => void
}

export function createKitLink(): KitLink {
  const changes = createEmitter<WagmiAccount | undefined>()
  let host: AdapterHost | undefined
  let account: WagmiAccount | undefined

  function sync(): WagmiAccount | undefined {
    const next = readAccount(host)
    if (isSame(account, next)) return account
    account = next
    changes.emit(next)
    return next
  }

  return {
    get host() {
      return host
    },
    get account() {
      return account
    },
    attach(next) {
      host = next
      const stop = next.watch(sync)
      sync()
      return () => {
        stop()
        // Another instance may use the adapter by now, for example after a hot reload.
        if (host !== next) return
        host = undefined
        sync()
      }
    },
    sync,
    watch: changes.watch,
  }
}

function readAccount(host: AdapterHost | undefined): WagmiAccount | undefined {
  const { caipAddress, allAccounts = [] } = host?.getAccount('eip155') ?? {}
  // The addresses of an EVM account are hex.
  const [first, ...others] = allAccounts.map(({ address }) => address as `0x${string}`)
  const [, chainId] = caipAddress?.split(':') ?? []
  return first && { accounts: [first, ...others], chainId: Number(chainId) }
}

function isSame(one: WagmiAccount | undefined, other: WagmiAccount | undefined): boolean {
  if (!one || !other) return one === other
  return one.chainId === other.chainId && one.accounts.join() === other.accounts.join()
}
