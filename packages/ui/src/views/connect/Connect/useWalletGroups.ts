import { afterPaint, type ChainNamespace, walletConnectId } from '@latchkey/common'
import type { Core, WalletGroup } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useModal } from '../../../context/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { useValue } from '../../../store/useValue.js'

/** Returns the groups of the wallet list, and loads the recommended wallets of the directory once the list is painted. */
export function useWalletGroups(namespace: ChainNamespace | undefined): readonly WalletGroup[] {
  const { core } = useModal()
  const { status } = useSnap(core.directory.state)
  useSnap(core.connectors.state)
  useSnap(core.options.state)
  useValue(core.accounts.state, () => pairedNamespaces(core))
  const isLate = useRef(status !== 'ready' && status !== 'off')

  useEffect(() => {
    let isOver = false
    void afterPaint(core.ports).then(() => {
      if (!isOver) void core.directory.load(namespace)
    })
    return () => {
      isOver = true
    }
  }, [core, namespace])

  return core.wallets.list({ namespace, isDirectoryLast: isLate.current })
}

/**
 * The namespaces that WalletConnect has connected: their list omits it. Other changes of an account do not render the list again, because it is
 * about to close.
 */
function pairedNamespaces({ accounts }: Core): string {
  const isPaired = (namespace: ChainNamespace) => accounts.getConnected(namespace)?.connectorId === walletConnectId
  return accounts.connectedNamespaces().filter(isPaired).join()
}
