import { defineTexts } from '../i18n/defineTexts.js'

export const legalTexts = defineTexts('Legal', {
  agree: 'I agree to the {terms}',
  agreeBoth: 'I agree to the {terms} and {privacy}',
  note: 'By connecting you agree to the {terms}',
  noteBoth: 'By connecting you agree to the {terms} and {privacy}',
  agreeFirst: 'Tick the box below first',
  terms: 'Terms',
  privacy: 'Privacy Policy',
})
