/** The few texts a button shows before the modal's catalogue is loaded, by language. */
const texts = {
  en: {
    connect: 'Connect Wallet',
    connecting: 'Connecting...',
    reconnecting: 'Reconnecting…',
    selectNetwork: 'Select Network',
    unsupported: 'Unsupported Network',
    account: 'Account {address}',
    network: 'Network {name}',
  },
  ar: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط...',
    reconnecting: 'جارٍ إعادة الاتصال…',
    selectNetwork: 'اختر الشبكة',
    unsupported: 'شبكة غير مدعومة',
    account: 'الحساب {address}',
    network: 'الشبكة {name}',
  },
} as const

export type ButtonTexts = Readonly<Record<keyof (typeof texts)['en'], string>>

/** The texts for a language tag; English where there are none. */
export function buttonTexts(locale: string | undefined): ButtonTexts {
  return locale?.toLowerCase().split('-')[0] === 'ar' ? texts.ar : texts.en
}
