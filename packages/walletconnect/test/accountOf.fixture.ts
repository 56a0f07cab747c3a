import type { ChainNamespace } from '@latchkey/common'

/** An address of each namespace. */
export const accountOf: Readonly<Record<ChainNamespace, string>> = {
  eip155: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  polkadot: '5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
  bip122: '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
}
