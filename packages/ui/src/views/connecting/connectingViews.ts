import { connectingExternalView } from './ConnectingExternal/connectingExternalView.js'

export const connectingViews = { ConnectingExternal: connectingExternalView } as const
