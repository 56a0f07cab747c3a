import { createElement } from 'react'

export type ModalPlaceProps = { readonly isEmbedded: boolean }

/** Where the app itself puts the modal, for `enableEmbedded` and `disableAppend`. */
export function ModalPlace({ isEmbedded }: ModalPlaceProps) {
  return (
    <div className="embed">
      <p className="hint">
        {isEmbedded
          ? 'The modal is part of the page, here.'
          : 'The app placed <appkit-modal> here; it opens as a dialog.'}
      </p>
      {createElement('appkit-modal')}
    </div>
  )
}
