import { type ChainNamespace, isMobile } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { GridIcon } from '../primitives/icons.js'
import { Picture } from '../primitives/Picture.js'
import { Row } from '../primitives/Row.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from './texts.js'

export type AllWalletsRowProps = { readonly namespace: ChainNamespace | undefined }

/** A row that opens the whole directory. Absent without a directory. */
export function AllWalletsRow({ namespace }: AllWalletsRowProps) {
  const { core, screens } = useModal()
  const { locale } = useLanguage()
  useSnap(core.directory.state)
  const { count } = core.directory.list(namespace)
  if (!offersAllWallets(core)) return null

  /** The first page loads in parallel with the view's code. */
  function loadFirst(): void {
    if (core.directory.list(namespace).wallets.length === 0) void core.directory.loadMore(namespace)
  }

  return (
    <Row
      image={
        <span className="all-wallets-icon">
          <Picture src={undefined} fallback={<GridIcon />} />
        </span>
      }
      name={<T text={walletTexts.allWallets} />}
      end={count !== undefined && count > 0 && <span className="tag">{roughly(count, locale)}</span>}
      onClick={() => {
        core.router.push('AllWallets', namespace ? { namespace } : {})
        loadFirst()
      }}
      onApproach={() => {
        screens.prefetch('AllWallets')
        loadFirst()
      }}
    />
  )
}

/** Rounded down to tens. */
function roughly(count: number, locale: string): string {
  const tens = Math.floor(count / 10) * 10
  return tens > 0 ? `${tens.toLocaleString(locale)}+` : count.toLocaleString(locale)
}

/** Returns whether the list links to all wallets: a directory exists, and the options allow it. */
export function offersAllWallets({ options, directory, ports }: Core): boolean {
  const { allWallets, features } = options.state.current
  if (directory.state.status === 'off' || !features.allWallets || allWallets === 'HIDE') return false
  return allWallets !== 'ONLY_MOBILE' || isMobile(ports.window?.navigator)
}
