import { defineTexts } from '../../../i18n/defineTexts.js'

/** The words for a permission. */
export const termsTexts = defineTexts('PermissionTerms', {
  spendTotal: 'Spend up to {amount} in total',
  spendHourly: 'Spend up to {amount} each hour',
  spendDaily: 'Spend up to {amount} each day',
  spendWeekly: 'Spend up to {amount} each week',
  spendEvery: 'Spend up to {amount} every {period}',
  spendAny: 'Spend any amount of {token}',
  stream: 'Spend {amount} more each second, without a total limit',
  streamTotal: 'Spend {amount} more each second, up to {total} in total',
  call: 'Use {functions} of the contract {contract}',
  callAny: 'Use every function of the contract {contract}',
  other: 'Another permission of your wallet: {type}',
  baseUnits: '{amount} of the smallest unit of {token}',
  noTerms: 'The app did not say what it may do',
  onNetwork: 'On {network}',
  until: 'Until {time}',
  noEnd: 'Without an end',
  expired: 'Expired',
})
