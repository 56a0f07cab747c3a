import { allowsDataImages } from '@latchkey/common'
import { useEffect, useState } from 'react'

/** Returns whether the page's policy lets this image URL show, as far as it is a `data:` URL; `undefined` for the moment it is asked. */
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
