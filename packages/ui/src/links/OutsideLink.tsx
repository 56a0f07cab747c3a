import { safeParseUrl } from '@latchkey/common'
import type { ReactNode } from 'react'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { OutIcon } from '../primitives/icons.js'
import { pageUse } from './pageUse.js'
import { linkTexts } from './texts.js'

export type OutsideLinkProps = {
  /** The URL. It becomes a link only if it passes the URL policy. */
  readonly to: string | undefined
  readonly className: string
  readonly kind?: 'primary' | 'secondary' | 'text'
  /** Called when the visitor follows the link. */
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/**
 * A link to another site, in a new tab. It explains why a link is refused, and shows the real host of an unusual link.
 */
export function OutsideLink({ to, className, kind, onFollow, children }: OutsideLinkProps) {
  const { core } = useModal()
  const { error } = useLanguage()
  const parsed = safeParseUrl(to, pageUse(core))
  if (!parsed.ok) return className === 'link' ? children : <p className="note">{error('LINK_NOT_VALID')}</p>
  const { href, host, showHost } = parsed.value
  return (
    <a className={className} data-kind={kind} href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      <span>
        {children}
        {showHost && (
          <>
            {' '}
            <bdi translate="no">{`(${host})`}</bdi>
          </>
        )}
        <span className="visually-hidden">
          {' '}
          <T text={linkTexts.newTab} />
        </span>
      </span>
    </a>
  )
}

/** The icon at the end of an external link, with "opens in a new tab" for screen readers. */
export function NewTab() {
  return (
    <>
      <span className="visually-hidden">
        <T text={linkTexts.newTab} />
      </span>
      <OutIcon />
    </>
  )
}
