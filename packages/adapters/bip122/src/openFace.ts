import { appChains } from './appChains.js'
import type { Bip122Context } from './context.js'
import type { Face } from './faces/face.js'
import { createLeatherFace } from './faces/leatherFace.js'
import { createOkxFace } from './faces/okxFace.js'
import { createSatsConnectFace } from './faces/satsConnectFace.js'
import { createStandardFace } from './faces/standardFace.js'
import { createUnisatFace } from './faces/unisatFace.js'
import type { FoundWallet } from './foundWallet.js'

/** The face of a wallet: how it is spoken to, behind one set of functions. */
export function openFace(context: Bip122Context, wallet: FoundWallet): Face {
  switch (wallet.kind) {
    case 'standard':
      return createStandardFace(wallet)
    case 'satsConnect':
      return createSatsConnectFace(wallet)
    case 'leather':
      return createLeatherFace(wallet, appChains(context)[0] ?? 'mainnet')
    case 'unisat':
      return createUnisatFace(wallet)
    case 'okx':
      return createOkxFace(wallet, context.ports.window)
  }
}
