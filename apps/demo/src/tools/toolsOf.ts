import type { ChainNamespace } from '@latchkey/common'
import { bip122Tools } from './bip122Tools.js'
import type { ChainTools } from './chainTools.js'
import { eip155Tools } from './eip155Tools.js'
import { polkadotTools } from './polkadotTools.js'
import { solanaTools } from './solanaTools.js'

const all: Readonly<Record<ChainNamespace, ChainTools>> = {
  eip155: eip155Tools,
  solana: solanaTools,
  polkadot: polkadotTools,
  bip122: bip122Tools,
}

/** The tools of a namespace. */
export const toolsOf = (namespace: ChainNamespace): ChainTools => all[namespace]
