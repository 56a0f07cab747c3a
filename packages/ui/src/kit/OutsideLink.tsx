import { safeParseUrl } from '@latchkey/common'
import type { ReactNode } from 'react'
import { useKit } from './kitContext.js'
import { pageUse } from './pageUse.js'
import { T } from './T.js'
import { useLanguage } from './useLanguage.js'

export type OutsideLinkProps = {
  /** Where it leads; only what passes the URL policy becomes a link (law L10, R40). */
  readonly to: string | undefined
  readonly className: string
  readonly kind?: 'primary' | 'quiet' | 'text'
  /** It was followed. */
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/** A page outside, in a new tab. A link that is refused says so; an unusual one that is allowed shows its real host (R43). */
export function OutsideLink({ to, className, kind, onFollow, children }: OutsideLinkProps) {
  const { core } = useKit()
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
        <span className="sr">
          {' '}
          <T id="newTab" />
        </span>
      </span>
    </a>
  )
}
