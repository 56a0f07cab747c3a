import { AppKitButton } from '@latchkey/appkit/react'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { createElement } from 'react'

export type MuiDialogProps = { readonly onClose: () => void }

/**
 * An open MUI dialog that contains a button and the modal's host. MUI closes the dialog on each Escape inside it, even
 * if the default is prevented. It cannot affect a modal outside: its focus trap then moves the focus to an inert
 * element.
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
