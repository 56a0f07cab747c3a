import { errorTable } from '@latchkey/common'
import { enRest } from '../locales/enRest.js'
import { restStyles } from '../theme/restStyles.js'

/** What every view but the wallet list needs: its texts, the errors' texts, the styles. Comes with the first of them. */
export const rest = { texts: enRest, errors: errorTable, styles: restStyles }

export type Rest = typeof rest
