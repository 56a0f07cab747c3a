import { connectingExternalView } from '../ConnectingExternal/connectingExternalView.js'

export const views = { ConnectingExternal: connectingExternalView } as const
