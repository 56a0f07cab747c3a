import { allWalletsView } from '../AllWallets/allWalletsView.js'

export const views = { AllWallets: allWalletsView } as const
