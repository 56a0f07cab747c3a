import { accountSlice } from './accountSlice.js'
import { balanceSlice } from './balanceSlice.js'
import { connectionsSlice } from './connectionsSlice.js'
import { eventSlice } from './eventSlice.js'
import { networkSlice } from './networkSlice.js'
import type { Slice } from './slice.js'
import { themeSlice } from './themeSlice.js'
import { viewSlice } from './viewSlice.js'

const table = {
  account: accountSlice,
  balance: balanceSlice,
  connections: connectionsSlice,
  network: networkSlice,
  view: viewSlice,
  theme: themeSlice,
  event: eventSlice,
}

/** What a reader of an instance's state depends on. */
export type Subject = keyof typeof table

/** The value of each slice, as plain data. */
export type SliceValues = { [S in Subject]: ReturnType<(typeof table)[S]['initial']> }

/** The slices of an instance's state, by subject. */
export const slices: { readonly [S in Subject]: Slice<SliceValues[S]> } = table
