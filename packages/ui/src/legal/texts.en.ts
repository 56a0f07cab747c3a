export const legalTexts = {
  legalAgree: 'I agree to the {terms}',
  legalAgreeBoth: 'I agree to the {terms} and {privacy}',
  legalNote: 'By connecting you agree to the {terms}',
  legalNoteBoth: 'By connecting you agree to the {terms} and {privacy}',
  legalFirst: 'Tick the box below first',
  terms: 'Terms',
  privacy: 'Privacy Policy',
} as const
