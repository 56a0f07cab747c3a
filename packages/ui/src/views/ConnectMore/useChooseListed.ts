import { type ChainNamespace, loadPart } from '@latchkey/common'
import type { WalletListEntry } from '@latchkey/core'
import { useMemo } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { useLanguage } from '../../kit/useLanguage.js'
import type { PhoneActions } from '../../phone/phoneViews.js'

/** Chooses a listed wallet with code that may load after the list. */
export type ChooseListed = {
  /** Loads the code ahead of a click. */
  prefetch(): void
  choose(wallet: WalletListEntry, namespace: ChainNamespace | undefined): Promise<void>
}

/** Returns {@link ChooseListed}. With `given` actions nothing is awaited: the click itself opens a wallet's app. */
export function useChooseListed(given: PhoneActions | undefined): ChooseListed {
  const { core, window } = useKit()
  const { error } = useLanguage()

  return useMemo(() => {
    let actions = given
    async function load(): Promise<PhoneActions> {
      actions ??= (await loadPart(() => import('../../phone/phoneViews.js'))).phoneActions
      return actions
    }

    async function choose(wallet: WalletListEntry, namespace: ChainNamespace | undefined): Promise<void> {
      if (actions) return actions.chooseListed(core, window, wallet, namespace)
      const { view } = core.router.state
      try {
        const { chooseListed } = await load()
        // The visitor may have gone elsewhere meanwhile.
        if (core.modal.state.open && core.router.state.view === view) chooseListed(core, window, wallet, namespace)
      } catch {
        core.snackbar.showError(error('VIEW_LOAD_FAILED'))
      }
    }

    return {
      prefetch() {
        // The click loads it again and shows the error.
        load().catch(() => undefined)
      },
      choose,
    }
  }, [core, window, error, given])
}
