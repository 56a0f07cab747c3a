import { errorTable } from '@latchkey/common'
import { ConfirmClose } from '../frame/ConfirmClose.js'
import { createSwitcher } from '../kit/createSwitcher.js'
import { enRest } from '../locales/enRest.js'
import { restStyles } from '../theme/restStyles.js'
import { Legal } from '../views/Connect/Legal.js'
import { NoWallets } from '../views/Connect/NoWallets.js'
import { Searching } from '../views/Connect/Searching.js'
import type { RestParts } from './restParts.js'

/** The one module behind {@link RestParts}. */
export const rest: RestParts = {
  texts: enRest,
  errors: errorTable,
  styles: restStyles,
  ConfirmClose,
  Legal,
  NoWallets,
  Searching,
  createSwitcher,
}
