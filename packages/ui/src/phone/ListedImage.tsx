import { afterPaint } from '@latchkey/common'
import type { HeldImage, WalletListEntry } from '@latchkey/core'
import { type ReactNode, useEffect, useState } from 'react'
import { WalletIcon } from '../icons/icons.js'
import { useKit } from '../kit/kitContext.js'
import { WalletImage } from '../kit/WalletImage.js'
import { Picture } from '../primitives/Picture.js'

export type ListedImageProps = {
  readonly wallet: WalletListEntry | undefined
  /** How long its picture is not asked for yet, in ms; looked at again when that is over. Default: at once. */
  readonly delay?: () => number
}

/** The picture of a listed wallet. */
export function ListedImage({ wallet, delay }: ListedImageProps) {
  return useListedImage(wallet, delay)
}

/**
 * The picture of a listed wallet, to be shown wherever a view has a place for it: its own URL, or the directory's, which is held for as
 * long as the component is there (R49).
 */
export function useListedImage(
  wallet: ListedImageProps['wallet'],
  delay?: NonNullable<ListedImageProps['delay']>,
): ReactNode {
  const { core } = useKit()
  const { image_id: id, image_url: own } = wallet ?? {}
  const wanted = own ? undefined : id
  const [held, setHeld] = useState<{ readonly id: string; readonly url: string }>()

  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    let image: HeldImage | undefined
    const ask = () =>
      core.directory.image(wanted, { signal: controller.signal }).then(
        (answer) => {
          if (controller.signal.aborted) return answer.release()
          image = answer
          setHeld({ id: wanted, url: answer.url })
        },
        // The neutral icon is there already (FI9).
        () => undefined,
      )
    let timer: unknown
    const begin = () => {
      if (controller.signal.aborted) return
      const ms = delay?.() ?? 0
      if (ms > 0) timer = core.ports.clock.setTimeout(begin, ms)
      else ask()
    }
    // Names come first.
    afterPaint(core.ports).then(begin)
    return () => {
      core.ports.clock.clearTimeout(timer)
      controller.abort()
      image?.release()
      setHeld(undefined)
    }
  }, [core, wanted, delay])

  if (!wanted) return <WalletImage src={own} />
  return <Picture src={held?.id === wanted ? held.url : undefined} fallback={<WalletIcon />} />
}
