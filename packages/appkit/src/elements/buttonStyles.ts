import { declareColors, sharedColors } from '@latchkey/common/start'
import buttonCss from './button.css?inline'

const dark = declareColors(sharedColors.dark)

/** The styles of the buttons. Style sheets of the page do not reach them. */
export const buttonStyles = `
button, .load-note {
  ${declareColors(sharedColors.light)}
}
@media (prefers-color-scheme: dark) {
  :is(button, .load-note):not([data-mode='light']) {
    ${dark}
  }
}
:is(button, .load-note)[data-mode='dark'] {
  ${dark}
}
${buttonCss}`
