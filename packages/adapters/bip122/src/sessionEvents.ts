import type { Clock } from '@latchkey/common'
import type { Face, FaceAnswer } from './faces/face.js'

/** About one frame: news that come closer together are told once (R39). */
const frameMs = 16

export type FaceWatch = {
  onAnswer(answer: FaceAnswer): void
  onLeft(): void
  /** Asks the wallet what it shares now. */
  read(): Promise<FaceAnswer | undefined>
  onUnread(error: unknown): void
}

/**
 * Listens to a wallet and tells at most once a frame, the last word (R39). News that carry nothing are a reason to look: what
 * counts is what the wallet answers, so garbage in an event changes nothing. The returned function stops it.
 */
export function watchFace(face: Face, clock: Clock, watch: FaceWatch): () => void {
  let isStopped = false
  let isDue = false
  let round = 0
  let timer: unknown
  let last: { readonly answer?: FaceAnswer | undefined; readonly hasLeft?: boolean | undefined } = {}

  const tell = async () => {
    timer = undefined
    isDue = false
    const { answer, hasLeft } = last
    last = {}
    if (hasLeft) return watch.onLeft()
    const mine = ++round
    try {
      const now = (await watch.read()) ?? answer
      // An answer that was overtaken by newer news says nothing any more.
      if (now && !isStopped && mine === round && !isDue) watch.onAnswer(now)
    } catch (error) {
      if (!isStopped) watch.onUnread(error)
    }
  }
  const stop = face.watch((news) => {
    if (isStopped) return
    last = news
    if (isDue) return
    isDue = true
    timer = clock.setTimeout(() => void tell(), frameMs)
  })
  return () => {
    isStopped = true
    stop()
    if (timer !== undefined) clock.clearTimeout(timer)
  }
}
