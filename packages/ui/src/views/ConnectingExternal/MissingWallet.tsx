import { useCallback, useEffect, useState } from 'react'
import { Loading } from '../../frame/Loading.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useStore } from '../../kit/useStore.js'
import { Button } from '../../primitives/Button.js'
import type { NotInstalledProps } from '../../rest/restParts.js'

/** A wallet that is not here: where to get it comes with the rest, which most visits do without. */
export function MissingWallet(props: NotInstalledProps) {
  const { parts, needRest } = useKit()
  const { error } = useLanguage()
  const { NotInstalled } = useStore(parts)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    void needRest().then((isThere) => setFailed(!isThere))
  }, [needRest])
  useEffect(load, [load])

  if (NotInstalled) return <NotInstalled {...props} />
  if (!hasFailed) return <Loading />
  return (
    <>
      <p className="lead" role="alert">
        {error('VIEW_LOAD_FAILED')}
      </p>
      <div className="stack">
        <Button onClick={load}>
          <T id="tryAgain" />
        </Button>
      </div>
    </>
  )
}
