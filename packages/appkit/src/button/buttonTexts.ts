/** The few texts a button shows before the modal's catalogue is loaded, by language. */
const texts = {
  en: {
    dir: 'ltr',
    connect: 'Connect Wallet',
    connecting: 'Connecting...',
    signIn: 'Sign in',
    reconnecting: 'Reconnecting…',
    selectNetwork: 'Select Network',
    unsupported: 'Unsupported Network',
    account: 'Account {address}',
    network: 'Network {name}',
    loadFailed: 'The wallet window could not be loaded. The connection may be down, or the site was updated.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },
  ar: {
    dir: 'rtl',
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط...',
    signIn: 'تسجيل الدخول',
    reconnecting: 'جارٍ إعادة الاتصال…',
    selectNetwork: 'اختر الشبكة',
    unsupported: 'شبكة غير مدعومة',
    account: 'الحساب {address}',
    network: 'الشبكة {name}',
    loadFailed: 'تعذّر تحميل نافذة المحفظة. قد يكون الاتصال منقطعًا، أو جرى تحديث الموقع.',
    tryAgain: 'حاول مرة أخرى',
    reload: 'أعد تحميل الصفحة',
  },
} as const

export type ButtonTexts = Readonly<Record<keyof (typeof texts)['en'], string>>

/** Returns the texts of a language tag. Default: English. */
export function buttonTexts(locale: string | undefined): ButtonTexts {
  return locale?.toLowerCase().split('-')[0] === 'ar' ? texts.ar : texts.en
}
