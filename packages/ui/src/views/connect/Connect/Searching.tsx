import { useCallback, useEffect, useState } from 'react'
import { T } from '../../../i18n/T.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Failed } from '../../../primitives/Failed.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { Row } from '../../../primitives/Row.js'
import { commonTexts } from '../../../primitives/texts.js'

/** Shown while wallets are discovered: placeholder rows in their final size, or a retry if the code failed to load. */
export function Searching() {
  const { core } = useModal()
  const [hasFailed, setFailed] = useState(false)
  const search = useCallback(() => {
    setFailed(false)
    core.discover().catch((cause: unknown) => {
      core.ports.logger.error('[latchkey] The code that looks for wallets could not be loaded.', cause)
      setFailed(true)
    })
  }, [core])
  useEffect(search, [search])

  if (hasFailed) return <Failed code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} onRetry={search} />
  return (
    <>
      <p className="visually-hidden" role="status">
        <T text={commonTexts.loading} />
      </p>
      {[0, 1, 2].map((index) => (
        <PendingRow key={index} />
      ))}
    </>
  )
}

/** A placeholder for a wallet that is loading, in the size of its row. */
export function PendingRow() {
  return <Row image={<span className="picture" />} name={<Skeleton />} />
}
