import { AppKitButton, createAppKit } from '@latchkey/appkit/react'
import { Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { createFocusTrap } from 'focus-trap'
import { lazy, Suspense, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { showAddress } from '../shared/showAddress.js'

const kit = createAppKit({
  ...kitOptions(),
  termsConditionsUrl: `${location.origin}/terms`,
  features: { legalCheckbox: true },
})
exposeKit(kit)

/** Loaded on demand: MUI is large, and only one journey opens its dialog. */
const MuiDialog = lazy(() => import('./MuiDialog.js').then((module) => ({ default: module.MuiDialog })))

/** The most common focus traps, each around a button that opens the modal. */
function Traps() {
  const box = useRef<HTMLDivElement>(null)
  const [isMuiOpen, setMuiOpen] = useState(false)
  return (
    <main>
      <h1>Focus traps</h1>
      <button type="button" onClick={() => box.current && createFocusTrap(box.current).activate()}>
        Activate focus-trap
      </button>
      <section ref={box} aria-label="focus-trap">
        <AppKitButton />
        <button type="button">Something else</button>
      </section>
      <Root>
        <Trigger>Open Radix dialog</Trigger>
        <Portal>
          <Content aria-describedby={undefined}>
            <Title>Radix dialog</Title>
            <AppKitButton />
            <button type="button">Something else</button>
          </Content>
        </Portal>
      </Root>
      <button type="button" onClick={() => setMuiOpen(true)}>
        Open MUI dialog
      </button>
      <Suspense>{isMuiOpen && <MuiDialog onClose={() => setMuiOpen(false)} />}</Suspense>
      <p data-testid="address" />
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Traps />)
showAddress(kit, '[data-testid=address]')
