import { createElement } from 'react'

export type ModalPlaceProps = { readonly isEmbedded: boolean }

/** The element that contains the modal with `enableEmbedded` and `disableAppend`. */
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
