import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import type { AppKit } from '../instance/appKit.js'

/**
 * Reads the content of one kind of button from the instance. `undefined` shows nothing. `onChange` renders the button
 * again.
 */
export type ReadButton = (
  kit: AppKit | undefined,
  attributes: ButtonAttributes,
  onChange: () => void,
) => ButtonModel | undefined
