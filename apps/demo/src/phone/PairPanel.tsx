import type { WalletConnectWallet } from '@latchkey/testing'
import { type FormEvent, useState } from 'react'
import { Panel } from '../parts/Panel.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'
import { CameraScan } from './CameraScan.js'
import { canScan } from './canScan.js'
import { explain } from './createPhoneStore.js'
import { readPicture } from './readPicture.js'

export type PairPanelProps = { readonly phone: WalletConnectWallet; readonly link: string }

/** Accepts an app's code: pasted, from the camera, or from a picture. */
export function PairPanel({ phone, link }: PairPanelProps) {
  const [uri, setUri] = useState(link)
  const [isScanning, setScanning] = useState(false)
  const { state, isBusy, run } = useTask<string>()

  function pair(code: string): void {
    setScanning(false)
    run(async () => {
      await phone.pair(code)
      setUri('')
      return 'The code was read. The app’s request comes in a moment.'
    })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    pair(uri)
  }
  function readFile(file: File | undefined): void {
    if (!file) return
    run(async () => {
      await phone.pair(await readPicture(file))
      return 'The code in the picture was read. The app’s request comes in a moment.'
    })
  }

  return (
    <Panel title="Connect to an app" note="In the demo: Connect, WalletConnect, Copy link. Paste it here.">
      <form className="rows" onSubmit={submit}>
        <TextField
          label="Link or code of the app"
          value={uri}
          onChange={setUri}
          placeholder="wc:…"
          problem={state.status === 'failed' ? explain(state.error) : undefined}
        />
        <div className="actions">
          <button type="submit" className="primary" disabled={isBusy || uri.trim() === ''}>
            {isBusy ? 'Connecting…' : 'Connect'}
          </button>
          {canScan() && (
            <button type="button" aria-pressed={isScanning} onClick={() => setScanning(!isScanning)}>
              {isScanning ? 'Stop the camera' : 'Scan with the camera'}
            </button>
          )}
          <label className="button file">
            Read a picture
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                readFile(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
        </div>
      </form>
      {isScanning && <CameraScan onCode={pair} onEnd={() => setScanning(false)} />}
      <div role="status">
        {state.status === 'done' && (
          <p className="notice" data-tone="ok">
            {state.value}
          </p>
        )}
      </div>
    </Panel>
  )
}
