import {
  afterPaint,
  type ChainNamespace,
  type Connector,
  type ConnectorType,
  canPrefetch,
  traitsOf,
} from '@latchkey/common'
import type { WalletGroup } from '@latchkey/core'
import { useEffect } from 'react'
import { useModal } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'

export type PrefetchWalletsProps = { readonly groups: readonly WalletGroup[] }

/** Loads code for wallets of the list, once it is painted. Renders nothing. */
export function PrefetchWallets({ groups }: PrefetchWalletsProps) {
  const { all } = useSnap(useModal().core.connectors.state)
  const onPage = new Set(all.filter(({ type }) => isOnPage(type)).map(({ chain }) => chain))
  const listed = groups.flatMap(({ rows }) => rows.flatMap(({ connectors }) => connectors))
  return (
    <>
      {[...onPage].map((chain) => (
        <PrefetchSession key={chain} namespace={chain} />
      ))}
      {listed.flatMap((connector) =>
        connector.loadsWithList
          ? [<PrefetchSdk key={`${connector.chain}:${connector.id}`} connector={connector} />]
          : [],
      )}
    </>
  )
}

/** Returns whether connectors of a type reach a wallet of one namespace on the page. */
function isOnPage(type: ConnectorType): boolean {
  const { isRemote, isBuiltIn } = traitsOf(type)
  return !isRemote && !isBuiltIn
}

type PrefetchSessionProps = {
  /** The namespace of a wallet on the page. */
  readonly namespace: ChainNamespace
}

/**
 * Loads code for the next step once the list is painted: the connecting view and the session code of the namespace.
 * Renders nothing. Ignores failures, which resurface when a wallet is selected.
 */
function PrefetchSession({ namespace }: PrefetchSessionProps) {
  const { core, screens } = useModal()
  useEffect(() => {
    const { window } = core.ports
    let isOver = false
    void afterPaint(core.ports).then(() => {
      if (isOver || !window || !canPrefetch(window)) return
      screens.prefetch('ConnectingExternal')
      if (core.signIn.isEnabled(namespace)) screens.prefetch('SIWXSignMessage')
      void core.prefetch({ session: true, namespace })
    })
    return () => {
      isOver = true
    }
  }, [core, screens, namespace])
  return null
}

type PrefetchSdkProps = {
  /** A connector whose wallet is an SDK. */
  readonly connector: Connector
}

/**
 * Loads the SDK of a wallet once its row is painted: browsers block a pop-up that opens after a download, and phones
 * have no hover. Renders nothing. Ignores failures, which resurface when the wallet is selected.
 */
function PrefetchSdk({ connector }: PrefetchSdkProps) {
  const { ports } = useModal().core
  useEffect(() => {
    let isOver = false
    void afterPaint(ports).then(() => {
      if (!isOver && ports.window && canPrefetch(ports.window)) connector.prefetch?.().catch(() => undefined)
    })
    return () => {
      isOver = true
    }
  }, [ports, connector])
  return null
}
