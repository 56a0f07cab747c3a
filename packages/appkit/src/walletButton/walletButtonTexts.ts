/** The texts of the button for one wallet, by language. */
const texts = {
  en: { connect: 'Connect {wallet}', connecting: 'Connecting to {wallet}', connected: 'Connected' },
  ar: { connect: 'ربط {wallet}', connecting: 'جارٍ الربط مع {wallet}', connected: 'متصلة' },
} as const

export type WalletButtonTexts = Readonly<Record<keyof (typeof texts)['en'], string>>

/** Returns the texts of a language tag. Default: English. */
export function walletButtonTexts(locale: string | undefined): WalletButtonTexts {
  return locale?.toLowerCase().split('-')[0] === 'ar' ? texts.ar : texts.en
}
