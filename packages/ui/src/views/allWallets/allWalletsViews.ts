import { allWalletsView } from './AllWallets/allWalletsView.js'

export const allWalletsViews = { AllWallets: allWalletsView } as const
