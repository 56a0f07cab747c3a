import { cleanText } from '@latchkey/common'
import type { GrantedSession, SmartSessions } from '@latchkey/core'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { useSnap } from '../../../store/useSnap.js'
import { type TermText, type TermValue, termText } from './termText.js'
import { termsTexts } from './texts.js'

export type SessionTermsProps = {
  readonly session: GrantedSession
  readonly state: SmartSessions['state']
}

/** What an app may do, on which network, and until when. */
export function SessionTerms({ session, state }: SessionTermsProps) {
  const { core } = useModal()
  const { locale } = useLanguage()
  const { tokens } = useSnap(state)
  const { chainId, terms, expiration } = session
  const network = core.networks.find(chainId, 'eip155')
  const isOver = expiration !== undefined && expiration * 1_000 <= core.ports.clock.now()
  const source = { chainId, tokens, coin: network?.nativeCurrency, locale }
  return (
    <ul className="session-terms">
      {terms.map((term, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a permission never change
        <li key={index}>
          <Term {...termText(term, source)} />
        </li>
      ))}
      {terms.length === 0 && (
        <li>
          <T text={termsTexts.noTerms} />
        </li>
      )}
      <li>
        <T text={termsTexts.onNetwork} values={{ network: cleanText(network?.name ?? chainId) }} />
      </li>
      <li>
        {expiration === undefined ? (
          <T text={termsTexts.noEnd} />
        ) : (
          <T text={isOver ? termsTexts.expired : termsTexts.until} values={{ time: writeTime(expiration, locale) }} />
        )}
      </li>
    </ul>
  )
}

function Term({ text, values }: TermText) {
  const shown = Object.entries(values).map(([name, value]) => [name, <Value key={name} value={value} />])
  return <T text={text} values={Object.fromEntries(shown)} />
}

/** A value of a term, or a placeholder of its size while it loads. */
function Value({ value }: { readonly value: TermValue | undefined }) {
  if (value === undefined) return <Skeleton />
  if (typeof value === 'string') return <bdi translate="no">{value}</bdi>
  return <T text={value.text} values={value.values} />
}

function writeTime(seconds: number, locale: string): string {
  // The list of another server may have any number.
  if (!Number.isFinite(new Date(seconds * 1_000).getTime())) return String(seconds)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1_000)
}
