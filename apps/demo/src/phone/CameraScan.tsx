import { useEffect, useRef, useState } from 'react'
import { findDetector } from './canScan.js'
import { explain } from './createPhoneStore.js'

export type CameraScanProps = { readonly onCode: (code: string) => void; readonly onEnd: () => void }

const lookEveryMs = 250

/** The camera's picture, until it contains a code. */
export function CameraScan({ onCode, onEnd }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ onCode, onEnd })
  latest.current = { onCode, onEnd }

  useEffect(() => {
    const Detector = findDetector()
    let stream: MediaStream | undefined
    let timer: number | undefined
    let isOver = false

    async function begin(): Promise<void> {
      if (!Detector) throw new Error('This browser cannot read codes.')
      const seen = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      stream = seen
      const screen = video.current
      if (isOver || !screen) return stop()
      screen.srcObject = seen
      await screen.play()
      const detector = new Detector({ formats: ['qr_code'] })
      const look = async () => {
        const [code] = await detector.detect(screen).catch(() => [])
        if (isOver) return
        if (code?.rawValue) return latest.current.onCode(code.rawValue)
        timer = window.setTimeout(() => void look(), lookEveryMs)
      }
      void look()
    }
    function stop(): void {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch((error: unknown) => {
      if (!isOver) setProblem(explain(error))
    })
    return stop
  }, [])

  if (problem !== undefined)
    return (
      <p className="problem" role="alert">
        {problem}{' '}
        <button type="button" className="small" onClick={onEnd}>
          Close
        </button>
      </p>
    )
  return <video ref={video} className="camera" muted playsInline aria-label="What the camera sees" />
}
