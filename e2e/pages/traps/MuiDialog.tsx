import { AppKitButton } from '@latchkey/appkit/react'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { createElement } from 'react'

export type MuiDialogProps = { readonly onClose: () => void }

/**
 * An open MUI dialog around a button and the place of the modal. MUI closes the dialog on each Escape inside of it, even if the default
 * is prevented. It can't affect a modal outside of it: its focus trap moves the focus to an element that is inert then.
 */
export function MuiDialog({ onClose }: MuiDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="mui-title">
      <DialogTitle id="mui-title">MUI dialog</DialogTitle>
      <AppKitButton />
      <button type="button">Something else</button>
      {createElement('appkit-modal')}
    </Dialog>
  )
}
