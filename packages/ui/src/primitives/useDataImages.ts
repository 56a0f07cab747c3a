import { allowsDataImages } from '@latchkey/common'
import { useEffect, useState } from 'react'

/**
 * Returns whether the page's Content-Security-Policy allows this image if it is a `data:` URL. `undefined` until known.
 */
export function useDataImages(src: string | undefined): boolean | undefined {
  const answer = src !== undefined && /^data:/i.test(src) ? allowsDataImages(document) : true
  const [settled, setSettled] = useState<boolean>()

  useEffect(() => {
    if (typeof answer === 'boolean') return
    let isMounted = true
    void answer.then((isAllowed) => {
      if (isMounted) setSettled(isAllowed)
    })
    return () => {
      isMounted = false
    }
  }, [answer])

  return typeof answer === 'boolean' ? answer : settled
}
