import type { ChainNamespace } from '@latchkey/common'
import { listPlatforms, type WalletListEntry } from '@latchkey/core'
import { useCallback, useEffect, useRef } from 'react'
import { useModal } from '../modalContext/modalContext.js'

/**
 * Returns a function that requests a pairing URI when the visitor of a phone presses a wallet with an app link, so that
 * the click can open the app. The relay is not contacted before. The URI is renewed until the list closes.
 */
export function usePreparePairing(
  namespace: ChainNamespace | undefined,
): (wallet: WalletListEntry | undefined) => void {
  const { core } = useModal()
  const isPrepared = useRef(false)

  useEffect(
    () => () => {
      if (isPrepared.current) core.walletConnect.release()
      isPrepared.current = false
    },
    [core],
  )

  return useCallback(
    (wallet) => {
      if (listPlatforms(core, wallet, namespace)[0] !== 'mobile') return
      if (isPrepared.current && core.walletConnect.state.status !== 'failed') return
      isPrepared.current = true
      void core.walletConnect.prepare()
    },
    [core, namespace],
  )
}
