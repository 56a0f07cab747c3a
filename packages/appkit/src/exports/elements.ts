export type { ButtonElement } from '../elements/createButtonElement.js'
export { defineElements } from '../elements/defineElements.js'
