import alertBar from '../../primitives/styles/alertBar.css?inline'
import base from '../../primitives/styles/base.css?inline'
import button from '../../primitives/styles/button.css?inline'
import layout from '../../primitives/styles/layout.css?inline'
import loading from '../../primitives/styles/loading.css?inline'
import picture from '../../primitives/styles/picture.css?inline'
import row from '../../primitives/styles/row.css?inline'
import snackbar from '../../primitives/styles/snackbar.css?inline'
import text from '../../primitives/styles/text.css?inline'
import preferences from '../../theme/preferences.css?inline'
import { tokenStyles } from '../../theme/tokens.js'
import confirmClose from './confirmClose.css?inline'
import modal from './modal.css?inline'

/** The style sheets that every view needs, in cascade order. */
export const modalStyles: readonly string[] = [
  tokenStyles,
  modal,
  confirmClose,
  base,
  layout,
  text,
  button,
  row,
  picture,
  loading,
  snackbar,
  alertBar,
  preferences,
]
