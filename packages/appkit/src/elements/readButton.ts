import type { AppKit } from '../instance/appKit.js'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'

/** Reads the model of one kind of button from the instance; `undefined` shows nothing. */
export type ReadButton = (kit: AppKit | undefined, attributes: ButtonAttributes) => ButtonModel | undefined
