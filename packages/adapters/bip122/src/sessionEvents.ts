import { type Clock, createFrameGate } from '@latchkey/common'
import { attempt } from './attempt.js'
import type { Face, FaceAnswer, FaceNews } from './faces/face.js'

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
  let round = 0
  let last: FaceNews = {}

  const tell = async () => {
    const { answer, hasLeft } = last
    last = {}
    if (hasLeft) return watch.onLeft()
    const mine = ++round
    try {
      const now = (await watch.read()) ?? answer
      // An answer that was overtaken by newer news says nothing any more.
      if (now && !isStopped && mine === round && !gate.isDue()) watch.onAnswer(now)
    } catch (error) {
      if (!isStopped) watch.onUnread(error)
    }
  }
  const gate = createFrameGate(clock, () => void tell())
  const stop = attempt(() =>
    face.watch((news) => {
      if (isStopped) return
      last = news
      gate.call()
    }),
  )
  return () => {
    isStopped = true
    gate.stop()
    if (stop) attempt(stop)
  }
}
