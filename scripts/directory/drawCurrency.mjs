/** The fiat currencies with a picture, and their sign. */
export const currencies = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'C$',
  CHF: 'Fr',
  CNY: '元',
  CZK: 'Kč',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'Mex$',
  NGN: '₦',
  NOK: 'kr',
  NZD: 'NZ$',
  PLN: 'zł',
  SEK: 'kr',
  SGD: 'S$',
  TRY: '₺',
  UAH: '₴',
  USD: '$',
  ZAR: 'R',
}

/** Draws a disc with the currency sign. The hue is derived from the code. */
export function drawCurrency(code) {
  const sign = currencies[code]
  const hue = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360
  const fontSize = sign.length === 1 ? 15 : sign.length === 2 ? 11 : 7
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="hsl(${hue} 55% 38%)"/><text x="12" y="12" dy=".35em" fill="#fff" font-family="sans-serif" font-weight="600" font-size="${fontSize}" text-anchor="middle">${sign}</text></svg>`
}
