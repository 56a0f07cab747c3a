import type { ChainNamespace } from '@latchkey/common'
import type { WalletGroup } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useModal } from '../../context/modalContext.js'
import { useSnap } from '../../store/useSnap.js'

/** Returns the groups of the wallet list, and loads the recommended wallets of the directory. */
export function useWalletGroups(namespace: ChainNamespace | undefined): readonly WalletGroup[] {
  const { core } = useModal()
  const { status } = useSnap(core.directory.state)
  useSnap(core.connectors.state)
  useSnap(core.options.state)
  useSnap(core.accounts.state)
  const isLate = useRef(status !== 'ready' && status !== 'off')

  useEffect(() => {
    void core.directory.load(namespace)
  }, [core, namespace])

  return core.wallets.list({ namespace, isDirectoryLast: isLate.current })
}
