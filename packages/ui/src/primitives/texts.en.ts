export const primitivesTexts = {
  back: 'Back',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading',
  reload: 'Reload the page',
  loadFailedHint: 'The connection may be down, or the site was updated. Nothing was lost.',
} as const
